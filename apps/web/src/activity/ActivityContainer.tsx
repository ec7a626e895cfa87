import type { Activity, ActivityType, getActivity } from '@souk/market'
import { useActivity } from '@souk/react'
import { useState } from 'react'
import type { Address } from 'viem'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { MarketAway } from '../market/MarketAway.js'
import { useMarketState } from '../market/useMarketState.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { ActivityTypes } from './ActivityTypes.js'
import { LiveActivityContainer } from './LiveActivityContainer.js'

/**
 * Reads what happened on the market, to a collection or an item, or by a wallet, and keeps reading.
 *
 * Which kinds are shown is kept here, unless the page keeps it in its address.
 */
export function ActivityContainer({ scope, types: given, onTypes, offered, label }: ActivityContainer.Props) {
  const [kept, keep] = useState<readonly ActivityType[]>([])
  const types = given ?? kept
  const setTypes = onTypes ?? keep
  return (
    <div className="space-y-4">
      <Pages
        // Another place or another choice is another list.
        key={JSON.stringify([scope, types], (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        )}
        scope={scope}
        types={types}
        label={label}
        filter={<ActivityTypes types={types} {...(offered ? { offered } : {})} onTypes={setTypes} />}
        onAll={() => setTypes([])}
      />
    </div>
  )
}

/** Where: nothing chosen is the whole market. */
type ActivityScope =
  | { slug: string }
  | { address: Address; identifier: bigint }
  | { account: Address }
  | Record<never, never>

export declare namespace ActivityContainer {
  type Props = {
    scope: ActivityScope
    /** Empty for all kinds. @default kept here */
    types?: readonly ActivityType[] | undefined
    onTypes?: ((types: readonly ActivityType[]) => void) | undefined
    /** Kinds that can be chosen. @default all */
    offered?: readonly ActivityType[] | undefined
    /** What the list holds, for screen readers. */
    label?: string | undefined
  }
}

type PagesProps = {
  scope: ActivityScope
  types: readonly ActivityType[]
  label: string | undefined
  filter: React.ReactNode
  onAll: () => void
}

function Pages({ scope, types, label, filter, onAll }: PagesProps) {
  const words = useArea(feedWords)
  const query = useActivity<readonly Activity[]>(
    { ...scope, limit: pageSize, ...(types.length > 0 ? { types } : {}) },
    { query: { select: rowsOf } },
  )
  const { data: rows, error, refetch } = query
  const isAway = useMarketState() === 'away'
  if (rows && rows.length > 0)
    return (
      <LiveActivityContainer
        rows={rows}
        isWhole={!query.hasNextPage}
        isOneItem={'identifier' in scope}
        label={label}
        filter={filter}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        isReadingMore={query.isFetchingNextPage}
      />
    )
  return (
    <>
      {filter}
      {rows ? (
        <EmptyState
          title={types.length > 0 ? words.noneOfType : words.none}
          action={types.length > 0 && <Button onClick={onAll}>{words.showAll}</Button>}
        >
          {words.noneMeaning}
        </EmptyState>
      ) : error || isAway ? (
        <MarketAway onRetry={() => void refetch()} />
      ) : (
        <ActivitySkeleton />
      )}
    </>
  )
}

const pageSize = 30

/** Outside of the component, so that its identity stays and the rows are made once per read. */
function rowsOf({ pages }: { pages: readonly getActivity.Result[] }): readonly Activity[] {
  return pages.flatMap(({ activities }) => activities)
}

const skeletons = Array.from({ length: 8 }, (_, index) => index)

/** The list's shape before its rows are there. */
function ActivitySkeleton() {
  return (
    <div aria-hidden className="divide-y divide-line">
      {skeletons.map((index) => (
        <div key={index} className="flex h-17 items-center gap-4 max-md:h-26">
          <div className="skeleton size-10" />
          <div className="skeleton h-5 flex-1" />
          <div className="skeleton h-5 w-24" />
        </div>
      ))}
    </div>
  )
}
