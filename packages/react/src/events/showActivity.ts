import type { Activity } from '@souk/market'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as ActivityNews from './ActivityNews.js'
import { changeCached } from './changeCached.js'
import type { OwnActivity } from './ownActivity.js'
import { answersOf } from './readKnown.js'

type Own = { isOwn: (key: QueryKey) => boolean; own: OwnActivity }

/** Adds activity to the lists that are shown, and keeps what no list has yet, so that {@link keepActivity} can repeat it. */
export function showActivity(queryClient: QueryClient, rows: readonly Activity[], { isOwn, own }: Own): void {
  const shown = new Set(
    answersOf<ActivityNews.ActivityPages>(queryClient, isOwn, ['getActivity']).flatMap(({ pages }) =>
      pages.flatMap(({ activities }) => activities.map(ActivityNews.keyOf)),
    ),
  )
  const added = rows.filter((row) => !shown.has(ActivityNews.keyOf(row)))
  own.rows = [...added, ...own.rows]
  changeCached<ActivityNews.ActivityPages>(
    queryClient,
    (key) => isOwn(key) && key[2] === 'getActivity',
    (data, [, , , options]) => ActivityNews.withRows(data, options as ActivityNews.ActivityOptions, rows),
  )
}

/**
 * Adds own activity also to the answers that the market gave before it knew of it: a list would lose the row again, and
 * say that the chain took it back. What an answer has is no longer repeated.
 *
 * @returns A function that ends it.
 */
export function keepActivity(queryClient: QueryClient, { isOwn, own }: Own): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (own.rows.length === 0 || event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    if (event.action.manual || !isOwn(queryKey) || queryKey[2] !== 'getActivity') return
    const { pages } = state.data as ActivityNews.ActivityPages
    const told = new Set(pages.flatMap(({ activities }) => activities.map(ActivityNews.keyOf)))
    own.rows = own.rows.filter((row) => !told.has(ActivityNews.keyOf(row)))
    changeCached<ActivityNews.ActivityPages>(
      queryClient,
      (key) => key === queryKey,
      (data) => ActivityNews.withRows(data, queryKey[3] as ActivityNews.ActivityOptions, own.rows),
    )
  })
}
