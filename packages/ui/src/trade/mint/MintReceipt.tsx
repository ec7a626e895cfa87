import type { Currency } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import type { Address } from 'viem'
import { mintWords } from '../../i18n/areas/mint.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { TokenImage } from '../../kit/TokenImage.js'
import { MyItemsLink } from '../../links/MyItemsLink.js'
import { PageLink } from '../../links/PageLink.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'

/** Shows which items a mint brought, each with a link. */
export function MintReceipt({ items, paid, done, native, onClose }: MintReceipt.Props) {
  const words = useArea(mintWords)
  const { trade } = useTradeWords()
  const count = items.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.arrived(count)} live>
        {items.some(({ picture }) => !picture) && words.reading}
      </Notice>
      <ul aria-label={words.received} className="max-h-72 space-y-2 overflow-y-auto">
        {items.map((item) => (
          <li key={`${item.contract}:${item.tokenId}`}>
            <MintedItem item={item} onOpen={onClose} />
          </li>
        ))}
      </ul>
      <ReceiptFacts
        rows={[
          { name: trade.paid, value: <Money amount={paid.amount} currency={paid.currency} exact fiat /> },
        ]}
        done={done}
        native={native}
      />
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <MyItemsLink isMain onClick={onClose} />
        <Button onClick={onClose}>{trade.done}</Button>
      </div>
    </div>
  )
}

export declare namespace MintReceipt {
  type Item = {
    contract: Address
    tokenId: bigint
    amount: bigint
    /** Absent until the market has read it. */
    name: string | undefined
    picture: string | undefined
  }
  type Props = {
    items: readonly Item[]
    paid: { amount: bigint; currency: Currency }
    done: Trade.Done
    native: Currency
    onClose: () => void
  }
}

function MintedItem({ item, onOpen }: { item: MintReceipt.Item; onOpen: () => void }) {
  const words = useArea(mintWords)
  const { contract, tokenId, amount, name, picture } = item
  return (
    <PageLink
      page={{ kind: 'item', contract, tokenId }}
      onClick={onOpen}
      className="flex items-center gap-3.5 rounded-card border border-line p-2 transition-colors hover:bg-sunk"
    >
      <span className="w-14 shrink-0 overflow-hidden rounded-chip border border-line">
        <TokenImage src={picture} alt="" eager />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-display text-lg font-[560]">
          {name ?? words.unnamed(String(tokenId))}
        </span>
        <span className="block text-sm text-ink-soft underline underline-offset-4">{words.seeItem}</span>
      </span>
      {amount > 1n && <span className="figures shrink-0 pr-2 font-semibold">{words.times(amount)}</span>}
    </PageLink>
  )
}
