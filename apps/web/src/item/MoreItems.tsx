import type { Nft } from '@souk/market'
import { auctionCardWords } from '@souk/ui/parts/i18n/areas/auctionCard.js'
import { cardWords } from '@souk/ui/parts/i18n/areas/card.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { cardPrice } from '@souk/ui/parts/nft/cardPrice.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link } from '@tanstack/react-router'

/** Shows other items of a collection as small cards, with a link to all of them. */
export function MoreItems({ nfts, slug, collectionName }: MoreItems.Props) {
  const words = useArea(itemWords)
  const card = useArea(cardWords)
  const bids = useArea(auctionCardWords)
  const now = useClock()()
  return (
    <section className="space-y-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="line-clamp-3 min-w-0 text-xl wrap-anywhere">{words.more(collectionName)}</h2>
        <Link
          to="/collection/$slug"
          params={{ slug }}
          className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-clay underline-offset-4 hover:underline"
        >
          {words.moreAll}
        </Link>
      </div>
      <ul className="grid grid-cols-3 gap-2.5 sm:gap-3">
        {nfts.map((nft) => (
          <li
            key={`${nft.contract}:${nft.tokenId}`}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-(--quick) focus-within:border-edge hover:border-edge"
          >
            <TokenImage src={nft.imageUrl} alt="" />
            <div className="flex flex-1 flex-col px-2.5 pt-2 pb-2.5">
              <Link
                to="/item/$contract/$id"
                params={{ contract: nft.contract, id: String(nft.tokenId) }}
                className="line-clamp-2 min-h-10 text-sm leading-5 font-semibold wrap-anywhere after:absolute after:inset-0 max-sm:line-clamp-4 max-sm:text-[0.8125rem] max-sm:leading-4.5"
              >
                {nftName(nft)}
              </Link>
              {/* Three narrow columns: a long price takes a second line. */}
              <p className="figures mt-auto pt-0.5 text-xs text-ink-soft wrap-anywhere sm:text-sm">
                {cardPrice(nft, { words: card, bids, now }).text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export declare namespace MoreItems {
  type Props = { nfts: readonly Nft[]; slug: string; collectionName: string }
}
