export * as Market from '../api/Market.js'
export * as Deal from '../domain/Deal.js'
export * as Expiration from '../domain/Expiration.js'
export * as FeePlan from '../domain/FeePlan.js'
export * as Price from '../domain/Price.js'
export * as SwapPayment from '../domain/SwapPayment.js'
export * as Trade from '../domain/Trade.js'
export * as TradeEvent from '../domain/TradeEvent.js'
export { approveOrder, prepareApproveOrder } from './approveOrder.js'
export { cancelOrder, cancelOrders, prepareCancelOrder } from './cancelOrders.js'
export { createBundle } from './createBundle.js'
export { createCollectionOffer } from './createCollectionOffer.js'
export { createCollectionOffers } from './createCollectionOffers.js'
export { createListing } from './createListing.js'
export { createListings } from './createListings.js'
export { createOffer } from './createOffer.js'
export { createOffers } from './createOffers.js'
export { createSwap } from './createSwap.js'
export { fulfillOrder } from './fulfillOrder.js'
export { fulfillOrders } from './fulfillOrders.js'
export {
  getBalance,
  type Holding,
  HoldingStandardError,
  type Money,
  OwnerUnreadableError,
} from './getBalance.js'
export { getFeedPrices } from './getFeedPrices.js'
export { AccountUnavailableError } from './internal/accountFor.js'
export { ChangedError, type Expected } from './internal/assertAsShown.js'
export { OtherOrderError, ProtocolError, UntrueError } from './internal/assertMatchesSigned.js'
export { OwnOrderError } from './internal/assertOther.js'
export { BuiltOfferError } from './internal/checkBuiltOffer.js'
export { LotError, NotAcceptedError, TokenNeededError } from './internal/criteriaOf.js'
export { estimateNetworkFee } from './internal/estimateNetworkFee.js'
export type { FillingOptions, OrderFill } from './internal/Filling.js'
export type { Sum } from './internal/flowsOf.js'
export type { GuardOptions } from './internal/GuardOptions.js'
export type { Fault } from './internal/Input.js'
export { InputError } from './internal/Input.js'
export type {
  AssetInput,
  BundleOptions,
  BundlePlan,
  PlannedAsset,
  SeveralOptions,
} from './internal/planBundle.js'
export type { AuctionInput, ListingOptions, ListingPlan, OrderOptions } from './internal/planListing.js'
export type { OfferPlan, OfferTerms } from './internal/planOffer.js'
export {
  type AnyOfCollection,
  BothSidesError,
  type PlannedMoney,
  type SwapMoney,
  type SwapOptions,
  type SwapPlan,
  TooManyTokensError,
} from './internal/planSwap.js'
export { NotPostedError } from './internal/postSigned.js'
export type { BulkOptions } from './internal/prepareBulk.js'
export type { PublishOptions } from './internal/publishOnChain.js'
export type { CollectionOfferOptions, CollectionOfferPlan } from './internal/readCollectionOffers.js'
export type { FeeOptions } from './internal/readFees.js'
export { type ItemInput, QuantityError, StandardError, TokenIdError } from './internal/readItem.js'
export type { AsleepPlan } from './internal/readLiveOrders.js'
export type { TokenIdsInput } from './internal/readTokenIds.js'
export type { SigningOptions } from './internal/SigningOptions.js'
export type { OrderInput } from './internal/takeOrder.js'
export { isOrderFulfillable } from './isOrderFulfillable.js'
export { matchOrders } from './matchOrders.js'
export { off, on, once } from './on.js'
export type { Dropped } from './planSweep.js'
export { UnsignedOrdersError } from './planSweep.js'
export { postOrders } from './postOrders.js'
export { prepareActions } from './prepareActions.js'
export { prepareCancelOrders } from './prepareCancelOrders.js'
export { prepareCreateBundle } from './prepareCreateBundle.js'
export { prepareCreateCollectionOffer } from './prepareCreateCollectionOffer.js'
export { prepareCreateCollectionOffers } from './prepareCreateCollectionOffers.js'
export { prepareCreateListing } from './prepareCreateListing.js'
export { prepareCreateListings } from './prepareCreateListings.js'
export { type OfferOptions, prepareCreateOffer } from './prepareCreateOffer.js'
export { prepareCreateOffers } from './prepareCreateOffers.js'
export { prepareCreateSwap } from './prepareCreateSwap.js'
export { prepareFulfillOrder } from './prepareFulfillOrder.js'
export { prepareFulfillOrders } from './prepareFulfillOrders.js'
export { prepareMatchOrders } from './prepareMatchOrders.js'
export { preparePostOrders } from './preparePostOrders.js'
export { prepareRevokeApproval } from './prepareRevokeApproval.js'
export { NoBidError, prepareSettleAuction } from './prepareSettleAuction.js'
export { revokeApproval } from './revokeApproval.js'
export { prepareSetDomain, setDomain } from './setDomain.js'
export { settleAuction } from './settleAuction.js'
export { prepareTransfer, RecipientError, RefusedError, transfer } from './transfer.js'
export { prepareTransferTokens, transferTokens } from './transferTokens.js'
export { prepareValidateOrders, validateOrders } from './validateOrders.js'
export { prepareUnwrapWeth, prepareWrapEth, unwrapWeth, wrapEth } from './wrapEth.js'
