import { type ExecuteClient, getTokens } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getTokens.Options>
type Page = Awaited<ReturnType<typeof getTokens>>

/**
 * Query options of tokens, each with its cheapest listing, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getTokensQueryOptions(client, { collection: 'lanterns' }))
 */
export function getTokensQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getTokens', options }, (at) => getTokens(client, { ...options, ...at }))
}

/**
 * Reads tokens, each with its cheapest listing, page by page.
 *
 * @param options - As for `getTokens` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useTokens({ collection: 'lanterns' })
 */
export function useTokens(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getTokensQueryOptions(client, options))
}
