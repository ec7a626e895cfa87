export { cancelOrder } from './actions/cancelOrder.js'
export { getCollection } from './actions/getCollection.js'
export { getCollections } from './actions/getCollections.js'
export { getFulfillmentData } from './actions/getFulfillmentData.js'
export { getMarketInfo } from './actions/getMarketInfo.js'
export { getNft } from './actions/getNft.js'
export { getNftsByAccount } from './actions/getNftsByAccount.js'
export { getNftsByCollection } from './actions/getNftsByCollection.js'
export { getNftsByContract } from './actions/getNftsByContract.js'
export { getOrder } from './actions/getOrder.js'
export { getOrders } from './actions/getOrders.js'
export { getPaymentToken } from './actions/getPaymentToken.js'
export { postOrder } from './actions/postOrder.js'
export { refreshNft } from './actions/refreshNft.js'
export { StreamBrokenError, watchEvents } from './actions/watchEvents.js'
export type { Collection, CollectionFee, CollectionStats, TokenStandard } from './Collection.js'
export type { Currency } from './Currency.js'
export {
  createMarketApi,
  type MarketApi,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ResponseError,
  UnavailableError,
} from './MarketApi.js'
export { type MarketEvent, type MarketEventType, marketEventTypes } from './MarketEvent.js'
export type { DemoAccount, Fee, MarketInfo } from './MarketInfo.js'
export type { InactiveReason, MarketOrder, OrderStatus, Side } from './MarketOrder.js'
export type { LastSale, ListingSummary, Nft, NftOwner, Trait } from './Nft.js'
export type { CancelResult } from './wire/cancel.js'
export type { Page as CollectionPage } from './wire/collection.js'
export { InvalidFieldError } from './wire/fields.js'
export type { FulfillmentData } from './wire/fulfillment.js'
export type { Page as NftPage } from './wire/nft.js'
export type { Page as OrderPage } from './wire/order.js'
