import type { Nft } from '@souk/market'
import { Gem } from 'lucide-react'
import { type ComponentType, memo } from 'react'
import { AuctionBadge } from '../auctions/AuctionBadge.js'
import { auctionPrice } from '../auctions/auctionPrice.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatCount } from '../format/formatShare.js'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { cardWords } from '../i18n/areas/card.js'
import { useArea } from '../i18n/useArea.js'
import { useFiat } from '../kit/Fiat.js'
import { TokenImage } from '../kit/TokenImage.js'
import { useClock } from '../kit/useClock.js'
import type { CollectionSearch } from '../links/collectionSearch.js'
import { PageLink } from '../links/PageLink.js'
import { CardCheckbox } from './CardCheckbox.js'
import { CardMark } from './CardMark.js'
import { cardPrice } from './cardPrice.js'
import { kindIcons } from './kindIcons.js'
import { knownKind } from './mediaKind.js'
import { nftName } from './nftName.js'
import { PriceLine } from './PriceLine.js'
import { WatchItemButton } from './WatchItemButton.js'

/**
 * An item in a grid: its picture, its name, its price, and its buttons. The rest of the card is a link, or selects the
 * item.
 */
export const NftCard = memo(function NftCard(props: NftCard.Props) {
  const { nft, held, shelf, list, Actions, onPick, isWatchable = true } = props
  const words = useArea(cardWords)
  const bids = useArea(auctionCardWords)
  const now = useClock()()
  const price = cardPrice(nft, { words, bids, now, shelf })
  const { auction } = nft
  const tip = useTip(nft, price.text)
  const name = nftName(nft)
  const kind = knownKind(nft)
  const Icon = kind && kindIcons[kind]
  const rank = nft.rarityRank === undefined ? undefined : formatCount(nft.rarityRank)
  const label = labelOf(props, { words, bids, now, price: price.text })
  return (
    <article
      className={`group relative h-full overflow-hidden rounded-card border bg-surface transition-colors duration-(--quick) focus-within:border-edge hover:border-edge ${edgeOf(props)}`}
    >
      <div className="relative">
        <TokenImage src={nft.imageUrl} alt="" />
        {auction && <AuctionBadge auction={auction} />}
        <CardMark nft={nft} />
        {kind && Icon && (
          <span
            title={words.kinds[kind]}
            className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-full bg-surface text-ink shadow-lift"
          >
            <Icon aria-hidden className="size-4" />
          </span>
        )}
        {!onPick && isWatchable && <WatchItemButton nft={nft} />}
      </div>
      {held && (
        <span className="absolute top-2 left-2 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink shadow-lift">
          {shelf ? `×${held}` : held > 1n ? words.yoursMany(held) : words.yours}
        </span>
      )}
      <div className="px-3 pt-2.5 pb-3">
        <h3 className="line-clamp-2 min-h-10 font-sans text-sm font-semibold tracking-normal wrap-anywhere">
          {onPick ? (
            name
          ) : (
            <PageLink
              page={{ kind: 'item', contract: nft.contract, tokenId: nft.tokenId, list }}
              isEager
              data-nft-link
              aria-label={label}
              title={tip}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:-outline-offset-2 focus-visible:after:outline-tile"
            >
              {name}
            </PageLink>
          )}
        </h3>
        <p className="figures mt-0.5 flex items-baseline justify-between gap-2 text-sm">
          <PriceLine
            text={price.text}
            money={price.money}
            className={price.quiet ? 'text-ink-soft' : 'font-semibold'}
          />
          {/* Beside an auction's words there is no room for it. */}
          {rank && !auction && (
            <span
              title={words.rarity(rank)}
              className={`inline-flex items-center gap-1 text-xs text-ink-soft ${roomFor(price.text)}`}
            >
              <Gem aria-hidden className="size-3" />
              {rank}
            </span>
          )}
        </p>
      </div>
      {Actions && <Actions nft={nft} />}
      <PickBox {...props} label={label} />
    </article>
  )
})

export declare namespace NftCard {
  type Props = {
    nft: Nft
    /** How many units the visitor holds; absent if none or unknown. */
    held?: bigint | undefined
    /** The wallet whose items are shown, if they all belong to one. Then only quantities are mentioned. */
    shelf?: cardPrice.Shelf | undefined
    /** The list that contains it, so that its page knows its neighbours. Keep its identity. */
    list?: CollectionSearch | undefined
    /** The buttons of the card. */
    Actions?: ComponentType<{ nft: Nft }> | undefined
    /** Whether the visitor can add it to the watchlist of this browser. @default true */
    isWatchable?: boolean | undefined
    /** Whether it is selected; absent if it cannot be. */
    isPicked?: boolean | undefined
    /** Selects it, or no longer. Present while items are selected. */
    onPick?: ((nft: Nft) => void) | undefined
  }
}

type Said = { words: Texts; bids: (typeof auctionCardWords)['en']; now: bigint; price: string }
type Texts = (typeof cardWords)['en']

/** What a screen reader says of a card. */
function labelOf({ nft, held, shelf }: NftCard.Props, { words, bids, now, price }: Said): string {
  const { auction, rarityRank } = nft
  const kind = knownKind(nft)
  return [
    nftName(nft),
    ...(nft.listing || !auction ? [price] : []),
    ...(auction ? [auctionPrice(auction, { words: bids, now }).label] : []),
    ...(kind ? [words.kinds[kind]] : []),
    ...(held ? [shelf ? words.held(held) : words.heldByYou] : []),
    ...(rarityRank === undefined ? [] : [words.rarity(formatCount(rarityRank))]),
  ].join(', ')
}

function edgeOf({ isPicked, onPick }: NftCard.Props): string {
  if (isPicked) return 'border-clay'
  return onPick && isPicked === undefined ? 'border-line opacity-60' : 'border-line'
}

/** Selects the item, while items are selected. */
function PickBox({ nft, isPicked, onPick, label }: NftCard.Props & { label: string }) {
  const words = useArea(cardWords)
  if (!onPick || isPicked === undefined) return null
  return <CardCheckbox label={words.select(label)} isPicked={isPicked} onPick={() => onPick(nft)} />
}

/** A card has no line for all digits of its price, nor for what it is worth, so its tooltip says them. */
function useTip({ listing }: Nft, price: string): string | undefined {
  const worth = useFiat(listing && { amount: listing.unitPrice, currency: listing.currency })
  if (!listing) return undefined
  const exact = formatMoney(listing.unitPrice, listing.currency, { exact: true })
  const said = price.includes(exact) ? price : exact
  return worth ? `${said} · ${worth.text}` : said === price ? undefined : said
}

/** A longer price needs the whole line of a card on a phone. */
const longPrice = 12

/** Hides what stands beside a long price on a phone. */
function roomFor(price: string): string {
  return price.length > longPrice ? 'max-sm:hidden' : ''
}

/** Height of the card below its square picture, in pixels; the virtual grid relies on it. */
export const nftCardTextHeight = 85
