import { type ExecuteClient, getActivity } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getActivity.Options>
type Page = Awaited<ReturnType<typeof getActivity>>

/**
 * Query options of what happened, the newest first, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getActivityQueryOptions(client, { collection: 'lanterns' }))
 */
export function getActivityQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getActivity', options }, (at) =>
    getActivity(client, { ...options, ...at }),
  )
}

/**
 * Reads what happened, the newest first, page by page.
 *
 * @param options - As for `getActivity` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useActivity({ collection: 'lanterns' })
 */
export function useActivity(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getActivityQueryOptions(client, options))
}
