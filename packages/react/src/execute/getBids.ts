import { type ExecuteClient, getBids } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getBids.Options>
type Page = Awaited<ReturnType<typeof getBids>>

/**
 * Query options of the offers of the book, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getBidsQueryOptions(client, { maker: account }))
 */
export function getBidsQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getBids', options }, (at) => getBids(client, { ...options, ...at }))
}

/**
 * Reads the offers of the book, page by page.
 *
 * @param options - As for `getBids` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useBids({ maker: account })
 */
export function useBids(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getBidsQueryOptions(client, options))
}
