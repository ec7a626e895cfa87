import type { Nft } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { bundleWords } from '@souk/ui/parts/i18n/areas/bundle.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { severalWords } from '@souk/ui/parts/i18n/areas/several.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import type { cardPrice } from '@souk/ui/parts/nft/cardPrice.js'
import type { countByCollection } from '@souk/ui/parts/nft/countByCollection.js'
import { NftGrid } from '@souk/ui/parts/nft/NftGrid.js'
import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { readingWords } from '../i18n/areas/reading.js'
import { FoldedLine } from './FoldedLine.js'
import { PickBar } from './PickBar.js'
import { PickGrid } from './PickGrid.js'
import { type PortfolioSearch, type ShelfSort, shelfSorts } from './portfolioSearch.js'

/** The most items to list with one signature. A larger selection gives a review that nobody reads. */
const mostPicked = 200
/** The most items of a set that markets accept. */
const mostOfSet = 30

/** The most items of another account in a swap. */
const mostSwapped = 20

/**
 * Shows a wallet's items with search, sort and collection filter. Several can be selected: owners list or send them,
 * others make offers or offer a swap for them.
 */
export function Shelf(props: Shelf.Props) {
  const { address, own, reserved, nfts, isEmpty, heldOf, begun, picked, onPick, onEnd, onSearch } = props
  const bundle = useArea(bundleWords)
  const words = useArea(portfolioWords)
  const reading = useArea(readingWords)
  const place = useMemo(() => ({ address, own, reserved }), [address, own, reserved])
  const actions = useActions({ ...props, count: picked?.size ?? 0 })
  const most = own ? mostPicked : mostSwapped
  const keys = nfts?.map((nft) => `${nft.contract}:${nft.tokenId}`.toLowerCase()) ?? []
  if (nfts === undefined) return <NftGridSkeleton />
  const unread = props.unread.length > 0 && reading.portfolio(props.unread.join(', '))
  if (isEmpty && unread) return <EmptyState title={reading.items}>{unread}</EmptyState>
  if (isEmpty) return <EmptyShelf own={own} />
  return (
    <section aria-label={words.tabs.items} className="space-y-4">
      <Tools {...props} />
      {unread && <Notice tone="info">{unread}</Notice>}
      <FoldedLine {...props.folded} />
      {nfts.length === 0 ? (
        <EmptyState
          title={words.items.noMatch}
          action={
            <Button onClick={() => onSearch({ q: undefined, collection: undefined })}>
              {words.items.clear}
            </Button>
          }
        >
          {words.items.noMatchMeaning}
        </EmptyState>
      ) : picked ? (
        <PickGrid {...{ nfts, begun, picked, onPick, most }} shelf={place} />
      ) : (
        <NftGrid
          nfts={nfts}
          label={own ? words.items.label.own : words.items.label.other}
          heldOf={heldOf}
          shelf={place}
          onEnd={onEnd}
        />
      )}
      {picked && (
        <PickBar
          {...{ picked, keys, most, actions, onPick }}
          hint={begun && picked.size < 2 ? bundle.chooseOthers : undefined}
        />
      )}
    </section>
  )
}

export declare namespace Shelf {
  type Props = {
    address: string
    own: boolean
    /** The visitor's listings that only one account can buy, by item. */
    reserved: cardPrice.Shelf['reserved']
    /** Items that match the filters; undefined while they load. */
    nfts: readonly Nft[] | undefined
    /** The number of all items, without hidden ones and possible spam unless these are shown. */
    total: number
    /** Whether the wallet has no items at all. */
    isEmpty: boolean
    /** Whether more items can be loaded. */
    hasMore: boolean
    collections: readonly countByCollection.Entry[]
    /** The items that are left out, and whether they are shown nevertheless. */
    folded: FoldedLine.Props
    /** The names of collections that the market is still reading. */
    unread: readonly string[]
    search: PortfolioSearch
    heldOf: (nft: Nft) => bigint | undefined
    /** The key of the item with which the visitor began to select a set. It is the first. */
    begun: string | undefined
    /** Keys of the selected items; undefined outside of selection mode. */
    picked: ReadonlySet<string> | undefined
    onPick: (picked: ReadonlySet<string> | undefined) => void
    onSearch: (change: PortfolioSearch) => void
    onEnd: () => void
    onList: () => void
    onSellSet: () => void
    /** Offers a swap for the selected items of another account. */
    onSwap: () => void
    onSend: () => void
    /** Makes offers on items of another wallet. */
    onOffer: () => void
  }
}

function Tools({ total, hasMore, collections, search, picked, onPick, onSearch }: Shelf.Props) {
  const { items } = useArea(portfolioWords)
  return (
    <div className="space-y-3">
      <div className="flex gap-2 sm:gap-2.5">
        <input
          type="search"
          aria-label={items.search}
          placeholder={items.searchHint}
          value={search.q ?? ''}
          onChange={(event) => onSearch({ q: event.target.value || undefined })}
          className={`${controlClass} !h-11 min-w-40 flex-1 max-sm:min-w-0 sm:max-w-72`}
        />
        <Button
          aria-pressed={picked !== undefined}
          className="whitespace-nowrap max-sm:px-3.5 sm:ml-auto"
          onClick={() => onPick(picked ? undefined : new Set())}
        >
          <ListChecks aria-hidden className="size-4" />
          {picked ? items.stop : items.pick}
        </Button>
      </div>
      {/* On a phone it scrolls sideways in a single line. The margin above and below leaves room for the focus ring. */}
      <div className="-my-1 flex items-center gap-2 py-1 max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:[scrollbar-width:none] sm:flex-wrap">
        <select
          aria-label={items.sort}
          value={search.sort ?? 'recent'}
          onChange={(event) => onSearch({ sort: toSort(event.target.value) })}
          className={`${controlClass} !h-11 !w-auto shrink-0 max-sm:text-sm`}
        >
          {shelfSorts.map((sort) => (
            <option key={sort} value={sort}>
              {items.by[sort]}
            </option>
          ))}
        </select>
        {collections.length > 1 && (
          <CollectionChips
            collections={collections}
            total={total}
            more={hasMore}
            chosen={search.collection}
            onChoose={(collection) => onSearch({ collection })}
          />
        )}
      </div>
    </div>
  )
}

function toSort(value: string): ShelfSort | undefined {
  const sort = shelfSorts.find((one) => one === value)
  return sort === 'recent' ? undefined : sort
}

/** Returns the actions for selected items: owners sell or send them, others make offers or offer a swap. */
function useActions(props: Shelf.Props & { count: number }): readonly PickBar.Action[] {
  const { own, begun, count, onList, onSellSet, onSwap, onSend, onOffer } = props
  const { items } = useArea(portfolioWords)
  const bundle = useArea(bundleWords)
  const swap = useArea(swapWords)
  const { offers, send } = useArea(severalWords)
  if (!own)
    return [
      { label: offers.open(count), onDo: onOffer },
      { label: count === 0 ? swap.offer : swap.offerFor(count), isMain: true, onDo: onSwap },
    ]
  const isSet = count >= 2 && count <= mostOfSet
  return [
    { label: send.open, onDo: onSend },
    {
      label: bundle.sell,
      hint: bundle.sellHint,
      isDisabled: !isSet,
      isMain: begun !== undefined,
      onDo: onSellSet,
    },
    { label: items.list(count), isMain: begun === undefined, onDo: onList },
  ]
}

/** One press shows a single collection. Each chip shows its number of items. */
function CollectionChips({ collections, total, more, chosen, onChoose }: CollectionChips.Props) {
  const { items } = useArea(portfolioWords)
  const chips = [{ slug: undefined, name: items.all, count: total }, ...collections]
  return (
    <fieldset className="flex gap-2 sm:flex-wrap">
      <legend className="sr-only">{items.collection}</legend>
      {chips.map(({ slug, name, count }) => (
        <button
          key={slug ?? ''}
          type="button"
          aria-pressed={slug === chosen}
          onClick={() => onChoose(slug)}
          className="inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border border-edge bg-surface px-4 max-sm:whitespace-nowrap text-sm font-medium transition-colors duration-(--quick) hover:bg-sunk aria-pressed:border-clay aria-pressed:bg-clay-wash aria-pressed:font-semibold"
        >
          <span className="min-w-0 truncate">{name}</span>
          <span className="figures text-ink-soft">
            {formatCount(count)}
            {more && '+'}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

declare namespace CollectionChips {
  type Props = {
    collections: readonly countByCollection.Entry[]
    total: number
    /** Whether the counts cover only the items loaded so far. */
    more: boolean
    chosen: string | undefined
    onChoose: (slug: string | undefined) => void
  }
}

function EmptyShelf({ own }: { own: boolean }) {
  const words = useArea(portfolioWords)
  const { items } = words
  return (
    <EmptyState
      title={own ? items.emptyOwn : items.empty}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {words.lookAround}
        </Link>
      }
    >
      {own ? items.emptyOwnMeaning : items.emptyMeaning}
    </EmptyState>
  )
}
