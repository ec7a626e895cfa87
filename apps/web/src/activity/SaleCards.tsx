import type { Activity } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatRelative } from '@souk/ui/parts/format/formatTime.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { PageLink } from '@souk/ui/parts/links/PageLink.js'
import { discoverWords } from '../i18n/areas/discover.js'

/** Shows sales as a row of small cards that scrolls sideways. */
export function SaleCards({ sales, label }: { sales: readonly Activity[]; label?: string }) {
  const now = useNow()
  return (
    <ul
      aria-label={label}
      className="-mx-(--gutter) flex gap-3 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2"
    >
      {sales.map((sale) => (
        <Sale key={`${sale.transactionHash}/${sale.contract}/${sale.tokenId}`} sale={sale} now={now} />
      ))}
    </ul>
  )
}

function Sale({ sale, now }: { sale: Activity; now: bigint }) {
  const words = useArea(discoverWords)
  const { tokenId, price, currency, quantity, contract } = sale
  if (tokenId === undefined || price === undefined || !currency) return null
  const name = sale.name || `#${tokenId}`
  const money = formatMoney(price, currency)
  const text = quantity > 1n ? words.forUnits(money, formatCount(quantity)) : money
  return (
    <li className="relative w-36 shrink-0 overflow-hidden rounded-card border border-line bg-surface hover:border-edge">
      <TokenImage src={sale.imageUrl} alt="" />
      <div className="p-2.5 text-sm">
        <PageLink
          page={{ kind: 'item', contract, tokenId }}
          aria-label={words.sold(name, text)}
          className="line-clamp-2 min-h-10 leading-5 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </PageLink>
        <p className="figures leading-snug wrap-anywhere">{text}</p>
        <p className="truncate text-xs text-ink-soft">
          {formatRelative(BigInt(Math.floor(sale.at.getTime() / 1_000)), now)}
        </p>
      </div>
    </li>
  )
}
