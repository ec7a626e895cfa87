import { type ExecuteClient, getUserTokens } from '@souk/execute'
import { useExecuteClient } from './ExecuteProvider.js'
import {
  type ContinuedQuery,
  type ContinuedRead,
  continued,
  type ReadOptionsOf,
  useContinued,
} from './read.js'

type Options = ReadOptionsOf<getUserTokens.Options>
type Page = Awaited<ReturnType<typeof getUserTokens>>

/**
 * Query options of the tokens that an account has, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getUserTokensQueryOptions(client, { user: account }))
 */
export function getUserTokensQueryOptions(client: ExecuteClient, options: Options): ContinuedQuery<Page> {
  return continued(client, { name: 'getUserTokens', options }, (at) =>
    getUserTokens(client, { ...options, ...at }),
  )
}

/**
 * Reads the tokens that an account has, page by page.
 *
 * @param options - As for `getUserTokens` of `@souk/execute`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useUserTokens({ user: account })
 */
export function useUserTokens(options: Options | undefined): ContinuedRead<Page> {
  const client = useExecuteClient()
  return useContinued(options && getUserTokensQueryOptions(client, options))
}
