import type { Currency, RankedCollection, RankingSort } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Stat } from '@souk/ui/parts/kit/Stat.js'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { WatchButton } from '../collections/WatchButton.js'
import { discoverWords } from '../i18n/areas/discover.js'
import { Change } from './Change.js'
import type { DiscoverSearch } from './discoverSearch.js'

/** Shows ranked collections as a table, or as cards in a narrow window. */
export function Ranking(props: Ranking.Props) {
  return props.narrow ? <Cards {...props} /> : <Table {...props} />
}

export declare namespace Ranking {
  type Props = {
    ranking: readonly RankedCollection[]
    narrow: boolean
    search: DiscoverSearch
    onSort: (column: RankingSort) => void
    watched: readonly string[]
    onWatch: (slug: string) => void
    /** Returns the currency of a collection's volume. */
    volumeIn: (ranked: RankedCollection) => Currency | undefined
    renderPicture: (ranked: RankedCollection) => ReactNode
  }
}

const sortable = ['floor', 'volume', 'sales', 'owners', 'listed'] as const satisfies readonly RankingSort[]

function Table({ ranking, search, onSort, watched, onWatch, volumeIn, renderPicture }: Ranking.Props) {
  const words = useArea(discoverWords)
  const heading = (column: (typeof sortable)[number]) => (
    <SortHeading column={column} label={words.columns[column]} search={search} onSort={onSort} />
  )
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="figures w-full text-[0.95rem]">
        <caption className="sr-only">{words.ranking}</caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className="w-12 py-2 pl-4 text-left font-medium">
              #
            </th>
            <th scope="col" className="py-2 text-left font-medium">
              {words.collection}
            </th>
            {heading('floor')}
            <th scope="col" className="px-3 py-2 text-right font-medium max-lg:hidden">
              {words.columns.change}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium max-xl:hidden">
              {words.columns.topOffer}
            </th>
            {heading('volume')}
            {heading('sales')}
            {heading('owners')}
            {heading('listed')}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ranking.map((ranked, index) => {
            const { collection } = ranked
            return (
              <tr
                key={collection.slug}
                className="relative transition-colors duration-(--quick) hover:bg-sunk"
              >
                <td className="pl-4 text-ink-soft">{index + 1}</td>
                <th scope="row" className="py-2 pr-3 text-left font-semibold">
                  <div className="flex items-center gap-3">
                    <span className="w-12 shrink-0 overflow-hidden rounded-chip">
                      {renderPicture(ranked)}
                    </span>
                    <CollectionLink slug={collection.slug} name={collection.name} />
                    <WatchButton
                      name={collection.name}
                      watched={watched.includes(collection.slug)}
                      onToggle={() => onWatch(collection.slug)}
                      className="ml-auto"
                    />
                  </div>
                </th>
                <Cell>{floorOf(ranked)}</Cell>
                <Cell className="max-lg:hidden">
                  <Change ranked={ranked} />
                </Cell>
                <Cell className="max-xl:hidden">{topOfferOf(ranked)}</Cell>
                <Cell>{volumeText(ranked, volumeIn(ranked))}</Cell>
                <Cell>{formatCount(ranked.sales)}</Cell>
                <Cell>{formatCount(collection.stats.owners)}</Cell>
                <Cell className="pr-4">{listedOf(ranked)}</Cell>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function SortHeading({ column, label, search, onSort }: SortHeading.Props) {
  const isSorted = (search.sort ?? 'volume') === column
  const Arrow = search.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (search.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
      className="px-1 py-1 text-right font-medium"
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={`inline-flex min-h-11 items-center gap-1 rounded-chip px-2 hover:bg-sunk hover:text-ink ${isSorted ? 'font-semibold text-ink' : ''}`}
      >
        {isSorted && <Arrow aria-hidden className="size-3.5 text-clay" />}
        {label}
      </button>
    </th>
  )
}

declare namespace SortHeading {
  type Props = {
    column: RankingSort
    label: string
    search: DiscoverSearch
    onSort: (column: RankingSort) => void
  }
}

function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <td className={`px-3 text-right whitespace-nowrap ${className}`}>{children}</td>
}

function Cards({ ranking, watched, onWatch, volumeIn, renderPicture }: Ranking.Props) {
  const words = useArea(discoverWords)
  return (
    <ul className="space-y-3">
      {ranking.map((ranked) => {
        const { collection } = ranked
        return (
          <li key={collection.slug} className="relative rounded-card border border-line bg-surface p-3">
            <div className="flex items-center gap-3">
              <span className="w-14 shrink-0 overflow-hidden rounded-chip">{renderPicture(ranked)}</span>
              <h3 className="min-w-0 flex-1 font-sans text-base font-semibold">
                <CollectionLink slug={collection.slug} name={collection.name} />
              </h3>
              <WatchButton
                name={collection.name}
                watched={watched.includes(collection.slug)}
                onToggle={() => onWatch(collection.slug)}
                className="-mr-1"
              />
            </div>
            <dl className="mt-3 grid grid-cols-3 gap-x-3 gap-y-2 border-t border-line pt-3">
              <Stat name={words.columns.floor}>{floorOf(ranked)}</Stat>
              <Stat name={words.columns.change}>
                <Change ranked={ranked} />
              </Stat>
              <Stat name={words.columns.volume}>{volumeText(ranked, volumeIn(ranked))}</Stat>
              <Stat name={words.columns.sales}>{formatCount(ranked.sales)}</Stat>
              <Stat name={words.columns.owners}>{formatCount(collection.stats.owners)}</Stat>
              <Stat name={words.columns.listed}>{listedOf(ranked)}</Stat>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** Makes the whole row or card a link. */
function CollectionLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link
      to="/collection/$slug"
      params={{ slug }}
      preload="intent"
      className="line-clamp-2 wrap-anywhere after:absolute after:inset-0"
    >
      {name}
    </Link>
  )
}

function floorOf({ collection }: RankedCollection): ReactNode {
  const { floor } = collection.stats
  return floor ? <Money amount={floor.price} currency={floor.currency} className="font-semibold" /> : '–'
}

function topOfferOf({ collection }: RankedCollection): ReactNode {
  const { topOffer } = collection.stats
  return topOffer ? <Money amount={topOffer.price} currency={topOffer.currency} /> : '–'
}

function volumeText({ volume }: RankedCollection, currency: Currency | undefined): ReactNode {
  if (!currency) return '–'
  return volume === 0n ? (
    <span className="text-ink-soft">{formatMoney(0n, currency)}</span>
  ) : (
    <Money amount={volume} currency={currency} />
  )
}

/** Returns the number of listings, by which the column sorts. The ranking does not know how many items an edition has. */
function listedOf({ collection }: RankedCollection): string {
  return formatCount(collection.stats.listed)
}
