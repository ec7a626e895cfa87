import type { TransactionReceipt } from 'viem'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { CopyText } from '../../ui/CopyText.js'
import { Facts } from '../../ui/Facts.js'
import { Money } from '../../ui/Money.js'

/** Shows the result of a trade: what was paid or received, the network fee, and a link to the transaction. */
export function ReceiptFacts({ rows = [], done, native }: ReceiptFacts.Props) {
  const { trade } = useTradeWords()
  const receipts = done.sent.flatMap(({ receipt }) => receipt ?? [])
  const last = done.sent.at(-1)
  return (
    <section aria-label={trade.receipt} className="rounded-card bg-sunk px-4 py-2">
      <Facts
        rows={[
          ...rows,
          ...(receipts.length > 0
            ? [{ name: trade.networkFee, value: <Money amount={networkFeeOf(receipts)} currency={native} /> }]
            : []),
          ...(last
            ? [
                {
                  name: trade.transaction,
                  value: (
                    <CopyText
                      value={last.receipt?.transactionHash ?? last.hash}
                      label={trade.transactionHash}
                    />
                  ),
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
    /** The currency of network fees. */
    native: { symbol: string; decimals: number }
  }
}

function networkFeeOf(receipts: readonly TransactionReceipt[]): bigint {
  return receipts.reduce((sum, receipt) => sum + receipt.gasUsed * receipt.effectiveGasPrice, 0n)
}
