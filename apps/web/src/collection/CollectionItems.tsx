import type { Collection, Currency, Nft } from '@souk/market'
import { LayoutGrid, List, ListChecks, RefreshCw, Search, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatCount } from '../format/formatShare.js'
import { collectionWords } from '../i18n/areas/collection.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { CardActionsContainer } from '../nft/CardActionsContainer.js'
import {
  type CollectionSearch,
  chosenSorts,
  isNarrowed,
  type SearchChange,
  widestOf,
} from '../nft/collectionSearch.js'
import { countItems } from '../nft/countItems.js'
import { NftGrid } from '../nft/NftGrid.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { controlClass } from '../ui/Field.js'
import { Notice } from '../ui/Notice.js'
import { useTyped } from '../ui/useTyped.js'
import { AuctionFilter } from './AuctionFilter.js'
import { Chosen } from './Chosen.js'
import { ItemTable } from './ItemTable.js'
import { PriceFilter } from './PriceFilter.js'
import { TraitFilters } from './TraitFilters.js'

/** Shows the items of a collection with filters and sorts. */
export function CollectionItems(props: CollectionItems.Props) {
  const { collection, currencies, nfts, search, onSearch, isStale } = props
  const words = useArea(collectionWords)
  const { items } = useArea(portfolioWords)
  const [filtersShown, setFiltersShown] = useState(false)
  const chosen = search.traits ?? []
  const listRef = useRef<HTMLDivElement>(null)
  return (
    <section
      aria-labelledby="items-heading"
      className="frame grid gap-3 pt-4 pb-16 sm:gap-5 sm:pt-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8"
    >
      <h2 id="items-heading" className="sr-only">
        {words.items}
      </h2>
      <aside
        id="filters"
        aria-label={words.filters}
        className={`${filtersShown ? '' : 'hidden'} space-y-4 self-start lg:sticky lg:row-span-2 lg:row-start-1 lg:top-22 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto`}
      >
        <PriceFilter search={search} onSearch={onSearch} currencies={currencies} />
        {Object.keys(collection.traits).length > 0 ? (
          <TraitFilters
            traits={collection.traits}
            chosen={chosen}
            onToggle={(trait) => onSearch({ traits: toggled(chosen, trait) })}
          />
        ) : (
          <p className="text-sm text-ink-soft">{words.noTraits}</p>
        )}
      </aside>
      <div className="row-start-1 min-w-0 space-y-2.5 sm:space-y-4 lg:col-start-2">
        <Toolbar {...props} filtersShown={filtersShown} onFiltersShown={setFiltersShown} />
        <Chosen search={search} onSearch={onSearch} currencies={currencies} />
        <div className="-my-2 flex items-center justify-between gap-4">
          <p role="status" className="figures text-sm text-ink-soft">
            {countText(props, words)}
          </p>
          {search.view !== 'list' && (
            <Button tone="ghost" className="-mr-3 shrink-0 px-3!" onClick={() => onSearch({ view: 'list' })}>
              <ListChecks aria-hidden className="size-4" />
              {items.pick}
            </Button>
          )}
        </div>
      </div>
      <div
        ref={listRef}
        className={`min-w-0 scroll-mt-20 lg:col-start-2 ${isStale ? 'opacity-60' : ''}`}
        aria-busy={isStale}
      >
        <div role="status" className="sticky top-18 z-10 h-0">
          {props.onReorder && (
            <Button
              tone="primary"
              onClick={() => {
                props.onReorder?.()
                // Scrolls to the first items, unless they are in view.
                if ((listRef.current?.getBoundingClientRect().top ?? 0) < 0) listRef.current?.scrollIntoView()
              }}
              className="absolute -top-1 left-1/2 w-max max-w-full -translate-x-1/2 shadow-high"
            >
              <RefreshCw aria-hidden className="size-4 shrink-0" />
              {words.reorder}
            </Button>
          )}
        </div>
        {nfts === undefined ? (
          <NftGridSkeleton />
        ) : nfts.length === 0 ? (
          <EmptyState
            title={words.nothing}
            action={<Button onClick={() => onSearch(widestOf(search))}>{words.showAll}</Button>}
          >
            {words.nothingMeaning(collection.name)}
          </EmptyState>
        ) : search.view === 'list' ? (
          <ItemTable {...props} nfts={nfts} label={words.itemsOf(collection.name)} />
        ) : (
          <NftGrid
            nfts={nfts}
            label={words.itemsOf(collection.name)}
            heldOf={props.heldOf}
            list={search}
            Actions={CardActionsContainer}
            onEnd={props.onMore}
          />
        )}
        <More {...props} />
      </div>
    </section>
  )
}

export declare namespace CollectionItems {
  type Props = Omit<ItemTable.Props, 'nfts' | 'label'> & {
    collection: Collection
    currencies: readonly Currency[]
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
  }
}

function toggled(chosen: readonly string[], trait: string): string[] | undefined {
  const next = chosen.includes(trait) ? chosen.filter((other) => other !== trait) : [...chosen, trait]
  return next.length > 0 ? next : undefined
}

type Texts = (typeof collectionWords)['en']

/** The market counts all items of a collection. For a filtered list, this counts the items read so far. */
function countText({ collection, nfts, hasMore, search }: CollectionItems.Props, words: Texts): string {
  if (!nfts) return words.loading
  if (!isNarrowed(search)) {
    const count = hasMore ? countItems(collection) : nfts.length
    return words.count(formatCount(count), count === 1)
  }
  return hasMore
    ? words.soFar(formatCount(nfts.length))
    : words.count(formatCount(nfts.length), nfts.length === 1)
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

function Toolbar(
  props: CollectionItems.Props & { filtersShown: boolean; onFiltersShown: (shown: boolean) => void },
) {
  const { collection, search, onSearch, filtersShown, onFiltersShown } = props
  const words = useArea(collectionWords)
  // Without traits, no item is rarer than another.
  const hasTraits = Object.keys(collection.traits).length > 0
  const sorts = (['price-up', ...chosenSorts] as const).filter(
    (sort) => hasTraits || sort !== 'rarity' || sort === search.sort,
  )
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-2.5">
      <TextSearch text={search.q} onText={(q) => onSearch({ q })} />
      <label className="inline-flex h-11 items-center justify-center gap-2.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium whitespace-nowrap max-sm:gap-2 max-sm:px-3 has-checked:border-clay has-checked:bg-clay-wash">
        <input
          type="checkbox"
          checked={search.listed ?? false}
          onChange={(event) => onSearch({ listed: event.target.checked || undefined })}
          className="size-4.5 accent-(--clay)"
        />
        {words.forSale}
      </label>
      <AuctionFilter search={search} onSearch={onSearch} />
      <Button
        className="max-sm:px-4 lg:hidden"
        aria-expanded={filtersShown}
        aria-controls="filters"
        onClick={() => onFiltersShown(!filtersShown)}
      >
        <SlidersHorizontal aria-hidden className="size-4 max-sm:hidden" />
        {words.filters}
      </Button>
      <select
        aria-label={words.sort}
        value={search.sort ?? 'price-up'}
        onChange={({ target }) => onSearch({ sort: chosenSorts.find((sort) => sort === target.value) })}
        className={`${controlClass} h-11! w-auto! rounded-full! bg-surface! max-sm:min-w-24 max-sm:flex-1 max-sm:px-2 max-sm:text-sm`}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
      <Views view={search.view} onView={(view) => onSearch({ view })} />
    </div>
  )
}

/** Long enough to avoid a search for each letter. */
const pauseMs = 250

/** Searches once typing has paused for a moment. */
function TextSearch({ text, onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const words = useArea(collectionWords)
  const [typed, setTyped] = useTyped({ text, onText, pauseMs })
  return (
    <div className="relative min-w-0 flex-[1_1_12rem] sm:min-w-52">
      <Search aria-hidden className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchShort}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClass} h-11! rounded-full! bg-surface! pl-10!`}
      />
    </div>
  )
}

const views = [
  { value: undefined, icon: LayoutGrid, name: 'grid' },
  { value: 'list', icon: List, name: 'list' },
] as const

function Views({ view, onView }: { view: CollectionSearch['view']; onView: (view?: 'list') => void }) {
  const words = useArea(collectionWords)
  return (
    <fieldset className="flex h-11 rounded-full border border-edge bg-surface p-0.5">
      <legend className="sr-only">{words.view}</legend>
      {views.map(({ value, icon: Icon, name }) => (
        <label
          key={name}
          title={words.views[name]}
          className="relative grid w-11 flex-1 place-items-center rounded-full has-checked:bg-clay-wash has-focus-visible:outline-[2.5px] has-focus-visible:outline-tile"
        >
          <input
            type="radio"
            name="view"
            aria-label={words.views[name]}
            checked={view === value}
            onChange={() => onView(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Icon aria-hidden className="size-4.5" />
        </label>
      ))}
    </fieldset>
  )
}
