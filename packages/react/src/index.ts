export { useCart } from './cart/useCart.js'
export { useCartChanges } from './cart/useCartChanges.js'
export {
  CartMissingError,
  NoWalletError,
  ProviderMissingError,
  UnexpectedError,
} from './errors/errors.js'
export { isTouched } from './events/isTouched.js'
export { type Freshness, useMarketEvents } from './events/useMarketEvents.js'
export { type FlowDefinition, useFlow } from './flow/useFlow.js'
export { useFlows } from './flow/useFlows.js'
export { createTradeClient, type WalletProvider } from './provider/createTradeClient.js'
export { hashKey } from './provider/hashKey.js'
export { type Souk, SoukProvider, useSouk } from './provider/SoukProvider.js'
export { useMarket } from './provider/useMarket.js'
export { useReadMarket } from './provider/useReadMarket.js'
export { getActivityQueryOptions, useActivity } from './queries/market/getActivity.js'
export { getAssetQueryOptions, useAsset } from './queries/market/getAsset.js'
export { getAssetsQueryOptions, useAssets } from './queries/market/getAssets.js'
export { getAuctionQueryOptions, useAuction } from './queries/market/getAuction.js'
export { getBalanceQueryOptions, useBalance } from './queries/market/getBalance.js'
export { getBundleQueryOptions, useBundle } from './queries/market/getBundle.js'
export { getBundlesQueryOptions, useBundles } from './queries/market/getBundles.js'
export { getCollectionQueryOptions, useCollection } from './queries/market/getCollection.js'
export {
  getCollectionHistoryQueryOptions,
  useCollectionHistory,
} from './queries/market/getCollectionHistory.js'
export { getCollectionOffersQueryOptions, useCollectionOffers } from './queries/market/getCollectionOffers.js'
export { getCollectionsQueryOptions, useCollections } from './queries/market/getCollections.js'
export { getDepthQueryOptions, useDepth } from './queries/market/getDepth.js'
export { getFulfillmentDataQueryOptions, useFulfillmentData } from './queries/market/getFulfillmentData.js'
export { getHoldersQueryOptions, useHolders } from './queries/market/getHolders.js'
export { getMarketInfoQueryOptions, useMarketInfo } from './queries/market/getMarketInfo.js'
export { getNeighboursQueryOptions, useNeighbours } from './queries/market/getNeighbours.js'
export { getNftQueryOptions, useNft } from './queries/market/getNft.js'
export { getNftsQueryOptions, useNfts } from './queries/market/getNfts.js'
export { getNftsByAccountQueryOptions, useNftsByAccount } from './queries/market/getNftsByAccount.js'
export { getNftsByCollectionQueryOptions, useNftsByCollection } from './queries/market/getNftsByCollection.js'
export { getNftsByContractQueryOptions, useNftsByContract } from './queries/market/getNftsByContract.js'
export { getOrderQueryOptions, useOrder } from './queries/market/getOrder.js'
export { getOrdersQueryOptions, useOrders } from './queries/market/getOrders.js'
export { getOrdersByHashQueryOptions, useOrdersByHash } from './queries/market/getOrdersByHash.js'
export { getPaymentTokenQueryOptions, usePaymentToken } from './queries/market/getPaymentToken.js'
export { getRankingQueryOptions, useRanking } from './queries/market/getRanking.js'
export { getSearchResultsQueryOptions, useSearchResults } from './queries/market/getSearchResults.js'
export { getSettlementQueryOptions, useSettlement } from './queries/market/getSettlement.js'
export { getSignedOrdersQueryOptions, useSignedOrders } from './queries/market/getSignedOrders.js'
export { getWakingListingsQueryOptions, useWakingListings } from './queries/market/getWakingListings.js'
export { isOrderFulfillableQueryOptions, useIsOrderFulfillable } from './queries/market/isOrderFulfillable.js'
export {
  getBalancesAndApprovalsQueryOptions,
  useBalancesAndApprovals,
} from './queries/seaport/getBalancesAndApprovals.js'
export {
  getContractOffererNonceQueryOptions,
  useContractOffererNonce,
} from './queries/seaport/getContractOffererNonce.js'
export { getCounterQueryOptions, useCounter } from './queries/seaport/getCounter.js'
export { getDomainQueryOptions, useDomain } from './queries/seaport/getDomain.js'
export { getDomainsQueryOptions, useDomains } from './queries/seaport/getDomains.js'
export { getInformationQueryOptions, useInformation } from './queries/seaport/getInformation.js'
export { getNumberOfDomainsQueryOptions, useNumberOfDomains } from './queries/seaport/getNumberOfDomains.js'
export { getOrderHashQueryOptions, useOrderHash } from './queries/seaport/getOrderHash.js'
export { getOrderStatusQueryOptions, useOrderStatus } from './queries/seaport/getOrderStatus.js'
export { getOrderStatusesQueryOptions, useOrderStatuses } from './queries/seaport/getOrderStatuses.js'
export { inspectOrderQueryOptions, useInspectOrder } from './queries/seaport/inspectOrder.js'
export { inspectRequestQueryOptions, useInspectRequest } from './queries/seaport/inspectRequest.js'
export type { Cursor, PagedReadQuery, PagesParameter, QueryParameter, ReadQuery } from './queries/useRead.js'
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
export { useCreateCollectionOffer } from './trades/useCreateCollectionOffer.js'
export { useCreateListing } from './trades/useCreateListing.js'
export { useCreateListings } from './trades/useCreateListings.js'
export { useCreateOffer } from './trades/useCreateOffer.js'
export { useFulfillOrder } from './trades/useFulfillOrder.js'
export { useFulfillOrders } from './trades/useFulfillOrders.js'
export { useMatchOrders } from './trades/useMatchOrders.js'
export { useRevokeApproval } from './trades/useRevokeApproval.js'
export { useSetDomain } from './trades/useSetDomain.js'
export { useSettleAuction } from './trades/useSettleAuction.js'
export { useTransfer } from './trades/useTransfer.js'
export { useUnwrapWeth } from './trades/useUnwrapWeth.js'
export { useValidateOrders } from './trades/useValidateOrders.js'
export { useWrapEth } from './trades/useWrapEth.js'
export { wakingListings } from './trades/wakingListings.js'
