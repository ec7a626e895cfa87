export { useCart } from './cart/useCart.js'
export { useCartChanges } from './cart/useCartChanges.js'
export {
  CartMissingError,
  FlowsMissingError,
  NoWalletError,
  ProviderMissingError,
  UnexpectedError,
} from './errors/errors.js'
export { isTouched } from './events/isTouched.js'
export { useIsActivityBehind } from './events/useIsActivityBehind.js'
export { useIsBehind } from './events/useIsBehind.js'
export { type Freshness, useMarketEvents } from './events/useMarketEvents.js'
export { type FlowDefinition, useFlow } from './flow/useFlow.js'
export { useFlows } from './flow/useFlows.js'
export { createTradeClient, type WalletProvider } from './provider/createTradeClient.js'
export { hashKey } from './provider/hashKey.js'
export { type Souk, useFlowStore, useSouk } from './provider/SoukContext.js'
export { SoukProvider } from './provider/SoukProvider.js'
export { SoukReader } from './provider/SoukReader.js'
export { useMarket } from './provider/useMarket.js'
export { useReadMarket } from './provider/useReadMarket.js'
export type { ChainReadFactory, ChainReadHook } from './queries/chainRead.js'
export {
  getCollectionHistoryQueryOptions,
  getCollectionOffersQueryOptions,
  getCollectionQueryOptions,
  getCollectionsQueryOptions,
  getDepthQueryOptions,
  getHoldersQueryOptions,
  getMintsQueryOptions,
  getRankingQueryOptions,
  useCollection,
  useCollectionHistory,
  useCollectionOffers,
  useCollections,
  useDepth,
  useHolders,
  useMints,
  useRanking,
} from './queries/market/collections.js'
export { getBalanceQueryOptions, useBalance } from './queries/market/getBalance.js'
export { getFeedPricesQueryOptions, useFeedPrices } from './queries/market/getFeedPrices.js'
export { getMarketInfoQueryOptions, useMarketInfo } from './queries/market/getMarketInfo.js'
export { getWakingListingsQueryOptions, useWakingListings } from './queries/market/getWakingListings.js'
export { isOrderFulfillableQueryOptions, useIsOrderFulfillable } from './queries/market/isOrderFulfillable.js'
export {
  getActivityQueryOptions,
  getPaymentTokenQueryOptions,
  getPricesQueryOptions,
  getSearchResultsQueryOptions,
  useActivity,
  usePaymentToken,
  usePrices,
  useSearchResults,
} from './queries/market/market.js'
export {
  getAssetQueryOptions,
  getAssetsQueryOptions,
  getNeighboursQueryOptions,
  getNftQueryOptions,
  getNftsByAccountQueryOptions,
  getNftsByCollectionQueryOptions,
  getNftsByContractQueryOptions,
  getNftsQueryOptions,
  useAsset,
  useAssets,
  useNeighbours,
  useNft,
  useNfts,
  useNftsByAccount,
  useNftsByCollection,
  useNftsByContract,
} from './queries/market/nfts.js'
export {
  getAuctionQueryOptions,
  getAuctionsQueryOptions,
  getBundleQueryOptions,
  getBundlesQueryOptions,
  getFulfillmentDataQueryOptions,
  getOrderQueryOptions,
  getOrdersByHashQueryOptions,
  getOrdersQueryOptions,
  getSettlementQueryOptions,
  getSignedOrdersQueryOptions,
  getSwapsQueryOptions,
  useAuction,
  useAuctions,
  useBundle,
  useBundles,
  useFulfillmentData,
  useOrder,
  useOrders,
  useOrdersByHash,
  useSettlement,
  useSignedOrders,
  useSwaps,
} from './queries/market/orders.js'
export type {
  MarketReadFactory,
  MarketReadHook,
  PagedReadFactory,
  PagedReadHook,
} from './queries/marketRead.js'
export type { ChainRead, KeyOf, MarketRead, ReadName, SoukKey } from './queries/queryKey.js'
export {
  getBalancesAndApprovalsQueryOptions,
  getContractOffererNonceQueryOptions,
  getCounterQueryOptions,
  getDomainQueryOptions,
  getDomainsQueryOptions,
  getInformationQueryOptions,
  getNumberOfDomainsQueryOptions,
  getOrderHashQueryOptions,
  getOrderStatusesQueryOptions,
  getOrderStatusQueryOptions,
  useBalancesAndApprovals,
  useContractOffererNonce,
  useCounter,
  useDomain,
  useDomains,
  useInformation,
  useNumberOfDomains,
  useOrderHash,
  useOrderStatus,
  useOrderStatuses,
} from './queries/seaport/exchange.js'
export { inspectOrderQueryOptions, useInspectOrder } from './queries/seaport/inspectOrder.js'
export { inspectRequestQueryOptions, useInspectRequest } from './queries/seaport/inspectRequest.js'
export type {
  Asked,
  AskedPages,
  Cursor,
  PagedReadQuery,
  PagesParameter,
  QueryParameter,
  ReadQuery,
} from './queries/useRead.js'
export * as Cart from './stores/Cart.js'
export {
  type CartStorage,
  type CartStore,
  createCartStore,
  type KeptCart,
} from './stores/createCartStore.js'
export * as Flow from './stores/Flow.js'
export * as FlowRecord from './stores/FlowRecord.js'
export * as FlowStore from './stores/FlowStore.js'
export type { TradeFlow } from './trades/TradeFlow.js'
export { useApproveOrder } from './trades/useApproveOrder.js'
export { useCancelOrders } from './trades/useCancelOrders.js'
export { useCreateBundle } from './trades/useCreateBundle.js'
export { useCreateCollectionOffer } from './trades/useCreateCollectionOffer.js'
export { useCreateCollectionOffers } from './trades/useCreateCollectionOffers.js'
export { useCreateListing } from './trades/useCreateListing.js'
export { useCreateListings } from './trades/useCreateListings.js'
export { useCreateOffer } from './trades/useCreateOffer.js'
export { useCreateOffers } from './trades/useCreateOffers.js'
export { useCreateSwap } from './trades/useCreateSwap.js'
export { useFulfillOrder } from './trades/useFulfillOrder.js'
export { useFulfillOrders } from './trades/useFulfillOrders.js'
export { useMatchOrders } from './trades/useMatchOrders.js'
export { useRevokeApproval } from './trades/useRevokeApproval.js'
export { useSetDomain } from './trades/useSetDomain.js'
export { useSettleAuction } from './trades/useSettleAuction.js'
export { useTransfer } from './trades/useTransfer.js'
export { useTransferTokens } from './trades/useTransferTokens.js'
export { useUnwrapWeth } from './trades/useUnwrapWeth.js'
export { useValidateOrders } from './trades/useValidateOrders.js'
export { useWrapEth } from './trades/useWrapEth.js'
export { wakingListings } from './trades/wakingListings.js'
