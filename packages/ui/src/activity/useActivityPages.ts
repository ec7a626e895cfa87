import type { Activity, ActivityType, getActivity } from '@souk/market'
import { useActivity, useIsActivityBehind } from '@souk/react'
import type { Address } from 'viem'

/** The scope of a list. Without a choice it is the whole market. */
export type ActivityScope =
  | { slug: string }
  | { contract: Address; tokenId: bigint }
  | { account: Address }
  | Record<never, never>

const pageSize = 30

/** Reads one list of activity, page by page, and whether it lacks a trade of this browser. `types` is empty for all types. */
export function useActivityPages(scope: ActivityScope, types: readonly ActivityType[]) {
  const query = useActivity<readonly Activity[]>(
    { ...scope, limit: pageSize, ...(types.length > 0 ? { types } : {}) },
    { query: { select: rowsOf } },
  )
  return { query, isBehind: useIsActivityBehind(subjectOf(scope, query.data)) }
}

/** Returns the account or the contract of a list. */
function subjectOf(scope: ActivityScope, rows: readonly Activity[] | undefined): Address | undefined {
  if ('account' in scope) return scope.account
  return 'contract' in scope ? scope.contract : 'slug' in scope ? rows?.[0]?.contract : undefined
}

/** Defined outside of the hook, so that its identity is stable and the rows are made once per read. */
function rowsOf({ pages }: { pages: readonly getActivity.Result[] }): readonly Activity[] {
  return pages.flatMap(({ activities }) => activities)
}
