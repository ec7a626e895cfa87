import type { ExecuteClient } from '@souk/execute'
import {
  type DataTag,
  type DefaultError,
  type InfiniteData,
  type QueryFunction,
  skipToken,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useExecuteClient } from './ExecuteProvider.js'

/** A page of a list of the step-based API. */
export type ContinuedPage = { continuation?: string | undefined }

/** Where a page begins; the first has none. */
export type Continuation = string | undefined

/** Where a read of the step-based API is kept: which server, which read, with which options. */
type ExecuteKey = readonly ['souk.execute', server: string, name: string, options: object]

/**
 * Query options of a list of the step-based API, page by page.
 *
 * @example
 * const query: ContinuedQuery<TokenPage> = getTokensQueryOptions(client, { collection: 'lanterns' })
 */
export type ContinuedQuery<page> = {
  queryKey: DataTag<ExecuteKey, InfiniteData<page, Continuation>, DefaultError>
  queryFn: QueryFunction<page, ExecuteKey, Continuation>
  initialPageParam: Continuation
  getNextPageParam: (page: page) => Continuation
}

/** The result of a list hook: its pages so far, and how to load the next one. */
export type ContinuedRead<page> = UseInfiniteQueryResult<InfiniteData<page, Continuation>>

/**
 * A function that gives the query options of a list, by the action that reads it. It takes the options of the action
 * without `signal` and `continuation`, which TanStack Query gives.
 *
 * @example
 * const factory: ContinuedFactory<typeof getTokens> = getTokensQueryOptions
 */
export type ContinuedFactory<action> =
  action extends Action<infer options, infer page>
    ? (client: ExecuteClient, options: Asked<options>) => ContinuedQuery<page>
    : never

/**
 * The hook of a list, by the action that reads it. It reads nothing while its options are `undefined`.
 *
 * @example
 * const hook: ContinuedHook<typeof getTokens> = useTokens
 */
export type ContinuedHook<action> =
  action extends Action<infer options, infer page>
    ? (options: Asked<options> | undefined) => ContinuedRead<page>
    : never

type Action<options, page> = (client: ExecuteClient, options: options) => Promise<page>

/** Options of a read without what the query client gives it. */
type Asked<options> = options extends object ? Omit<options, 'signal' | 'continuation'> : never

/**
 * Makes the function that gives a list's query options.
 *
 * @param name - Of the action, which keys carry.
 */
export function continuedRead<options extends { chainId?: number | undefined }, page extends ContinuedPage>(
  name: string,
  action: Action<options, page>,
) {
  return (client: ExecuteClient, options: options): ContinuedQuery<page> => {
    const key: ExecuteKey = ['souk.execute', serverOf(client, options), name, plain(options)]
    return {
      queryKey: key as ContinuedQuery<page>['queryKey'],
      queryFn: ({ signal, pageParam }) => action(client, { ...options, continuation: pageParam, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ continuation }) => continuation,
    }
  }
}

/** Makes the hook of a list. */
export function continuedHook<options extends object, page>(
  factory: (client: ExecuteClient, options: options) => ContinuedQuery<page>,
) {
  return function useContinuedRead(options: options | undefined): ContinuedRead<page> {
    const client = useExecuteClient()
    return useInfiniteQuery<page, DefaultError, InfiniteData<page, Continuation>, ExecuteKey, Continuation>(
      options ? factory(client, options) : unasked,
    )
  }
}

/** The read of a hook whose options are not known yet. All hooks that wait share its key, so nothing is kept under it. */
const unasked = {
  queryKey: ['souk.execute', '', '', {}],
  queryFn: skipToken,
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
} as const

function serverOf({ chains }: ExecuteClient, options: { chainId?: number | undefined }): string {
  const chain = chains.find(({ id }) => id === options.chainId) ?? chains[0]
  return `${chain.id}:${chain.baseApiUrl}`
}

/** Keys are plain JSON, the same for the same question. */
function plain(options: object): object {
  return JSON.parse(
    JSON.stringify(options, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  )
}
