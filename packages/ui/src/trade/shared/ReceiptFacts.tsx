import { networkFeeOf } from '@souk/words/format'
import type { TransactionReceipt } from 'viem'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { CopyText } from '../../kit/CopyText.js'
import { Facts } from '../../kit/Facts.js'
import { Money } from '../../kit/Money.js'

/** Shows the result of a trade: what was paid or received, the network fee, and its transaction. */
export function ReceiptFacts({ rows = [], done, native, isInParts = false }: ReceiptFacts.Props) {
  const { trade } = useTradeWords()
  const receipts = done.sent.flatMap(({ receipt }) => receipt ?? [])
  const shown = isInParts ? done.sent : done.sent.slice(-1)
  return (
    <section aria-label={trade.receipt} className="rounded-card bg-sunk px-4 py-2">
      <Facts
        rows={[
          ...rows,
          ...(receipts.length > 0
            ? [{ name: trade.networkFee, value: <Money amount={networkFeeOf(receipts)} currency={native} /> }]
            : []),
          ...(shown.length > 0
            ? [
                {
                  name: trade.transaction,
                  value: shown.map(({ hash, receipt }) => (
                    <span key={hash} className="block">
                      <CopyText value={receipt?.transactionHash ?? hash} label={trade.transactionHash} />
                    </span>
                  )),
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

export declare namespace ReceiptFacts {
  type Props = {
    rows?: readonly Facts.Row[]
    done: { sent: readonly { hash: string; receipt?: TransactionReceipt }[] }
    /** Whether each transaction did a part, and not the last one everything after approvals. @default false */
    isInParts?: boolean | undefined
    /** The currency of network fees. */
    native: { symbol: string; decimals: number }
  }
}
