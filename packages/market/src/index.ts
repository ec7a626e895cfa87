export { buildOffer } from './actions/buildOffer.js'
export { getActivity } from './actions/getActivity.js'
export { getAsset } from './actions/getAsset.js'
export { getAssets } from './actions/getAssets.js'
export { getAuction } from './actions/getAuction.js'
export { getAuctions } from './actions/getAuctions.js'
export { getBundle } from './actions/getBundle.js'
export { getBundles } from './actions/getBundles.js'
export { getCollection } from './actions/getCollection.js'
export { getCollectionHistory } from './actions/getCollectionHistory.js'
export { getCollectionOffers } from './actions/getCollectionOffers.js'
export { getCollections } from './actions/getCollections.js'
export { getDepth } from './actions/getDepth.js'
export { getFulfillmentData } from './actions/getFulfillmentData.js'
export { getHolders } from './actions/getHolders.js'
export { getMarketInfo } from './actions/getMarketInfo.js'
export { getMints } from './actions/getMints.js'
export { getNeighbours } from './actions/getNeighbours.js'
export { getNft } from './actions/getNft.js'
export { getNfts } from './actions/getNfts.js'
export { getNftsByAccount } from './actions/getNftsByAccount.js'
export { getNftsByCollection } from './actions/getNftsByCollection.js'
export { getNftsByContract } from './actions/getNftsByContract.js'
export { getOrder, NoMatchingOrderError } from './actions/getOrder.js'
export { getOrders } from './actions/getOrders.js'
export { getOrdersByHash } from './actions/getOrdersByHash.js'
export { getPaymentToken } from './actions/getPaymentToken.js'
export { getPrices } from './actions/getPrices.js'
export { getRanking } from './actions/getRanking.js'
export { getSearchResults } from './actions/getSearchResults.js'
export { getSettlement } from './actions/getSettlement.js'
export { getSignedOrders } from './actions/getSignedOrders.js'
export { getSwaps } from './actions/getSwaps.js'
export { notifyCancellation } from './actions/notifyCancellation.js'
export { postCollectionOffer } from './actions/postCollectionOffer.js'
export { postOrder } from './actions/postOrder.js'
export { postOrders } from './actions/postOrders.js'
export { postSwap } from './actions/postSwap.js'
export { refreshNft } from './actions/refreshNft.js'
export { watchEvents } from './actions/watchEvents.js'
export { LegacyChainError } from './api/assertLegacy.js'
export {
  type Clock,
  createMarketApi,
  type LogEvent,
  type Logger,
  type MarketApi,
  type RequestOptions,
} from './api/MarketApi.js'
export type { NftChoices } from './api/nftChoices.js'
export { StreamBrokenError } from './api/openEventStream.js'
export { paginate, RepeatedCursorError } from './api/paginate.js'
export {
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ResponseError,
  UnavailableError,
} from './api/ResponseError.js'
export { createMarket } from './createMarket.js'
export type { Account } from './domain/Account.js'
export {
  type Activity,
  type ActivityBundle,
  type ActivityPayment,
  type ActivitySource,
  type ActivityToken,
  type ActivityType,
  activityTypes,
} from './domain/Activity.js'
export {
  type Asset,
  type AssetContract,
  type AssetEvent,
  type AssetEventType,
  type AssetStandard,
  type AssetTransaction,
  type AuctionType,
  assetEventTypes,
  assetStandards,
  auctionTypes,
  type Bundle,
  type ContractType,
  contractTypes,
} from './domain/Asset.js'
export {
  type Collection,
  type CollectionFee,
  type CollectionProfile,
  type CollectionStats,
  type FeeBps,
  type SafelistStatus,
  safelistStatuses,
  type TokenStandard,
} from './domain/Collection.js'
export {
  type CollectionHistory,
  type HistoryPeriod,
  type HistoryStep,
  historyPeriods,
} from './domain/CollectionHistory.js'
export type { BuiltOffer, CollectionOffer, OfferCriteria, OfferTrait } from './domain/CollectionOffer.js'
export type { Currency, PaymentToken } from './domain/Currency.js'
export { checkMarketInfo, type MarketContradiction } from './domain/checkMarketInfo.js'
export type { Depth, ListingLevel, OfferLevel } from './domain/Depth.js'
export * as FiatPrice from './domain/FiatPrice.js'
export type { Holder, HolderGroup } from './domain/Holders.js'
export type {
  AuctionPhase,
  AuctionSale,
  AuctionSettlement,
  AuctionSummary,
  MarketAuction,
} from './domain/MarketAuction.js'
export {
  type MarketEvent,
  type MarketEventFacts,
  type MarketEventType,
  marketEventTypes,
} from './domain/MarketEvent.js'
export type { DemoAccount, Fee, MarketChain, MarketInfo, WalletOffers } from './domain/MarketInfo.js'
export {
  type AnyOrder,
  type InactiveReason,
  inactiveReasons,
  type MarketOrder,
  type MarketSwap,
  type OrderSide,
  type OrderStatus,
  type Side,
} from './domain/MarketOrder.js'
export * as Mint from './domain/Mint.js'
export type { BundleSummary, LastSale, ListingSummary, Nft, NftOwner, Trait } from './domain/Nft.js'
export {
  type RankedCollection,
  type RankingPeriod,
  type RankingSort,
  rankingPeriods,
  rankingSorts,
} from './domain/Ranking.js'
export type { SearchResults } from './domain/SearchResults.js'
export * as TokenIds from './domain/TokenIds.js'
export type { Page as ActivityPage } from './wire/activity.js'
export type { Page as AssetPage } from './wire/asset.js'
export type { List as BundleList } from './wire/bundle.js'
export type { CancelResult } from './wire/cancel.js'
export type { Page as CollectionPage } from './wire/collection.js'
export type { OrderFault } from './wire/failure.js'
export { InvalidFieldError } from './wire/fields.js'
export type { FulfillmentData } from './wire/fulfillment.js'
export type { Page as HolderPage } from './wire/holders.js'
export type { Page as NftPage } from './wire/nft.js'
export type { Page as CollectionOfferPage } from './wire/offer.js'
export type { Page as OrderPage } from './wire/order.js'
export type { Page as RankingPage } from './wire/ranking.js'
