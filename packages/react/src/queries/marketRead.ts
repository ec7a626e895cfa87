import type { MarketApi } from '@souk/market'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { useSouk } from '../provider/SoukContext.js'
import { type MarketRead, marketKey } from './queryKey.js'
import {
  type Asked,
  type AskedPages,
  type Cursor,
  type PagedReadQuery,
  type PagesParameter,
  type QueryParameter,
  type ReadQuery,
  usePagedRead,
  useRead,
} from './useRead.js'

/**
 * A function that returns the query options of a market's read, typed by the action that reads. It takes the options of
 * the action without `signal`, which TanStack Query provides.
 *
 * @example
 * const factory: MarketReadFactory<typeof getNft> = getNftQueryOptions
 */
export type MarketReadFactory<action> =
  action extends Action<infer options, infer read>
    ? (api: MarketApi, options: Asked<options>) => ReadQuery<read>
    : never

/**
 * The hook of a market's read, typed by the action that reads. It reads nothing while its options are `undefined`.
 *
 * @example
 * const hook: MarketReadHook<typeof getNft> = useNft
 */
export type MarketReadHook<action> =
  action extends Action<infer options, infer read>
    ? <data = read>(
        options: Asked<options> | undefined,
        parameter?: QueryParameter<read, data>,
      ) => UseQueryResult<data>
    : never

/**
 * A function that returns the query options of a paginated read of a market. It takes the options of the action without
 * `signal` and `next`, which TanStack Query provides.
 *
 * @example
 * const factory: PagedReadFactory<typeof getOrders> = getOrdersQueryOptions
 */
export type PagedReadFactory<action> =
  action extends Action<infer options, infer page>
    ? (api: MarketApi, options: AskedPages<options>) => PagedReadQuery<page>
    : never

/**
 * The hook of a paginated read of a market. It reads nothing while its options are `undefined`.
 *
 * @example
 * const hook: PagedReadHook<typeof getOrders> = useOrders
 */
export type PagedReadHook<action> =
  action extends Action<infer options, infer page>
    ? <data = InfiniteData<page, Cursor>>(
        options: AskedPages<options> | undefined,
        parameter?: PagesParameter<page, data>,
      ) => UseInfiniteQueryResult<data>
    : never

type Action<options, read> = (api: MarketApi, options: options) => Promise<read>

/**
 * Creates the function that returns a read's query options.
 *
 * @param name - The name of the action, which is part of the keys.
 * @param fixed - Query options that do not depend on the caller. For missing ones, the query client's defaults apply.
 */
export function marketRead<options extends object, read>(
  name: MarketRead,
  action: Action<options, read>,
  fixed: { staleTime?: number } = {},
) {
  return (api: MarketApi, options: options): ReadQuery<read> => ({
    queryKey: marketKey(api, name, options),
    queryFn: ({ signal }) => action(api, { ...options, signal }),
    ...fixed,
  })
}

/** Creates the function that returns the query options of a paginated read. */
export function pagedRead<options extends object, page extends { next?: string | undefined }>(
  name: MarketRead,
  action: Action<options, page>,
) {
  return (api: MarketApi, options: options): PagedReadQuery<page> => ({
    queryKey: marketKey(api, name, options),
    queryFn: ({ signal, pageParam }) => action(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
}

/** Creates the hook of a read. */
export function marketHook<options extends object, read>(
  factory: (api: MarketApi, options: options) => ReadQuery<read>,
) {
  return function useMarketRead<data = read>(
    options: options | undefined,
    parameter: QueryParameter<read, data> = {},
  ): UseQueryResult<data> {
    const { api } = useSouk()
    return useRead(options && factory(api, options), parameter)
  }
}

/** Creates the hook of a paginated read. */
export function pagedHook<options extends object, page>(
  factory: (api: MarketApi, options: options) => PagedReadQuery<page>,
) {
  return function usePagedMarketRead<data = InfiniteData<page, Cursor>>(
    options: options | undefined,
    parameter: PagesParameter<page, data> = {},
  ): UseInfiniteQueryResult<data> {
    const { api } = useSouk()
    return usePagedRead(options && factory(api, options), parameter)
  }
}
