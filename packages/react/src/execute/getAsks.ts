import { type ExecuteClient, getAsks } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getAsks.Options>
type Page = Awaited<ReturnType<typeof getAsks>>

/**
 * Query options of the listings of the book, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getAsksQueryOptions(client, { maker: account }))
 */
export function getAsksQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getAsks', options }, (at) => getAsks(client, { ...options, ...at }))
}

/**
 * Reads the listings of the book, page by page.
 *
 * @param options - As for `getAsks` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useAsks({ maker: account })
 */
export function useAsks(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getAsksQueryOptions(client, options))
}
