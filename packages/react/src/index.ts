export { createTradeClient, type WalletProvider } from './createTradeClient.js'
export { ProviderMissingError, UnexpectedError } from './errors.js'
export { isTouched } from './events/isTouched.js'
export { type Freshness, useMarketEvents } from './events/useMarketEvents.js'
export * as Flow from './flow/Flow.js'
export type {
  CancellationIssue,
  CancellationPlan,
  ListingIssue,
  ListingPlan,
  PurchaseIssue,
  PurchasePlan,
  Receipt,
  TradeContext,
  TradeStep,
} from './flow/plans.js'
export { prepareCancellation } from './flow/prepareCancellation.js'
export { prepareListing } from './flow/prepareListing.js'
export { paymentFor, preparePurchase } from './flow/preparePurchase.js'
export { prepareResend } from './flow/prepareResend.js'
export {
  dropSavedOrder,
  getSavedOrders,
  type OrderStorage,
  type SavedOrder,
  saveOrder,
} from './flow/savedOrders.js'
export { type Prepared, useFlow } from './flow/useFlow.js'
export { hashKey } from './hashKey.js'
export { getCollectionQueryOptions, useCollection } from './queries/getCollection.js'
export { getCollectionsQueryOptions, useCollections } from './queries/getCollections.js'
export { getMarketInfoQueryOptions, useMarketInfo } from './queries/getMarketInfo.js'
export { getNftQueryOptions, useNft } from './queries/getNft.js'
export { getNftsByAccountQueryOptions, useNftsByAccount } from './queries/getNftsByAccount.js'
export { getNftsByCollectionQueryOptions, useNftsByCollection } from './queries/getNftsByCollection.js'
export { getOrderQueryOptions, useOrder } from './queries/getOrder.js'
export { getOrdersQueryOptions, useOrders } from './queries/getOrders.js'
export { type Souk, SoukProvider, useSouk } from './SoukProvider.js'
