import type { Collection, Currency, Nft } from '@souk/market'
import { CardActionsContainer } from '@souk/ui/parts/cart/CardActionsContainer.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { toStart } from '@souk/ui/parts/kit/toStart.js'
import { lateDialog } from '@souk/ui/parts/lazy/lateDialog.js'
import {
  countFilters,
  isByPrice,
  isNarrowed,
  type SearchChange,
  widestOf,
} from '@souk/ui/parts/links/collectionSearch.js'
import { countShown } from '@souk/ui/parts/nft/countItems.js'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { NftGrid } from '@souk/ui/parts/nft/NftGrid.js'
import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'
import { BrushCleaning, ListChecks, RefreshCw, Search, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { readingWords } from '../i18n/areas/reading.js'
import { SkipLink } from '../pages/SkipLink.js'
import { readAgain } from '../reading/readingOf.js'
import { Chosen } from './Chosen.js'
import { CollectionToolbar } from './CollectionToolbar.js'
import { FilterFields } from './FilterFields.js'
import { ItemTable } from './ItemTable.js'
import { SelectionBar } from './SelectionBar.js'
import { useSelection } from './useSelection.js'

const FilterSheet = lateDialog(async () => (await import('./FilterSheet.js')).FilterSheet)

/** Shows the items of a collection with filters and sorts. */
export function CollectionItems(props: CollectionItems.Props) {
  const { collection, currencies, search, onSearch, isStale } = props
  const words = useArea(collectionWords)
  const { items } = useArea(portfolioWords)
  const [filtersShown, setFiltersShown] = useState(false)
  const picking = usePicking(props)
  const mainRef = useRef<HTMLDivElement>(null)
  const toolsRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  // Other items begin at their start, wherever the visitor was among the earlier ones.
  const onChange: SearchChange = (change) => {
    toStart(mainRef.current, toolsRef.current)
    onSearch(change)
  }
  const { traits } = collection
  const filters = { traits, isReading: isReading(collection), search, onSearch: onChange, currencies }
  return (
    <section
      aria-labelledby="items-heading"
      className="frame grid gap-3 pt-4 pb-16 max-lg:has-data-reach:pb-0 sm:gap-5 sm:pt-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8"
    >
      <h2 id="items-heading" className="sr-only">
        {words.items}
      </h2>
      {/* The filters of a collection with many traits are dozens of stops. */}
      <SkipLink target="items">{words.skip}</SkipLink>
      <aside
        aria-label={words.filters}
        className="hidden space-y-4 self-start lg:sticky lg:row-start-1 lg:top-31.25 lg:block lg:max-h-[calc(100dvh-9.3125rem)] lg:overflow-y-auto"
      >
        <FilterFields {...filters} />
      </aside>
      <div
        ref={mainRef}
        className="row-start-1 grid min-w-0 grid-cols-1 content-start gap-3 sm:gap-5 lg:col-start-2"
      >
        <div
          ref={toolsRef}
          data-bar="tools"
          className="z-15 bg-paper after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 after:bg-linear-to-b after:from-paper after:to-transparent not-tall:after:hidden max-lg:after:hidden lg:tall:sticky lg:tall:top-28.25 lg:tall:-mx-1 lg:tall:-my-3 lg:tall:px-1 lg:tall:py-3"
        >
          <CollectionToolbar collection={collection} search={search} onSearch={onChange} />
        </div>
        <div className="min-w-0 space-y-2.5 sm:space-y-4">
          <Chosen search={search} onSearch={onSearch} currencies={currencies} />
          <div className="-my-2 flex items-center justify-between gap-4">
            <p role="status" className="figures py-1.5 text-sm text-ink-soft">
              {countText(props, words)}
              {isByPrice(search) && props.otherCurrencies.length > 0 && (
                <span className="block text-xs">{words.othersLast(props.otherCurrencies.join(', '))}</span>
              )}
            </p>
            {search.view !== 'list' && (
              <Button
                tone="ghost"
                aria-pressed={picking.isPicking}
                className="-mr-3 shrink-0 px-3!"
                onClick={picking.isPicking ? picking.stop : picking.start}
              >
                <ListChecks aria-hidden className="size-4" />
                {items.pick}
              </Button>
            )}
          </div>
        </div>
        <div
          ref={listRef}
          id="items"
          tabIndex={-1}
          className={`group/list min-w-0 focus:outline-none ${isStale ? 'opacity-60' : ''}`}
          aria-busy={isStale}
        >
          <div role="status" className="sticky top-31 z-10 h-0 lg:tall:top-48">
            {props.onReorder && (
              <Button
                tone="primary"
                onClick={() => {
                  props.onReorder?.()
                  // Scrolls to the first items, unless they are in view.
                  if ((listRef.current?.getBoundingClientRect().top ?? 0) < 0)
                    listRef.current?.scrollIntoView()
                }}
                className="absolute -top-1 left-1/2 w-max max-w-full -translate-x-1/2 shadow-high"
              >
                <RefreshCw aria-hidden className="size-4 shrink-0" />
                {words.reorder}
              </Button>
            )}
          </div>
          <ItemList {...props} picking={picking} />
          <More {...props} />
          <PickedBar
            {...props}
            picking={picking}
            onStop={() => {
              picking.stop()
              listRef.current?.focus({ preventScroll: true })
            }}
          />
          <ReachBar
            {...props}
            onFilters={() => setFiltersShown(true)}
            onFind={() => {
              const field = toolsRef.current?.querySelector<HTMLElement>('[type="search"]')
              // Scrolls by itself: Safari would otherwise place the field under the bars.
              toolsRef.current?.scrollIntoView({ block: 'start' })
              field?.focus({ preventScroll: true })
            }}
          />
        </div>
      </div>
      {filtersShown && (
        <Suspense>
          <FilterSheet {...filters} count={showText(props, words)} onClose={() => setFiltersShown(false)} />
        </Suspense>
      )}
    </section>
  )
}

export declare namespace CollectionItems {
  type Props = Omit<ItemTable.Props, 'nfts' | 'label' | 'selection'> &
    Pick<SelectionBar.Props, 'onOffer' | 'onCart' | 'added'> & {
      collection: Collection
      currencies: readonly Currency[]
      /** The symbols of the collection's currencies whose prices cannot be compared with those of the others. */
      otherCurrencies: readonly string[]
      /** The item on whose page the visitor began to select several, with what the market knows of it. */
      first: { key: string; nft: Nft | undefined } | undefined
      /** Undefined while the first page loads. */
      nfts: readonly Nft[] | undefined
      /** Shows the items in their current order. Present when the shown order may be outdated. */
      onReorder: (() => void) | undefined
      /** Whether the items shown belong to the previous filters. */
      isStale: boolean
      onSearch: SearchChange
      hasMore: boolean
      isReadingMore: boolean
      hasFailed: boolean
      /** Absent where nothing is for sale. */
      onSweep: (() => void) | undefined
    }
}

/** Tells whether the visitor can do anything with a selected item. */
function isFree(nft: Nft, { canBuy, canOffer }: Pick<CollectionItems.Props, 'canBuy' | 'canOffer'>): boolean {
  return canBuy(nft) || canOffer(nft)
}

/** Keeps what is selected. The grid shows checkboxes while something is, or once the visitor asks for them. */
function usePicking({ first, ...props }: CollectionItems.Props) {
  const [isAsked, setAsked] = useState(first !== undefined)
  const selection = useSelection(first?.key)
  const isRead = props.nfts?.some((nft) => itemKey(nft) === first?.key)
  // It may be on a page that is not read yet, or left out by the filters.
  const known = [...(first?.nft && !isRead ? [first.nft] : []), ...(props.nfts ?? [])]
  const chosen = known.filter((nft) => selection.has(nft) && isFree(nft, props))
  const start = () => setAsked(true)
  const stop = () => {
    setAsked(false)
    selection.set([])
  }
  return { isPicking: isAsked || chosen.length > 0, selection, chosen, start, stop }
}

type ListProps = CollectionItems.Props & { picking: ReturnType<typeof usePicking> }

/** The items as a grid or as rows, or why there are none. */
function ItemList({ picking, ...props }: ListProps) {
  const { collection, nfts, search, onSearch } = props
  const words = useArea(collectionWords)
  const reading = useArea(readingWords)
  if (nfts === undefined) return <NftGridSkeleton />
  if (nfts.length === 0 && isReading(collection))
    return <EmptyState title={reading.items}>{reading.meaning}</EmptyState>
  if (nfts.length === 0)
    return (
      <EmptyState
        title={words.nothing}
        action={<Button onClick={() => onSearch(widestOf(search))}>{words.showAll}</Button>}
      >
        {words.nothingMeaning(collection.name)}
      </EmptyState>
    )
  const label = words.itemsOf(collection.name)
  if (search.view === 'list')
    return <ItemTable {...props} nfts={nfts} label={label} selection={picking.selection} />
  return (
    <NftGrid
      nfts={nfts}
      label={label}
      heldOf={props.heldOf}
      list={search}
      Actions={CardActionsContainer}
      pick={picking.isPicking ? { ...picking.selection, canPick: (nft) => isFree(nft, props) } : undefined}
      onEnd={props.onMore}
    />
  )
}

/** In a list, items can always be selected. */
function PickedBar({ picking, onStop, ...props }: ListProps & { onStop: () => void }) {
  const isList = props.search.view === 'list'
  if (!isList && !picking.isPicking) return null
  return (
    <SelectionBar
      {...props}
      chosen={picking.chosen}
      onClear={() => picking.selection.set([])}
      onStop={isList ? undefined : onStop}
    />
  )
}

/** Whether more items may match once the market has read all of them, and their names. */
function isReading(collection: Collection): boolean {
  return readAgain([collection]) !== false
}

type Texts = (typeof collectionWords)['en']

/**
 * The market counts all items of a collection. For a filtered list, this counts the items read so far. Items of earlier
 * filters say nothing about the present ones.
 */
function countText(
  { collection, nfts, isStale, hasMore, search }: CollectionItems.Props,
  words: Texts,
): string {
  if (!nfts || isStale || (nfts.length === 0 && isReading(collection))) return words.loading
  const list = { shown: nfts.length, hasMore, isNarrowed: isNarrowed(search) }
  const { count, isLeast } = countShown(collection, list)
  return isLeast ? words.soFar(formatCount(count)) : words.count(formatCount(count), count === 1)
}

/** The text of the button that closes the filters. */
function showText(props: CollectionItems.Props, words: Texts): string {
  const { nfts, isStale, hasMore, search, collection } = props
  if (!nfts || isStale) return words.loading
  if (nfts.length === 0) return words.nothing
  const list = { shown: nfts.length, hasMore, isNarrowed: isNarrowed(search) }
  const { count, isLeast } = countShown(collection, list)
  return words.show(`${formatCount(count)}${isLeast ? '+' : ''}`, count === 1)
}

type ReachBarProps = CollectionItems.Props & { onFilters: () => void; onFind: () => void }

/**
 * Search, filters and sweep in reach of the thumb. Stays in view while the grid scrolls. A wide window has no need of it,
 * because its search stays in view.
 */
function ReachBar({ search, onSweep, onFilters, onFind }: ReachBarProps) {
  const words = useArea(collectionWords)
  const active = countFilters(search)
  return (
    <div
      data-reach
      data-bar="narrow"
      className="sticky bottom-0 z-20 -mx-(--gutter) mt-4 flex gap-2 border-t border-line bg-surface px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] group-has-data-selection/list:hidden lg:hidden"
    >
      <Button aria-label={words.search} title={words.search} className="w-11 shrink-0 px-0!" onClick={onFind}>
        <Search aria-hidden className="size-4.5" />
      </Button>
      <Button onClick={onFilters} aria-haspopup="dialog" className="flex-auto px-3!">
        <SlidersHorizontal aria-hidden className="size-4" />
        {words.filters}
        {active > 0 && (
          <span className="figures grid size-5 place-items-center rounded-full bg-clay text-xs text-on-clay">
            {active}
          </span>
        )}
      </Button>
      {onSweep && (
        <Button onClick={onSweep} className="flex-auto px-3!">
          <BrushCleaning aria-hidden className="size-4" />
          {words.sweep}
        </Button>
      )}
    </div>
  )
}

/** For visitors who do not scroll, and for when the next page failed to load. */
function More({ hasMore, hasFailed, isReadingMore, onMore, nfts }: CollectionItems.Props) {
  const words = useArea(collectionWords)
  if (!nfts || !hasMore) return null
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      {hasFailed && (
        <Notice tone="warn" live>
          {words.failed}
        </Notice>
      )}
      <Button onClick={onMore} busy={isReadingMore}>
        {hasFailed ? words.retry : words.more}
      </Button>
    </div>
  )
}
