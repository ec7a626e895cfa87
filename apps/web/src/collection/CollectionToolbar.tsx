import type { Collection } from '@souk/market'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { useTyped } from '@souk/ui/parts/kit/useTyped.js'
import {
  type CollectionSearch,
  chosenSorts,
  type SearchChange,
  toListed,
} from '@souk/ui/parts/links/collectionSearch.js'
import { LayoutGrid, List, Search } from 'lucide-react'
import { AuctionFilter } from './AuctionFilter.js'
import { FilterChip } from './FilterChip.js'

/** Searches, narrows and sorts the items of a collection. */
export function CollectionToolbar({ collection, search, onSearch }: CollectionToolbar.Props) {
  const words = useArea(collectionWords)
  // Without traits, no item is rarer than another.
  const hasTraits = Object.keys(collection.traits).length > 0
  const sorts = (['price-up', ...chosenSorts] as const).filter(
    (sort) => hasTraits || sort !== 'rarity' || sort === search.sort,
  )
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-2.5">
      <TextSearch text={search.q} onText={(q) => onSearch({ q })} />
      <FilterChip
        label={words.forSale}
        isOn={search.listed ?? false}
        onChange={(isOn) => onSearch(toListed(search, { isWanted: isOn }))}
      />
      <AuctionFilter search={search} onSearch={onSearch} />
      <select
        aria-label={words.sort}
        value={search.sort ?? 'price-up'}
        onChange={({ target }) => onSearch({ sort: chosenSorts.find((sort) => sort === target.value) })}
        className={`${controlClass} h-11! w-auto! rounded-full! bg-surface! max-sm:flex-[1_1_7rem] max-sm:px-3 max-sm:text-sm`}
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

export declare namespace CollectionToolbar {
  type Props = { collection: Collection; search: CollectionSearch; onSearch: SearchChange }
}

/** Long enough to avoid a search for each letter. */
const pauseMs = 250

/** Searches once typing has paused for a moment. */
function TextSearch({ text, onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const words = useArea(collectionWords)
  const [typed, setTyped] = useTyped({ text, onText, pauseMs })
  return (
    <div className="relative min-w-0 flex-[1_1_8.5rem] max-sm:min-w-44 sm:min-w-52 sm:basis-48">
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
          className="relative grid w-11 flex-1 place-items-center rounded-full max-[24rem]:w-9 has-checked:bg-clay-wash has-focus-visible:outline-[2.5px] has-focus-visible:outline-tile"
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
