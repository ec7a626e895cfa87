import type { Currency } from '@souk/market'
import { Cart, useCollection, useNft } from '@souk/react'
import { Trash2 } from 'lucide-react'
import { formatMoney } from '../format/formatMoney.js'
import { type TradeWords, useTradeWords } from '../i18n/areas/trades.js'
import { Money } from '../kit/Money.js'
import { TokenImage } from '../kit/TokenImage.js'
import { PageLink } from '../links/PageLink.js'
import { nftName } from '../nft/nftName.js'

/** Shows one line of the cart: the item, its price, and changes since it was added. */
export function CartLine({ line, change, currency, onRemove, onClose }: CartLine.Props) {
  const { cart } = useTradeWords()
  const { data: nft } = useNft({ contract: line.contract, tokenId: line.tokenId })
  const { data: collection } = useCollection(nft && { slug: nft.collection })
  const name = nft ? nftName(nft) : `#${line.tokenId}`
  const isDead = change !== undefined && Cart.isDead(change)
  return (
    <li className={`flex items-center gap-3.5 py-3 ${isDead ? 'opacity-60' : ''}`}>
      <div className="w-14 shrink-0 overflow-hidden rounded-chip border border-line">
        <TokenImage src={nft?.imageUrl} alt="" eager />
      </div>
      <div className="min-w-0 flex-1">
        <PageLink
          page={{ kind: 'item', contract: line.contract, tokenId: line.tokenId }}
          onClick={onClose}
          className="line-clamp-2 font-semibold wrap-break-word hover:underline"
        >
          {line.quantity > 1n ? `${line.quantity} × ${name}` : name}
        </PageLink>
        {collection && <p className="truncate text-sm text-ink-soft">{collection.name}</p>}
        <p className={`text-sm font-medium ${isDead ? 'line-through' : ''}`}>
          <Money amount={Cart.priceOf(line)} currency={currency} />
        </p>
        {change && (
          <p role="status" className="text-sm text-warn">
            {changeText(change, { currency, cart })}
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={cart.remove(name)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </li>
  )
}

export declare namespace CartLine {
  type Props = {
    line: Cart.Line
    change: Cart.Change | undefined
    currency: Currency
    onRemove: () => void
    onClose: () => void
  }
}

function changeText(
  { kind, next }: Cart.Change,
  { currency, cart }: { currency: Currency; cart: TradeWords['cart'] },
): string {
  if (kind === 'fewer') return cart.change.fewer(next?.quantity ?? 0n)
  if (kind === 'price') return cart.change.price(next ? formatMoney(Cart.priceOf(next), currency) : '')
  return cart.change[kind]
}
