import type { ActivityType } from '@souk/market'
import type { ReactNode } from 'react'
import { isSilent } from '../market/marketState.js'
import { useMarketState } from '../market/useMarketState.js'
import { ActivitySkeleton, TradeBeingRead } from './ActivitySkeleton.js'
import { LiveActivityContainer } from './LiveActivityContainer.js'
import { NoActivity } from './NoActivity.js'
import { UnreadActivity } from './UnreadActivity.js'
import { type ActivityScope, useActivityPages } from './useActivityPages.js'

/** Reads one list of activity, page by page. */
export function ActivityPagesContainer({ scope, types, label, filter, onAll }: ActivityPagesContainer.Props) {
  const { query, isBehind } = useActivityPages(scope, types)
  const { data: rows, error, refetch } = query
  const isAway = isSilent(useMarketState())
  if (rows && rows.length > 0)
    return (
      <LiveActivityContainer
        rows={rows}
        isWhole={!query.hasNextPage}
        isOneItem={'tokenId' in scope}
        isBehind={isBehind}
        label={label}
        filter={filter}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        isReadingMore={query.isFetchingNextPage}
      />
    )
  return (
    <>
      {filter}
      {rows && isBehind ? (
        <TradeBeingRead />
      ) : rows ? (
        <NoActivity isNarrowed={types.length > 0} onAll={onAll} />
      ) : error || isAway ? (
        <UnreadActivity error={error} onRetry={() => void refetch()} />
      ) : (
        <ActivitySkeleton />
      )}
    </>
  )
}

export declare namespace ActivityPagesContainer {
  type Props = {
    scope: ActivityScope
    /** Empty for all types. */
    types: readonly ActivityType[]
    label: string | undefined
    filter: ReactNode
    /** Shows all types. */
    onAll: () => void
  }
}
