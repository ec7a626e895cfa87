import type { Collection, Nft } from '@souk/market'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../format/formatShare.js'
import { countItems } from '../nft/countItems.js'
import { NftGrid } from '../nft/NftGrid.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { controlClass } from '../ui/Field.js'
import { ChosenTraits, type SearchChange, TraitFilters } from './Filters.js'
import type { CollectionSearch } from './selectNfts.js'

/** The items of a collection with everything that narrows and orders them. */
export function CollectionItems(props: CollectionItems.Props) {
  const { collection, nfts, search, onSearch, loadingMore } = props
  const [filtersShown, setFiltersShown] = useState(false)
  const chosen = search.traits ?? []
  const toggle = (trait: string) => onSearch({ traits: toggled(chosen, trait) })
  const hasTraits = Object.keys(collection.traits).length > 0
  return (
    <section
      aria-labelledby="items-heading"
      className="frame grid gap-5 pt-6 pb-16 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8"
    >
      <h2 id="items-heading" className="sr-only">
        Items
      </h2>
      <aside
        id="filters"
        aria-label="Filters"
        className={`${filtersShown ? '' : 'hidden'} self-start lg:sticky lg:row-span-2 lg:row-start-1 lg:top-22 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto`}
      >
        {hasTraits ? (
          <TraitFilters traits={collection.traits} chosen={chosen} onToggle={toggle} />
        ) : (
          <p className="text-sm text-ink-soft">The items of this collection have no traits.</p>
        )}
      </aside>
      <div className="row-start-1 min-w-0 space-y-4 lg:col-start-2">
        <Toolbar {...props} filtersShown={filtersShown} onFiltersShown={setFiltersShown} />
        <ChosenTraits chosen={chosen} onToggle={toggle} onClear={() => onSearch({ traits: undefined })} />
        <p role="status" className="figures text-sm text-ink-soft">
          {countText(props)}
        </p>
        {filtersShown ? (
          <div className="lg:hidden">{/* the filters come next in the page on a phone */}</div>
        ) : null}
      </div>
      <div className="min-w-0 lg:col-start-2">
        {nfts === undefined || (nfts.length === 0 && loadingMore) ? (
          <NftGridSkeleton />
        ) : nfts.length === 0 ? (
          <EmptyState
            title="Nothing fits"
            action={
              <Button onClick={() => onSearch({ traits: undefined, listed: undefined, q: undefined })}>
                Show every item
              </Button>
            }
          >
            No item of {collection.name} matches what you chose.
          </EmptyState>
        ) : (
          <NftGrid
            nfts={nfts}
            label={`Items of ${collection.name}`}
            heldOf={props.heldOf}
            onEnd={props.onEnd}
          />
        )}
      </div>
    </section>
  )
}

export declare namespace CollectionItems {
  type Props = {
    collection: Collection
    /** Undefined while the first page loads. */
    nfts: readonly Nft[] | undefined
    search: CollectionSearch
    onSearch: SearchChange
    heldOf: (nft: Nft) => bigint | undefined
    /** More pages are on their way. */
    loadingMore: boolean
    onEnd: () => void
  }
}

function toggled(chosen: readonly string[], trait: string): string[] | undefined {
  const next = chosen.includes(trait) ? chosen.filter((other) => other !== trait) : [...chosen, trait]
  return next.length > 0 ? next : undefined
}

function countText({ collection, nfts, loadingMore, search }: CollectionItems.Props): string {
  if (!nfts) return 'Loading items'
  const narrowed = search.q !== undefined || search.listed !== undefined || search.traits !== undefined
  const count = loadingMore && !narrowed ? countItems(collection) : nfts.length
  const text = `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`
  return loadingMore && narrowed ? `${text} so far` : text
}

function Toolbar(
  props: CollectionItems.Props & { filtersShown: boolean; onFiltersShown: (shown: boolean) => void },
) {
  const { search, onSearch, filtersShown, onFiltersShown } = props
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:items-center">
      <div className="relative col-span-2 min-w-0 flex-1 sm:min-w-52">
        <Search aria-hidden className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft" />
        <input
          type="search"
          aria-label="Search by name, number or trait"
          placeholder="Name, number or trait"
          value={search.q ?? ''}
          onChange={(event) => onSearch({ q: event.target.value || undefined })}
          className={`${controlClass} h-11! rounded-full! bg-surface! pl-10!`}
        />
      </div>
      <label className="inline-flex h-11 items-center justify-center gap-2.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium whitespace-nowrap has-checked:border-clay has-checked:bg-clay-wash">
        <input
          type="checkbox"
          checked={search.listed ?? false}
          onChange={(event) => onSearch({ listed: event.target.checked || undefined })}
          className="size-4.5 accent-(--clay)"
        />
        For sale
      </label>
      <Button
        className="lg:hidden"
        aria-expanded={filtersShown}
        aria-controls="filters"
        onClick={() => onFiltersShown(!filtersShown)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        Traits
      </Button>
      <select
        aria-label="Sort"
        value={search.sort ?? 'price-up'}
        onChange={(event) => onSearch({ sort: sortOf(event.target.value) })}
        className={`${controlClass} col-span-2 h-11! rounded-full! bg-surface! sm:w-auto!`}
      >
        <option value="price-up">Price: low to high</option>
        <option value="price-down">Price: high to low</option>
        <option value="id">Number</option>
      </select>
    </div>
  )
}

function sortOf(value: string): CollectionSearch['sort'] {
  return value === 'price-down' || value === 'id' ? value : undefined
}
