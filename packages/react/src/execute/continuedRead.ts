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

/** The cursor of a page. The first page has none. */
export type Continuation = string | undefined

/** The query key of a read of the step-based API: server, read and options. */
type ExecuteKey = readonly ['souk.execute', server: string, name: string, options: object]

/**
 * Query options of a paginated list of the step-based API.
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

/** The result of a list hook: the pages so far, and a function that loads the next one. */
export type ContinuedRead<page> = UseInfiniteQueryResult<InfiniteData<page, Continuation>>

/**
 * A function that returns the query options of a list, typed by the action that reads it. It takes the options of the
 * action without `signal` and `continuation`, which TanStack Query provides.
 *
 * @example
 * const factory: ContinuedFactory<typeof getTokens> = getTokensQueryOptions
 */
export type ContinuedFactory<action> =
  action extends Action<infer options, infer page>
    ? (client: ExecuteClient, options: Asked<options>) => ContinuedQuery<page>
    : never

/**
 * The hook of a list, typed by the action that reads it. It reads nothing while its options are `undefined`.
 *
 * @example
 * const hook: ContinuedHook<typeof getTokens> = useTokens
 */
export type ContinuedHook<action> =
  action extends Action<infer options, infer page>
    ? (options: Asked<options> | undefined) => ContinuedRead<page>
    : never

type Action<options, page> = (client: ExecuteClient, options: options) => Promise<page>

/** The options of a read without those that the query client provides. */
type Asked<options> = options extends object ? Omit<options, 'signal' | 'continuation'> : never

/**
 * Creates the function that returns a list's query options.
 *
 * @param name - The name of the action, which is part of the keys.
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

/** Creates the hook of a list. */
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

/** The read of a hook whose options are `undefined`. All such hooks share its key, so nothing is stored under it. */
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

/** Converts options to plain JSON, the same for identical requests. */
function plain(options: object): object {
  return JSON.parse(
    JSON.stringify(options, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  )
}
