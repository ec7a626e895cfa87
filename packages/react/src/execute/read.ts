import type { ExecuteClient } from '@souk/execute'
import {
  type DataTag,
  type DefaultError,
  type InfiniteData,
  type QueryFunction,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'

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

/** What a hook of a list gives: its pages so far, and how to go on. */
export type ContinuedRead<page> = UseInfiniteQueryResult<InfiniteData<page, Continuation>>

/** Options of a read without what the query client gives it. */
export type ReadOptionsOf<options> = options extends unknown
  ? Omit<options, 'signal' | 'continuation'>
  : never

/**
 * Builds the query options of a read.
 *
 * @param read - Asks for the page that begins there.
 */
export function continued<page extends ContinuedPage>(
  client: ExecuteClient,
  asked: { name: string; options: { chainId?: number | undefined } },
  read: (at: { continuation: Continuation; signal: AbortSignal }) => Promise<page>,
): ContinuedQuery<page> {
  const { name, options } = asked
  const key: ExecuteKey = ['souk.execute', serverOf(client, options), name, plain(options)]
  return {
    queryKey: key as ContinuedQuery<page>['queryKey'],
    queryFn: ({ signal, pageParam }) => read({ continuation: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ continuation }) => continuation,
  }
}

/** Reads page by page by the options of a factory; nothing while there are none. */
export function useContinued<page>(query: ContinuedQuery<page> | undefined): ContinuedRead<page> {
  return useInfiniteQuery({ ...(query ?? nothingAsked<page>()), enabled: query !== undefined })
}

function nothingAsked<page>(): ContinuedQuery<page> {
  const key: ExecuteKey = ['souk.execute', '', '', {}]
  return {
    queryKey: key as ContinuedQuery<page>['queryKey'],
    queryFn: () => Promise.reject(new TypeError('nothing is asked')),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  }
}

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
