import type { Nft } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { ShoppingBasket } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AuctionCell } from '../auctions/AuctionCell.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatCount } from '../format/formatShare.js'
import { collectionWords } from '../i18n/areas/collection.js'
import { severalWords } from '../i18n/areas/several.js'
import { useArea } from '../i18n/useArea.js'
import type { CollectionSearch } from '../nft/collectionSearch.js'
import { nftName } from '../nft/nftName.js'
import { Button } from '../ui/Button.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'

const rowHeight = 64
/** The most offers with one signature. A larger selection gives a review that nobody reads. */
const mostOffers = 50

/**
 * Shows items as rows. Several can be selected, to add those for sale to the cart or to make offers on all of them.
 * Renders only rows near the viewport.
 */
export function ItemTable(props: ItemTable.Props) {
  const { nfts, label, canBuy, canOffer, onMore } = props
  const words = useArea(collectionWords)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = nfts.filter((nft) => selected.has(keyOf(nft)) && (canBuy(nft) || canOffer(nft)))
  const forSale = nfts.filter(canBuy)
  const hasRanks = nfts.some(({ rarityRank }) => rarityRank !== undefined)
  const { rows, before, after } = useRows(bodyRef, nfts.length, onMore)
  const toggle = (nft: Nft) => {
    const next = new Set(selected)
    if (!next.delete(keyOf(nft))) next.add(keyOf(nft))
    setSelected(next)
  }
  const isAll = forSale.length > 0 && forSale.every((nft) => selected.has(keyOf(nft)))
  return (
    <>
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
                    onChange={() => setSelected(new Set(isAll ? [] : forSale.map(keyOf)))}
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
              return (
                <Row
                  key={keyOf(nft)}
                  {...props}
                  nft={nft}
                  index={index}
                  hasRanks={hasRanks}
                  isSelected={selected.has(keyOf(nft))}
                  onToggle={() => toggle(nft)}
                />
              )
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </div>
      <SelectionBar {...props} chosen={chosen} onClear={() => setSelected(new Set())} />
    </>
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
    /** Opens the form of offers on several items. Called back once they are made. */
    onOffer: (nfts: readonly Nft[], onMade: () => void) => void
    /** Adds items to the cart. */
    onCart: (nfts: readonly Nft[]) => void
    onMore: () => void
    /** The number of items just added to the cart. */
    added: number | undefined
    nfts: readonly Nft[]
    /** The table's label for screen readers. */
    label: string
  }
}

type BarProps = Pick<ItemTable.Props, 'canBuy' | 'canOffer' | 'onCart' | 'onOffer' | 'added'> & {
  chosen: readonly Nft[]
  onClear: () => void
}

/** Shows the selection and the next steps. Stays in view while the table scrolls. */
function SelectionBar({ chosen, added, canBuy, canOffer, onCart, onOffer, onClear }: BarProps) {
  const words = useArea(collectionWords)
  const { offers } = useArea(severalWords)
  if (chosen.length === 0 && added === undefined) return null
  const forSale = chosen.filter(canBuy)
  const open = chosen.filter(canOffer)
  return (
    <div
      data-selection
      data-bar="always"
      className="dock sm:mx-auto mt-3 flex w-fit max-sm:w-full flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
    >
      <p role="status" className="figures text-sm font-semibold">
        {chosen.length > 0 ? (
          <>
            {words.selected(chosen.length)}{' '}
            <span className="font-normal text-ink-soft">{totals(chosen)}</span>
          </>
        ) : (
          words.inCart(added ?? 0)
        )}
      </p>
      {chosen.length > 0 && (
        <Button tone="ghost" onClick={onClear}>
          {words.clearSelection}
        </Button>
      )}
      {open.length > 0 && (
        <Button className="max-xs:flex-1" onClick={() => onOffer(open.slice(0, mostOffers), onClear)}>
          {offers.open(Math.min(open.length, mostOffers))}
        </Button>
      )}
      {forSale.length > 0 && (
        <Button
          tone="primary"
          className="max-xs:flex-1"
          onClick={() => {
            onCart(forSale)
            onClear()
          }}
        >
          <ShoppingBasket aria-hidden className="size-4" />
          {words.toCart}
        </Button>
      )}
    </div>
  )
}

function keyOf({ contract, tokenId }: Nft): string {
  return `${contract}:${tokenId}`
}

type RowProps = ItemTable.Props & {
  nft: Nft
  index: number
  hasRanks: boolean
  isSelected: boolean
  onToggle: () => void
}

function Row(props: RowProps) {
  const { nft, index, hasRanks, isSelected, onToggle, canBuy, canOffer, heldOf, nameOf, search } = props
  const isFree = canBuy(nft) || canOffer(nft)
  const words = useArea(collectionWords)
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
            aria-label={words.table.select(name)}
            checked={isSelected && isFree}
            disabled={!isFree}
            onChange={onToggle}
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
        {lastSale ? <Money amount={lastSale.price} currency={lastSale.currency} /> : '–'}
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

/** Returns the total price of the selected items, by currency. */
function totals(nfts: readonly Nft[]): string {
  const sums = new Map<string, { amount: bigint; nft: Nft }>()
  for (const nft of nfts) {
    if (!nft.listing) continue
    const { address } = nft.listing.currency
    const amount = (sums.get(address)?.amount ?? 0n) + nft.listing.unitPrice
    sums.set(address, { amount, nft })
  }
  return [...sums.values()]
    .flatMap(({ amount, nft }) => (nft.listing ? [formatMoney(amount, nft.listing.currency)] : []))
    .join(' + ')
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
