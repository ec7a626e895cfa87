import type { Nft } from '@souk/market'
import { auctionCardWords } from '@souk/ui/parts/i18n/areas/auctionCard.js'
import { cardWords } from '@souk/ui/parts/i18n/areas/card.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { cardPrice } from '@souk/ui/parts/nft/cardPrice.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Check } from 'lucide-react'
import { memo, useCallback, useRef } from 'react'

/** Shows items with checkboxes. The browser skips rendering those out of view. */
export function PickGrid({ shelf, nfts, begun, picked, most, onPick }: PickGrid.Props) {
  const words = useArea(portfolioWords)
  const swap = useArea(swapWords)
  const latest = useRef({ picked, most, onPick })
  latest.current = { picked, most, onPick }
  const toggle = useCallback((key: string) => {
    const { picked, most, onPick } = latest.current
    const next = new Set(picked)
    if (!next.delete(key) && next.size < most) next.add(key)
    onPick(next)
  }, [])
  return (
    <ul
      aria-label={shelf.own ? words.items.picking : swap.pick}
      className="grid grid-cols-2 gap-3.5 xs:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]"
    >
      {nfts.map((nft) => {
        const key = `${nft.contract}:${nft.tokenId}`.toLowerCase()
        return (
          <Tile
            key={key}
            id={key}
            {...{ shelf, nft }}
            isBegun={key === begun}
            isPicked={picked.has(key)}
            onToggle={toggle}
          />
        )
      })}
    </ul>
  )
}

export declare namespace PickGrid {
  type Props = {
    /** The owner of the items. */
    shelf: cardPrice.Shelf
    nfts: readonly Nft[]
    /** The key of the item with which the selection began. It is scrolled into view. */
    begun: string | undefined
    /** By key. */
    picked: ReadonlySet<string>
    most: number
    onPick: (picked: ReadonlySet<string>) => void
  }
}

type TileProps = {
  id: string
  shelf: cardPrice.Shelf
  nft: Nft
  isBegun: boolean
  isPicked: boolean
  onToggle: (key: string) => void
}

const Tile = memo(function Tile({ id, shelf, nft, isBegun, isPicked, onToggle }: TileProps) {
  const { items } = useArea(portfolioWords)
  const card = useArea(cardWords)
  const clock = useClock()
  const bids = useArea(auctionCardWords)
  const name = nftName(nft)
  const held = nft.standard === 'erc1155' ? heldBy(nft, shelf.address) : undefined
  return (
    <li
      ref={isBegun ? show : undefined}
      className="[contain-intrinsic-size:auto_15rem] [content-visibility:auto]"
    >
      <label
        className={`relative block h-full overflow-hidden rounded-card border bg-surface transition-colors duration-(--quick) has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tile ${isPicked ? 'border-clay after:absolute after:inset-0 after:rounded-[calc(var(--radius-card)-1px)] after:ring-3 after:ring-clay after:ring-inset' : 'border-line hover:border-edge'}`}
      >
        <input
          type="checkbox"
          checked={isPicked}
          onChange={() => onToggle(id)}
          aria-label={items.chooseOne(name)}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <TokenImage src={nft.imageUrl} alt="" />
        <span
          aria-hidden
          className={`absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 ${isPicked ? 'border-clay bg-clay text-on-clay' : 'border-edge bg-surface/90'}`}
        >
          {isPicked && <Check className="size-4" />}
        </span>
        <span className="block px-3 py-2 text-sm">
          <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{name}</span>
          <span className="figures block text-ink-soft">
            {held !== undefined && <span className="block">{card.held(held)}</span>}
            {cardPrice(nft, { words: card, bids, now: clock(), shelf }).text}
          </span>
        </span>
      </label>
    </li>
  )
})

/** The items are below the figures of the wallet, and the visitor comes from the page of this one. */
function show(tile: HTMLElement | null): void {
  tile?.scrollIntoView({ block: 'center' })
}
