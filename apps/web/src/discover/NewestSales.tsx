import type { Activity } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatRelative } from '@souk/ui/parts/format/formatTime.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { Link } from '@tanstack/react-router'
import { discoverWords } from '../i18n/areas/discover.js'

/** Shows the latest sales as a row of small cards that scrolls sideways. */
export function NewestSales({ sales }: { sales: readonly Activity[] }) {
  const words = useArea(discoverWords)
  const now = useNow()
  return (
    <section aria-labelledby="newest" className="space-y-4">
      <h2 id="newest" className="text-2xl">
        {words.newest}
      </h2>
      <ul className="-mx-(--gutter) flex gap-3 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2">
        {sales.map((sale) => (
          <Sale key={`${sale.transactionHash}/${sale.contract}/${sale.tokenId}`} sale={sale} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Sale({ sale, now }: { sale: Activity; now: bigint }) {
  const words = useArea(discoverWords)
  const { tokenId, price, currency, quantity } = sale
  if (tokenId === undefined || price === undefined || !currency) return null
  const name = sale.name || `#${tokenId}`
  const money = formatMoney(price, currency)
  const text = quantity > 1n ? words.forUnits(money, formatCount(quantity)) : money
  return (
    <li className="relative w-36 shrink-0 overflow-hidden rounded-card border border-line bg-surface hover:border-edge">
      <TokenImage src={sale.imageUrl} alt="" />
      <div className="p-2.5 text-sm">
        <Link
          to="/item/$contract/$id"
          params={{ contract: sale.contract, id: String(tokenId) }}
          aria-label={words.sold(name, text)}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="figures leading-snug wrap-anywhere">{text}</p>
        <p className="truncate text-xs text-ink-soft">
          {formatRelative(BigInt(Math.floor(sale.at.getTime() / 1_000)), now)}
        </p>
      </div>
    </li>
  )
}
