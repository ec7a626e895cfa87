export * as Market from '../api/Market.js'
export * as Deal from '../domain/Deal.js'
export * as Expiration from '../domain/Expiration.js'
export * as FeePlan from '../domain/FeePlan.js'
export * as Price from '../domain/Price.js'
export * as Trade from '../domain/Trade.js'
export * as TradeEvent from '../domain/TradeEvent.js'
export { approveOrder, prepareOrderApproval } from './approveOrder.js'
export { cancelOrder, cancelOrders } from './cancelOrders.js'
export { createBundle } from './createBundle.js'
export { createCollectionOffer } from './createCollectionOffer.js'
export { createListing } from './createListing.js'
export { createListings } from './createListings.js'
export { createOffer } from './createOffer.js'
export { createOffers } from './createOffers.js'
export { createSwap } from './createSwap.js'
export { fulfillOrder } from './fulfillOrder.js'
export { fulfillOrders } from './fulfillOrders.js'
export { getBalance, type Holding, HoldingStandardError, OwnerUnreadableError } from './getBalance.js'
export { AccountUnavailableError } from './internal/accountFor.js'
export {
  ChangedError,
  type Expected,
  OtherOrderError,
  ProtocolError,
  UntrueError,
} from './internal/assertMatchesSigned.js'
export { OwnOrderError } from './internal/assertOther.js'
export { BuiltOfferError } from './internal/checkBuiltOffer.js'
export { LotError, NotAcceptedError, TokenNeededError } from './internal/criteriaOf.js'
export type { FillingOptions, OrderFill } from './internal/Filling.js'
export type { Sum } from './internal/flowsOf.js'
export { InputError } from './internal/Input.js'
export type { AssetInput, BundleOptions, BundlePlan, PlannedAsset } from './internal/planBundle.js'
export type { AuctionInput, ListingOptions, ListingPlan, OrderOptions } from './internal/planListing.js'
export type { OfferPlan, OfferTerms } from './internal/planOffer.js'
export {
  type AnyOfCollection,
  type PlannedMoney,
  type SwapMoney,
  type SwapOptions,
  type SwapPlan,
  TooManyTokensError,
} from './internal/planSwap.js'
export { NotPostedError } from './internal/postSigned.js'
export type { FeeOptions } from './internal/readFees.js'
export { type ItemInput, QuantityError, StandardError, TokenIdError } from './internal/readItem.js'
export type { SigningOptions } from './internal/SigningOptions.js'
export type { OrderInput } from './internal/takeOrder.js'
export { isOrderFulfillable } from './isOrderFulfillable.js'
export { off, on, once } from './on.js'
export { UnsignedOrdersError } from './planSweep.js'
export { prepareActions } from './prepareActions.js'
export { prepareBundle } from './prepareBundle.js'
export { prepareCancellation } from './prepareCancellation.js'
export { prepareCollectionOffer } from './prepareCollectionOffer.js'
export { prepareFulfillment } from './prepareFulfillment.js'
export { prepareListing } from './prepareListing.js'
export { prepareListings } from './prepareListings.js'
export { type OfferOptions, prepareOffer } from './prepareOffer.js'
export { prepareOffers } from './prepareOffers.js'
export { preparePosting } from './preparePosting.js'
export { prepareRevocation } from './prepareRevocation.js'
export { NoBidError, prepareSettlement } from './prepareSettlement.js'
export { prepareSwap } from './prepareSwap.js'
export { prepareSweep } from './prepareSweep.js'
export { settleAuction } from './settleAuction.js'
export { prepareTransfer, RecipientError, RefusedError, transfer } from './transfer.js'
export { prepareUnwrap, prepareWrap, unwrapWeth, wrapEth } from './wrapEth.js'
