import {
  getCollection,
  getCollectionHistory,
  getCollectionOffers,
  getCollections,
  getDepth,
  getHolders,
  getMints,
  getRanking,
} from '@souk/market'
import {
  type MarketReadFactory,
  type MarketReadHook,
  marketHook,
  marketRead,
  type PagedReadFactory,
  type PagedReadHook,
  pagedHook,
  pagedRead,
} from '../marketRead.js'

/**
 * Query options of a collection.
 *
 * @example
 * await queryClient.prefetchQuery(getCollectionQueryOptions(api, { slug: 'lanterns' }))
 */
export const getCollectionQueryOptions: MarketReadFactory<typeof getCollection> = /* @__PURE__ */ marketRead(
  'getCollection',
  getCollection,
)

/**
 * Reads a collection.
 *
 * @example
 * const { data: collection } = useCollection({ slug: 'lanterns' })
 */
export const useCollection: MarketReadHook<typeof getCollection> =
  /* @__PURE__ */ marketHook(getCollectionQueryOptions)

/**
 * Query options of the market's collections, or of specific ones by slug, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionsQueryOptions(api, { limit: 50 }))
 */
export const getCollectionsQueryOptions: PagedReadFactory<typeof getCollections> = /* @__PURE__ */ pagedRead(
  'getCollections',
  getCollections,
)

/**
 * Reads the market's collections, or specific ones by slug, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useCollections({ limit: 50 })
 */
export const useCollections: PagedReadHook<typeof getCollections> =
  /* @__PURE__ */ pagedHook(getCollectionsQueryOptions)

/**
 * Query options of a collection's sales and floor over time.
 *
 * @example
 * await queryClient.prefetchQuery(getCollectionHistoryQueryOptions(api, { slug: 'lanterns', period: '30d' }))
 */
export const getCollectionHistoryQueryOptions: MarketReadFactory<typeof getCollectionHistory> =
  /* @__PURE__ */ marketRead('getCollectionHistory', getCollectionHistory)

/**
 * Reads a collection's sales and floor over time.
 *
 * @example
 * const { data } = useCollectionHistory({ slug: 'lanterns', period: '30d' })
 */
export const useCollectionHistory: MarketReadHook<typeof getCollectionHistory> = /* @__PURE__ */ marketHook(
  getCollectionHistoryQueryOptions,
)

/**
 * Query options of the offers on any token of a collection, or on a subset of its tokens, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionOffersQueryOptions(api, { slug: 'lanterns' }))
 */
export const getCollectionOffersQueryOptions: PagedReadFactory<typeof getCollectionOffers> =
  /* @__PURE__ */ pagedRead('getCollectionOffers', getCollectionOffers)

/**
 * Reads the offers on any token of a collection, or on a subset of its tokens, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useCollectionOffers({ slug: 'lanterns' })
 */
export const useCollectionOffers: PagedReadHook<typeof getCollectionOffers> = /* @__PURE__ */ pagedHook(
  getCollectionOffersQueryOptions,
)

/**
 * Query options of a collection's book by price.
 *
 * @example
 * await queryClient.prefetchQuery(getDepthQueryOptions(api, { slug: 'lanterns' }))
 */
export const getDepthQueryOptions: MarketReadFactory<typeof getDepth> = /* @__PURE__ */ marketRead(
  'getDepth',
  getDepth,
)

/**
 * Reads a collection's book by price.
 *
 * @example
 * const { data } = useDepth({ slug: 'lanterns' })
 */
export const useDepth: MarketReadHook<typeof getDepth> = /* @__PURE__ */ marketHook(getDepthQueryOptions)

/**
 * Query options of the accounts that hold tokens of a collection, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getHoldersQueryOptions(api, { slug: 'lanterns' }))
 */
export const getHoldersQueryOptions: PagedReadFactory<typeof getHolders> = /* @__PURE__ */ pagedRead(
  'getHolders',
  getHolders,
)

/**
 * Reads the accounts that hold tokens of a collection, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useHolders({ slug: 'lanterns' })
 */
export const useHolders: PagedReadHook<typeof getHolders> = /* @__PURE__ */ pagedHook(getHoldersQueryOptions)

/**
 * Query options of a ranking of the market's collections.
 *
 * @example
 * await queryClient.prefetchQuery(getRankingQueryOptions(api, { period: '7d' }))
 */
export const getRankingQueryOptions: MarketReadFactory<typeof getRanking> = /* @__PURE__ */ marketRead(
  'getRanking',
  getRanking,
)

/**
 * Reads a ranking of the market's collections.
 *
 * @example
 * const { data } = useRanking({ period: '7d' })
 */
export const useRanking: MarketReadHook<typeof getRanking> =
  /* @__PURE__ */ marketHook(getRankingQueryOptions)

/**
 * Query options of the mints of a collection.
 *
 * @example
 * await queryClient.prefetchQuery(getMintsQueryOptions(api, { slug: 'mint-tea', account }))
 */
export const getMintsQueryOptions: MarketReadFactory<typeof getMints> = /* @__PURE__ */ marketRead(
  'getMints',
  getMints,
)

/**
 * Reads how units of a collection can be minted.
 *
 * @example
 * const { data } = useMints({ slug: 'mint-tea', account })
 */
export const useMints: MarketReadHook<typeof getMints> = /* @__PURE__ */ marketHook(getMintsQueryOptions)
