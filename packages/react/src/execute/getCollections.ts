import { type ExecuteClient, getCollections } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getCollections.Options>
type Page = Awaited<ReturnType<typeof getCollections>>

/**
 * Query options of collections with their best orders, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionsQueryOptions(client, { sortBy: 'allTimeVolume' }))
 */
export function getCollectionsQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getCollections', options }, (at) =>
    getCollections(client, { ...options, ...at }),
  )
}

/**
 * Reads collections with their best orders, page by page.
 *
 * @param options - As for `getCollections` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useCollections({ sortBy: 'allTimeVolume' })
 */
export function useCollections(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getCollectionsQueryOptions(client, options))
}
