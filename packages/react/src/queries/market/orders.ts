import {
  getAuction,
  getBundle,
  getBundles,
  getFulfillmentData,
  getOrder,
  getOrders,
  getOrdersByHash,
  getSettlement,
  getSignedOrders,
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
 * Query options of one order, by its hash or the first that fits a search.
 *
 * @example
 * await queryClient.prefetchQuery(getOrderQueryOptions(api, { orderHash }))
 */
export const getOrderQueryOptions: MarketReadFactory<typeof getOrder> = /* @__PURE__ */ marketRead(
  'getOrder',
  getOrder,
)

/**
 * Reads one order, by its hash or the first that fits a search.
 *
 * @example
 * const { data: order } = useOrder({ orderHash })
 */
export const useOrder: MarketReadHook<typeof getOrder> = /* @__PURE__ */ marketHook(getOrderQueryOptions)

/**
 * Query options of listings or offers, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getOrdersQueryOptions(api, { side: 'ask', maker }))
 */
export const getOrdersQueryOptions: PagedReadFactory<typeof getOrders> = /* @__PURE__ */ pagedRead(
  'getOrders',
  getOrders,
)

/**
 * Reads listings or offers, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useOrders({ side: 'ask', maker })
 */
export const useOrders: PagedReadHook<typeof getOrders> = /* @__PURE__ */ pagedHook(getOrdersQueryOptions)

/**
 * Query options of orders by their hashes, whatever their status, in one request for each 50.
 *
 * @example
 * await queryClient.prefetchQuery(getOrdersByHashQueryOptions(api, { orderHashes }))
 */
export const getOrdersByHashQueryOptions: MarketReadFactory<typeof getOrdersByHash> =
  /* @__PURE__ */ marketRead('getOrdersByHash', getOrdersByHash)

/**
 * Reads orders by their hashes, whatever their status, in one request for each 50; those that the market knows.
 *
 * @example
 * const { data: orders } = useOrdersByHash({ orderHashes })
 */
export const useOrdersByHash: MarketReadHook<typeof getOrdersByHash> =
  /* @__PURE__ */ marketHook(getOrdersByHashQueryOptions)

/**
 * Query options of signed orders that are to be filled together, as the market gives them to one account.
 *
 * What is about to be filled is asked for again each time it is looked at.
 *
 * @example
 * await queryClient.prefetchQuery(getSignedOrdersQueryOptions(api, { orderHashes, fulfiller }))
 */
export const getSignedOrdersQueryOptions: MarketReadFactory<typeof getSignedOrders> =
  /* @__PURE__ */ marketRead('getSignedOrders', getSignedOrders, { staleTime: 0 })

/**
 * Reads signed orders that are to be filled together, as the market gives them to one account; of one that cannot be
 * filled now, why.
 *
 * @example
 * const { data: orders } = useSignedOrders({ orderHashes, fulfiller })
 */
export const useSignedOrders: MarketReadHook<typeof getSignedOrders> =
  /* @__PURE__ */ marketHook(getSignedOrdersQueryOptions)

/**
 * Query options of the signed order that is to be filled, as the market gives it to one account.
 *
 * What is about to be filled is asked for again each time it is looked at.
 *
 * @example
 * await queryClient.prefetchQuery(getFulfillmentDataQueryOptions(api, { side: 'ask', orderHash, fulfiller }))
 */
export const getFulfillmentDataQueryOptions: MarketReadFactory<typeof getFulfillmentData> =
  /* @__PURE__ */ marketRead('getFulfillmentData', getFulfillmentData, { staleTime: 0 })

/**
 * Reads the signed order that is to be filled, as the market gives it to one account.
 *
 * The transaction that the server proposes is there for comparison; never send it unchecked.
 *
 * @example
 * const { data } = useFulfillmentData({ side: 'ask', orderHash, fulfiller })
 */
export const useFulfillmentData: MarketReadHook<typeof getFulfillmentData> = /* @__PURE__ */ marketHook(
  getFulfillmentDataQueryOptions,
)

/**
 * Query options for the state of an English auction.
 *
 * @example
 * await queryClient.prefetchQuery(getAuctionQueryOptions(api, { orderHash }))
 */
export const getAuctionQueryOptions: MarketReadFactory<typeof getAuction> = /* @__PURE__ */ marketRead(
  'getAuction',
  getAuction,
)

/**
 * Reads the state of an English auction.
 *
 * @example
 * const { data: auction } = useAuction({ orderHash })
 */
export const useAuction: MarketReadHook<typeof getAuction> =
  /* @__PURE__ */ marketHook(getAuctionQueryOptions)

/**
 * Query options for the winning bid of an ended English auction, signed by the market.
 *
 * The winner changes with what bidders can still pay.
 *
 * @example
 * await queryClient.prefetchQuery(getSettlementQueryOptions(api, { orderHash }))
 */
export const getSettlementQueryOptions: MarketReadFactory<typeof getSettlement> = /* @__PURE__ */ marketRead(
  'getSettlement',
  getSettlement,
  { staleTime: 0 },
)

/**
 * Reads which bid wins an English auction that has ended, signed by the market.
 *
 * Fails while the auction runs; ask when it has ended.
 *
 * @example
 * const { data: settlement } = useSettlement({ orderHash })
 */
export const useSettlement: MarketReadHook<typeof getSettlement> =
  /* @__PURE__ */ marketHook(getSettlementQueryOptions)

/**
 * Query options of a bundle by the API's first version, which knows mainnet and goerli only.
 *
 * @example
 * await queryClient.prefetchQuery(getBundleQueryOptions(api, { slug: 'three-lanterns' }))
 */
export const getBundleQueryOptions: MarketReadFactory<typeof getBundle> = /* @__PURE__ */ marketRead(
  'getBundle',
  getBundle,
)

/**
 * Reads a bundle by the API's first version, which knows mainnet and goerli only.
 *
 * @example
 * const { data: bundle } = useBundle({ slug: 'three-lanterns' })
 */
export const useBundle: MarketReadHook<typeof getBundle> = /* @__PURE__ */ marketHook(getBundleQueryOptions)

/**
 * Query options of bundles by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getBundlesQueryOptions(api, { owner }))
 */
export const getBundlesQueryOptions: PagedReadFactory<typeof getBundles> = /* @__PURE__ */ pagedRead(
  'getBundles',
  getBundles,
)

/**
 * Reads bundles by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useBundles({ owner })
 */
export const useBundles: PagedReadHook<typeof getBundles> = /* @__PURE__ */ pagedHook(getBundlesQueryOptions)
