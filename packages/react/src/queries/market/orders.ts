import {
  getAuction,
  getAuctions,
  getBundle,
  getBundles,
  getFulfillmentData,
  getOrder,
  getOrders,
  getOrdersByHash,
  getSettlement,
  getSignedOrders,
  getSwaps,
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
 * Query options of an order, by its hash or the first one that matches a search.
 *
 * @example
 * await queryClient.prefetchQuery(getOrderQueryOptions(api, { orderHash }))
 */
export const getOrderQueryOptions: MarketReadFactory<typeof getOrder> = /* @__PURE__ */ marketRead(
  'getOrder',
  getOrder,
)

/**
 * Reads an order, by its hash or the first one that matches a search.
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
 * Query options of swaps, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getSwapsQueryOptions(api, { owner }))
 */
export const getSwapsQueryOptions: PagedReadFactory<typeof getSwaps> = /* @__PURE__ */ pagedRead(
  'getSwaps',
  getSwaps,
)

/**
 * Reads swaps, page by page: those of a `maker`, or those that ask for tokens of an `owner`.
 *
 * @example
 * const { data, fetchNextPage } = useSwaps({ owner })
 */
export const useSwaps: PagedReadHook<typeof getSwaps> = /* @__PURE__ */ pagedHook(getSwapsQueryOptions)

/**
 * Query options of orders by their hashes, whatever their status, in one request per 50 orders.
 *
 * @example
 * await queryClient.prefetchQuery(getOrdersByHashQueryOptions(api, { orderHashes }))
 */
export const getOrdersByHashQueryOptions: MarketReadFactory<typeof getOrdersByHash> =
  /* @__PURE__ */ marketRead('getOrdersByHash', getOrdersByHash)

/**
 * Reads orders by their hashes, whatever their status, in one request per 50 orders. Unknown orders are omitted.
 *
 * @example
 * const { data: orders } = useOrdersByHash({ orderHashes })
 */
export const useOrdersByHash: MarketReadHook<typeof getOrdersByHash> =
  /* @__PURE__ */ marketHook(getOrdersByHashQueryOptions)

/**
 * Query options of signed orders to fill together, as the market provides them to an account.
 *
 * They are never fresh, so that a fill uses current data.
 *
 * @example
 * await queryClient.prefetchQuery(getSignedOrdersQueryOptions(api, { orderHashes, fulfiller }))
 */
export const getSignedOrdersQueryOptions: MarketReadFactory<typeof getSignedOrders> =
  /* @__PURE__ */ marketRead('getSignedOrders', getSignedOrders, { staleTime: 0 })

/**
 * Reads signed orders to fill together, as the market provides them to an account. Contains the error of an order that
 * cannot be filled now.
 *
 * @example
 * const { data: orders } = useSignedOrders({ orderHashes, fulfiller })
 */
export const useSignedOrders: MarketReadHook<typeof getSignedOrders> =
  /* @__PURE__ */ marketHook(getSignedOrdersQueryOptions)

/**
 * Query options of a signed order to fill, as the market provides it to an account.
 *
 * It is never fresh, so that a fill uses current data.
 *
 * @example
 * await queryClient.prefetchQuery(getFulfillmentDataQueryOptions(api, { side: 'ask', orderHash, fulfiller }))
 */
export const getFulfillmentDataQueryOptions: MarketReadFactory<typeof getFulfillmentData> =
  /* @__PURE__ */ marketRead('getFulfillmentData', getFulfillmentData, { staleTime: 0 })

/**
 * Reads a signed order to fill, as the market provides it to an account.
 *
 * The server's suggested transaction is for comparison only: never send it unchecked.
 *
 * @example
 * const { data } = useFulfillmentData({ side: 'ask', orderHash, fulfiller })
 */
export const useFulfillmentData: MarketReadHook<typeof getFulfillmentData> = /* @__PURE__ */ marketHook(
  getFulfillmentDataQueryOptions,
)

/**
 * Query options of the state of an English auction.
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
 * Query options of English auctions, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getAuctionsQueryOptions(api, { isRunning: true }))
 */
export const getAuctionsQueryOptions: PagedReadFactory<typeof getAuctions> = /* @__PURE__ */ pagedRead(
  'getAuctions',
  getAuctions,
)

/**
 * Reads English auctions, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useAuctions({ isRunning: true })
 */
export const useAuctions: PagedReadHook<typeof getAuctions> =
  /* @__PURE__ */ pagedHook(getAuctionsQueryOptions)

/**
 * Query options of the winning bid of an ended English auction, signed by the market.
 *
 * The winner depends on what bidders can currently pay.
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
 * Reads the winning bid of an ended English auction, signed by the market.
 *
 * Fails while the auction is running.
 *
 * @example
 * const { data: settlement } = useSettlement({ orderHash })
 */
export const useSettlement: MarketReadHook<typeof getSettlement> =
  /* @__PURE__ */ marketHook(getSettlementQueryOptions)

/**
 * Query options of a bundle in version 1 of the API, which supports only mainnet and goerli.
 *
 * @example
 * await queryClient.prefetchQuery(getBundleQueryOptions(api, { slug: 'three-lanterns' }))
 */
export const getBundleQueryOptions: MarketReadFactory<typeof getBundle> = /* @__PURE__ */ marketRead(
  'getBundle',
  getBundle,
)

/**
 * Reads a bundle with version 1 of the API, which supports only mainnet and goerli.
 *
 * @example
 * const { data: bundle } = useBundle({ slug: 'three-lanterns' })
 */
export const useBundle: MarketReadHook<typeof getBundle> = /* @__PURE__ */ marketHook(getBundleQueryOptions)

/**
 * Query options of bundles in version 1 of the API, which supports only mainnet and goerli, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getBundlesQueryOptions(api, { owner }))
 */
export const getBundlesQueryOptions: PagedReadFactory<typeof getBundles> = /* @__PURE__ */ pagedRead(
  'getBundles',
  getBundles,
)

/**
 * Reads bundles with version 1 of the API, which supports only mainnet and goerli, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useBundles({ owner })
 */
export const useBundles: PagedReadHook<typeof getBundles> = /* @__PURE__ */ pagedHook(getBundlesQueryOptions)
