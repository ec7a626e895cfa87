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

/** What the factory of a read decides, and no caller of its hook. */
type Decided = 'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'

/**
 * The second argument of every hook that reads: `query` holds what TanStack Query takes besides key and function, such as
 * `enabled`, `staleTime`, `refetchInterval` and `select`.
 *
 * @example
 * const query: QueryParameter<Nft, string> = { query: { select: (nft) => nft.name, staleTime: 60_000 } }
 */
export type QueryParameter<read, data = read> = {
  query?: Omit<UseQueryOptions<read, DefaultError, data, SoukKey>, Decided> | undefined
}

/**
 * The same for the hooks that read page by page.
 *
 * @example
 * const query: PagesParameter<OrderPage> = { query: { maxPages: 5 } }
 */
export type PagesParameter<page, data = InfiniteData<page, Cursor>> = {
  query?: Omit<Pages<page, data>, Decided | 'initialPageParam' | 'getNextPageParam'> | undefined
}

/** Where a page begins; the first has none. */
export type Cursor = string | undefined

/** By the function, whose types stayed the same through the versions of TanStack Query; those of its options did not. */
type Pages<page, data> = Parameters<typeof useInfiniteQuery<page, DefaultError, data, SoukKey, Cursor>>[0]

/**
 * Query options of one read: for `useQuery`, `useSuspenseQuery`, `useQueries`, and for a query client's `prefetchQuery`,
 * `fetchQuery`, `ensureQueryData`; by its `queryKey` for `getQueryData`, `setQueryData` and `invalidateQueries`.
 *
 * @example
 * const query: ReadQuery<Nft> = getNftQueryOptions(api, { address, identifier: 7n })
 */
export type ReadQuery<read> = {
  queryKey: KeyOf<read>
  queryFn: QueryFunction<read, SoukKey>
  /** In milliseconds; left out where the query client's own is right. */
  staleTime?: number
}

/**
 * The same of a read that comes page by page.
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

/** Nothing is known to be asked yet: a read of no market. All who wait share it, so nothing may be put under its key. */
const unasked = { queryKey: ['souk', '', 'getNft', {}], queryFn: skipToken } as const
const unaskedPages = {
  queryKey: ['souk', '', 'getOrders', {}],
  queryFn: skipToken,
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
} as const

/**
 * Reads by the options of a factory, with what the caller says besides.
 *
 * @param read - Of the factory; `undefined` while its inputs are not known: nothing is asked.
 */
export function useRead<read, data = read>(
  read: ReadQuery<read> | undefined,
  { query = {} }: QueryParameter<read, data>,
): UseQueryResult<data> {
  return useQuery(read ? { ...read, ...query } : { ...withoutInitial(query), ...unasked })
}

/** The same page by page. */
export function usePagedRead<page, data = InfiniteData<page, Cursor>>(
  read: PagedReadQuery<page> | undefined,
  { query = {} }: PagesParameter<page, data>,
): UseInfiniteQueryResult<data> {
  return useInfiniteQuery(read ? { ...read, ...query } : { ...withoutInitial(query), ...unaskedPages })
}

function withoutInitial<query extends { initialData?: unknown }>({ initialData: _, ...query }: query) {
  return query
}

/** Options of an action without what the query client gives it. */
export type Asked<options> = options extends object ? Omit<options, 'signal'> : never

/** Options of an action that gives pages, without where the page begins. */
export type AskedPages<options> = options extends object ? Omit<options, 'signal' | 'next'> : never
