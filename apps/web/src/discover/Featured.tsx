import type { Nft } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link } from '@tanstack/react-router'
import { discoverWords } from '../i18n/areas/discover.js'

/** Shows one item that is for sale now, with its price and a button to buy it. */
export function Featured({ nft, listing, collectionName, onBuy }: Featured.Props) {
  const words = useArea(discoverWords)
  const name = nftName(nft)
  const { unitPrice, currency, total } = listing
  return (
    <article
      aria-label={words.featured}
      className="group relative grid max-sm:min-h-35 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 overflow-hidden rounded-panel border border-line bg-surface p-2.5 text-ink shadow-lift transition-colors duration-(--quick) focus-within:border-edge hover:border-edge sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6 sm:p-3"
    >
      <div className="overflow-hidden rounded-card">
        <TokenImage src={nft.imageUrl} alt="" eager />
      </div>
      <div className="min-w-0 py-1 pr-2 sm:space-y-1">
        <p className="flex items-center gap-2 text-xs font-semibold text-good">
          <span aria-hidden className="size-2 rounded-full bg-good" />
          {words.featured}
        </p>
        <h2 className="line-clamp-2 text-lg leading-snug wrap-anywhere sm:text-2xl">
          <Link
            to="/item/$contract/$id"
            params={{ contract: nft.contract, id: String(nft.tokenId) }}
            preload="intent"
            className="after:absolute after:inset-0 after:rounded-panel"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-soft max-sm:hidden">{collectionName}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:pt-3">
          <p className="text-lg font-semibold sm:text-xl">
            <Money amount={unitPrice} currency={currency} />
            {total > 1n && <span className="text-sm font-normal text-ink-soft"> {words.each}</span>}
          </p>
          {onBuy && (
            <Button
              tone="primary"
              onClick={onBuy}
              aria-label={words.buy(name, formatMoney(unitPrice, currency))}
              className="relative px-6!"
            >
              {words.buyShort}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

export declare namespace Featured {
  type Props = {
    nft: Nft
    listing: NonNullable<Nft['listing']>
    collectionName: string
    /** Absent for the visitor's own item. */
    onBuy: (() => void) | undefined
  }
}

/** A placeholder while the item loads. */
export function FeaturedSkeleton() {
  return <div aria-hidden className="skeleton h-35 rounded-panel! sm:h-58.5" />
}
