import {
  type DefaultError,
  type InfiniteData,
  type QueryFunction,
  skipToken,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { KeyOf, SoukKey } from './queryKey.js'

/** Query options that the factory of a read sets, and no caller of its hook. */
type Decided = 'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'

/**
 * The second argument of every hook that reads. `query` contains the options of TanStack Query other than key and
 * function, such as `enabled`, `staleTime`, `refetchInterval` and `select`.
 *
 * @example
 * const query: QueryParameter<Nft, string> = { query: { select: (nft) => nft.name, staleTime: 60_000 } }
 */
export type QueryParameter<read, data = read> = {
  query?: Omit<UseQueryOptions<read, DefaultError, data, SoukKey>, Decided> | undefined
}

/**
 * The same for hooks of paginated reads.
 *
 * @example
 * const query: PagesParameter<OrderPage> = { query: { maxPages: 5 } }
 */
export type PagesParameter<page, data = InfiniteData<page, Cursor>> = {
  query?: Omit<Pages<page, data>, Decided | 'initialPageParam' | 'getNextPageParam'> | undefined
}

/** The cursor of a page. The first page has none. */
export type Cursor = string | undefined

/** Derived from the function, whose types are stable across versions of TanStack Query, unlike those of its options. */
type Pages<page, data> = Parameters<typeof useInfiniteQuery<page, DefaultError, data, SoukKey, Cursor>>[0]

/**
 * Query options of a read, for `useQuery`, `useSuspenseQuery`, `useQueries`, and for a query client's `prefetchQuery`,
 * `fetchQuery` and `ensureQueryData`. Pass its `queryKey` to `getQueryData`, `setQueryData` and `invalidateQueries`.
 *
 * @example
 * const query: ReadQuery<Nft> = getNftQueryOptions(api, { contract, tokenId: 7n })
 */
export type ReadQuery<read> = {
  queryKey: KeyOf<read>
  queryFn: QueryFunction<read, SoukKey>
  /** In milliseconds. Absent if the query client's default applies. */
  staleTime?: number
}

/**
 * The same for a paginated read.
 *
 * @example
 * const query: PagedReadQuery<OrderPage> = getOrdersQueryOptions(api, { side: 'ask' })
 */
export type PagedReadQuery<page> = {
  queryKey: KeyOf<InfiniteData<page, Cursor>>
  queryFn: QueryFunction<page, SoukKey, Cursor>
  initialPageParam: Cursor
  getNextPageParam: (page: page) => Cursor
}

/**
 * The read of a hook whose options are `undefined`. All such hooks share its key, so nothing may be stored under it.
 */
const unasked = { queryKey: ['souk', '', 'getNft', {}], queryFn: skipToken } as const
const unaskedPages = {
  queryKey: ['souk', '', 'getOrders', {}],
  queryFn: skipToken,
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
} as const

/**
 * Reads with the options of a factory and those of the caller.
 *
 * @param read - The result of the factory, or `undefined` while its options are unknown. Nothing is requested then.
 */
export function useRead<read, data = read>(
  read: ReadQuery<read> | undefined,
  { query = {} }: QueryParameter<read, data>,
): UseQueryResult<data> {
  return useQuery(read ? { ...read, ...query } : { ...withoutInitial(query), ...unasked })
}

/** The same for a paginated read. */
export function usePagedRead<page, data = InfiniteData<page, Cursor>>(
  read: PagedReadQuery<page> | undefined,
  { query = {} }: PagesParameter<page, data>,
): UseInfiniteQueryResult<data> {
  return useInfiniteQuery(read ? { ...read, ...query } : { ...withoutInitial(query), ...unaskedPages })
}

function withoutInitial<query extends { initialData?: unknown }>({ initialData: _, ...query }: query) {
  return query
}

/** The options of an action without those that the query client provides. */
export type Asked<options> = options extends object ? Omit<options, 'signal'> : never

/** The options of a paginated action without the cursor. */
export type AskedPages<options> = options extends object ? Omit<options, 'signal' | 'next'> : never
