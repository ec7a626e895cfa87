import type { Nft } from '@souk/market'
import { AuctionCell } from '@souk/ui/parts/auctions/AuctionCell.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { cardWords } from '@souk/ui/parts/i18n/areas/card.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from './useSelection.js'

const rowHeight = 64

/** Shows items as rows, with checkboxes to select several. Renders only rows near the viewport. */
export function ItemTable(props: ItemTable.Props) {
  const { nfts, label, selection, canBuy, onMore } = props
  const words = useArea(collectionWords)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const forSale = nfts.filter(canBuy)
  const hasRanks = nfts.some(({ rarityRank }) => rarityRank !== undefined)
  const { rows, before, after } = useRows(bodyRef, nfts.length, onMore)
  const isAll = forSale.length > 0 && forSale.every(selection.has)
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} aria-rowcount={nfts.length + 1} className="figures w-full text-sm">
        <thead className="border-b border-line text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-12">
              <label className="grid size-12 place-items-center">
                <input
                  type="checkbox"
                  aria-label={words.table.selectAll}
                  checked={isAll}
                  disabled={forSale.length === 0}
                  onChange={() => selection.set(isAll ? [] : forSale)}
                  className="size-6 accent-(--clay)"
                />
              </label>
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              {words.table.item}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {words.table.price}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium max-md:hidden">
              {words.table.lastSale}
            </th>
            {hasRanks && (
              <th scope="col" className="px-3 py-2 text-right font-medium max-lg:hidden">
                {words.table.rarity}
              </th>
            )}
            <th scope="col" className="py-2 pr-4 pl-3 font-medium max-sm:hidden">
              {words.table.owner}
            </th>
          </tr>
        </thead>
        <tbody ref={bodyRef} className="divide-y divide-line">
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {rows.map((index) => {
            const nft = nfts[index]
            if (!nft) return null
            return <Row key={itemKey(nft)} {...props} nft={nft} index={index} hasRanks={hasRanks} />
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}

export declare namespace ItemTable {
  type Props = {
    search: CollectionSearch
    heldOf: (nft: Nft) => bigint | undefined
    nameOf: (address: Nft['contract']) => string
    /** Tells whether it is for sale by another account. */
    canBuy: (nft: Nft) => boolean
    /** Tells whether the visitor can make an offer on it. */
    canOffer: (nft: Nft) => boolean
    selection: Selection
    onMore: () => void
    nfts: readonly Nft[]
    /** The table's label for screen readers. */
    label: string
  }
}

type RowProps = ItemTable.Props & {
  nft: Nft
  index: number
  hasRanks: boolean
}

function Row(props: RowProps) {
  const { nft, index, hasRanks, selection, canBuy, canOffer, heldOf, nameOf, search } = props
  const isFree = canBuy(nft) || canOffer(nft)
  const isSelected = selection.has(nft)
  const words = useArea(collectionWords)
  const card = useArea(cardWords)
  const name = nftName(nft)
  const { listing, lastSale } = nft
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ height: rowHeight }}
      className={`transition-colors duration-(--quick) hover:bg-sunk ${isSelected ? 'bg-clay-wash' : ''}`}
    >
      <td>
        <label className="grid size-12 place-items-center">
          <input
            type="checkbox"
            aria-label={card.select(name)}
            checked={isSelected && isFree}
            disabled={!isFree}
            onChange={() => selection.toggle(nft)}
            className="size-6 accent-(--clay) disabled:opacity-40"
          />
        </label>
      </td>
      <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
        <Link
          to="/item/$contract/$id"
          params={{ contract: nft.contract, id: String(nft.tokenId) }}
          state={{ list: search }}
          preload="intent"
          className="flex min-h-12 items-center gap-3"
        >
          <span className="w-12 shrink-0 overflow-hidden rounded-chip">
            <TokenImage src={nft.imageUrl} alt="" />
          </span>
          <span className="line-clamp-2 wrap-anywhere">{name}</span>
        </Link>
      </th>
      <td className="px-3 text-right whitespace-nowrap">
        {listing ? (
          <Money amount={listing.unitPrice} currency={listing.currency} className="font-semibold" />
        ) : nft.auction ? (
          <AuctionCell auction={nft.auction} />
        ) : (
          <span className="text-ink-soft">{words.table.notListed}</span>
        )}
      </td>
      <td className="px-3 text-right whitespace-nowrap text-ink-soft max-md:hidden">
        {lastSale ? <Money amount={lastSale.price / lastSale.quantity} currency={lastSale.currency} /> : '–'}
      </td>
      {hasRanks && (
        <td className="px-3 text-right whitespace-nowrap text-ink-soft max-lg:hidden">
          {nft.rarityRank === undefined ? '–' : formatCount(nft.rarityRank)}
        </td>
      )}
      <td className="pr-4 pl-3 whitespace-nowrap text-ink-soft max-sm:hidden">
        {heldOf(nft) ? words.table.yours : ownerText(nft, nameOf, words)}
      </td>
    </tr>
  )
}

function ownerText(
  { owners: [first, second, ...others] }: Nft,
  nameOf: ItemTable.Props['nameOf'],
  { table }: (typeof collectionWords)['en'],
): string {
  if (!first) return table.nobody
  return second ? table.several(2 + others.length) : nameOf(first.address)
}

/** Returns the rows near the viewport, and the height of the others. */
function useRows(bodyRef: React.RefObject<HTMLElement | null>, count: number, onEnd: () => void) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const body = bodyRef.current
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [bodyRef])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Rendering a row late is better than a dropped frame.
    useFlushSync: false,
    scrollMargin: top,
  })
  const visible = virtualizer.getVirtualItems()
  const last = visible.at(-1)
  const lastIndex = last?.index ?? 0
  useEffect(() => {
    if (lastIndex >= count - 10) onEnd()
  }, [lastIndex, count, onEnd])
  return {
    rows: visible.map(({ index }) => index),
    before: (visible[0]?.start ?? top) - top,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  }
}
