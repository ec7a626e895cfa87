import type { Activity, ActivityType, getActivity } from '@souk/market'
import { useActivity, useIsActivityBehind } from '@souk/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { MarketAway } from '../market/MarketAway.js'
import { isSilent } from '../market/marketState.js'
import { useMarketState } from '../market/useMarketState.js'
import { ActivitySkeleton, TradeBeingRead } from './ActivitySkeleton.js'
import { LiveActivityContainer } from './LiveActivityContainer.js'
import { NoActivity } from './NoActivity.js'

/** The scope of a list. Without a choice it is the whole market. */
export type ActivityScope =
  | { slug: string }
  | { contract: Address; tokenId: bigint }
  | { account: Address }
  | Record<never, never>

const pageSize = 30

/** Reads one list of activity, page by page. */
export function ActivityPagesContainer({ scope, types, label, filter, onAll }: ActivityPagesContainer.Props) {
  const query = useActivity<readonly Activity[]>(
    { ...scope, limit: pageSize, ...(types.length > 0 ? { types } : {}) },
    { query: { select: rowsOf } },
  )
  const { data: rows, error, refetch } = query
  const isAway = isSilent(useMarketState())
  const isBehind = useIsActivityBehind(subjectOf(scope, rows))
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
        <MarketAway onRetry={() => void refetch()} />
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

/** Returns the account or the contract of a list. */
function subjectOf(scope: ActivityScope, rows: readonly Activity[] | undefined): Address | undefined {
  if ('account' in scope) return scope.account
  return 'contract' in scope ? scope.contract : 'slug' in scope ? rows?.[0]?.contract : undefined
}

/** Defined outside of the component, so that its identity is stable and the rows are made once per read. */
function rowsOf({ pages }: { pages: readonly getActivity.Result[] }): readonly Activity[] {
  return pages.flatMap(({ activities }) => activities)
}
