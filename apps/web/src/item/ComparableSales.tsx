import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Ago } from '@souk/ui/parts/kit/Ago.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link } from '@tanstack/react-router'
import type { ComparableSale } from './pickComparable.js'

/** Shows sales of similar items, with their prices. */
export function ComparableSales({ sales }: { sales: readonly ComparableSale[] }) {
  const words = useArea(itemWords)
  const now = useNow()
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{words.comparable}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {sales.map(({ nft, price, currency, at, shared }) => (
          <li
            key={`${nft.contract}:${nft.tokenId}`}
            className="relative flex items-center gap-3 px-3 py-2.5 hover:bg-sunk"
          >
            <span className="w-12 shrink-0 overflow-hidden rounded-chip">
              <TokenImage src={nft.imageUrl} alt="" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to="/item/$contract/$id"
                params={{ contract: nft.contract, id: String(nft.tokenId) }}
                aria-label={words.soldFor(nftName(nft), formatMoney(price, currency))}
                className="line-clamp-3 text-sm leading-snug font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {nftName(nft)}
              </Link>
              {shared > 0 && (
                <span className="block text-xs text-ink-soft">{words.sharedTraits(shared)}</span>
              )}
            </span>
            <span className="max-w-1/2 shrink-0 text-right text-sm">
              <Money amount={price} currency={currency} className="font-semibold" />
              <Ago at={at} now={now} className="block text-xs text-ink-soft" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
