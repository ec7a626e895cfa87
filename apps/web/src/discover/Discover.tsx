import type { Currency, RankedCollection, RankingPeriod, RankingSort } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { Star } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { discoverWords } from '../i18n/areas/discover.js'
import { type DiscoverSearch, sortedBy } from './discoverSearch.js'
import { Ranking } from './Ranking.js'

/** The front page: the market in one line, a search, a live listing, the busiest collections, then all of them. */
export function Discover(props: Discover.Props) {
  const { ranking, search, onSearch, marketName, searchBox, featured, stalls, newest, watched } = props
  const words = useArea(discoverWords)
  const shown = search.watched
    ? ranking?.filter(({ collection }) => watched.includes(collection.slug))
    : ranking
  return (
    <div className="pb-16">
      {/* The search results overlap the content below. */}
      <section className="zellige z-10 border-b border-line bg-sunk text-clay">
        <div className="frame grid items-center gap-x-12 gap-y-5 py-6 text-ink sm:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
          <div className="space-y-3 sm:space-y-4">
            <h1 className="text-[clamp(1.9rem,5.5vw,3.4rem)] leading-[1.06]">{words.title}</h1>
            <p className="max-w-2xl text-ink-soft max-sm:text-sm sm:text-lg">{words.lead(marketName)}</p>
            <div data-search className="max-w-xl pt-1">
              {searchBox}
            </div>
          </div>
          {featured}
        </div>
      </section>
      {ranking?.length === 0 ? (
        <div className="frame pt-7 sm:pt-10">
          <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
        </div>
      ) : (
        <div className="frame space-y-10 pt-7 sm:pt-10">
          {props.chains}
          {stalls}
          {props.elsewhere && <Suspense>{props.elsewhere}</Suspense>}
          <section aria-labelledby="ranking" className="space-y-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <h2 id="ranking" className="mr-auto text-2xl">
                {words.ranking}
              </h2>
              <Controls search={search} onSearch={onSearch} narrow={props.narrow} />
            </div>
            {shown === undefined ? (
              <RankingSkeleton />
            ) : shown.length === 0 ? (
              <EmptyState
                title={words.noneWatched}
                action={<Button onClick={() => onSearch({ watched: undefined })}>{words.showAll}</Button>}
              >
                {words.noneWatchedMeaning}
              </EmptyState>
            ) : (
              <Ranking
                ranking={shown}
                narrow={props.narrow}
                search={search}
                onSort={(column) => onSearch(sortedBy(search, column))}
                watched={watched}
                onWatch={props.onWatch}
                volumeIn={props.volumeIn}
                renderPicture={props.renderPicture}
              />
            )}
          </section>
          {newest}
        </div>
      )}
    </div>
  )
}

export declare namespace Discover {
  type Props = {
    /** Undefined while it loads. */
    ranking: readonly RankedCollection[] | undefined
    search: DiscoverSearch
    onSearch: (change: Partial<DiscoverSearch>) => void
    narrow: boolean
    marketName: string
    watched: readonly string[]
    onWatch: (slug: string) => void
    /** Returns the currency of a collection's volume. */
    volumeIn: (ranked: RankedCollection) => Currency | undefined
    renderPicture: (ranked: RankedCollection) => ReactNode
    searchBox: ReactNode
    /** An item that is for sale now. */
    featured: ReactNode
    /** Selects one or all chains, if the market has several. */
    chains: ReactNode
    /** Collections of the other chains. Its code loads late. */
    elsewhere: ReactNode
    /** The first few collections as large cards. */
    stalls: ReactNode
    /** The latest sales. */
    newest: ReactNode
  }
}

const periods = ['1d', '7d', '30d', 'all'] as const satisfies readonly RankingPeriod[]
const sorts = ['volume', 'sales', 'floor', 'owners', 'listed'] as const satisfies readonly RankingSort[]

function Controls({ search, onSearch, narrow }: Pick<Discover.Props, 'search' | 'onSearch' | 'narrow'>) {
  const words = useArea(discoverWords)
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">
      <Button
        aria-pressed={search.watched ?? false}
        onClick={() => onSearch({ watched: search.watched ? undefined : true })}
        className="aria-pressed:border-clay! aria-pressed:bg-clay-wash!"
      >
        <Star aria-hidden className={`size-4 ${search.watched ? 'fill-saffron text-saffron' : ''}`} />
        {words.watched}
      </Button>
      {narrow && (
        <select
          aria-label={words.sort}
          value={search.sort ?? 'volume'}
          onChange={(event) => {
            const sort = sorts.find((known) => known === event.target.value)
            onSearch({ sort: sort === 'volume' ? undefined : sort, direction: undefined })
          }}
          className={`${controlClass} h-11! flex-1 rounded-full! bg-surface!`}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.columns[sort]}
            </option>
          ))}
        </select>
      )}
      <fieldset className="flex max-sm:w-full">
        <legend className="sr-only">{words.period}</legend>
        <div className="flex rounded-full border border-edge bg-surface p-0.5 max-sm:w-full">
          {periods.map((period) => (
            <label
              key={period}
              className="relative inline-flex min-h-10 items-center justify-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap has-checked:bg-clay-wash has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:outline-tile max-sm:flex-1 max-sm:px-1.5"
            >
              <input
                type="radio"
                name="period"
                checked={(search.period ?? '1d') === period}
                onChange={() => onSearch({ period: period === '1d' ? undefined : period })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {words.periods[period]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function RankingSkeleton() {
  return (
    <div aria-hidden className="divide-y divide-line rounded-card border border-line bg-surface">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 p-3">
          <div className="skeleton size-12" />
          <div className="skeleton h-5 w-48" />
          <div className="skeleton ml-auto h-5 w-1/4" />
        </div>
      ))}
    </div>
  )
}
