export { acceptOffer } from './actions/acceptOffer.js'
export { buyToken } from './actions/buyToken.js'
export { call } from './actions/call.js'
export { cancelOrder, NoOrdersError } from './actions/cancelOrder.js'
export { getActivity } from './actions/getActivity.js'
export { getAsks } from './actions/getAsks.js'
export { getBids } from './actions/getBids.js'
export { getCollections } from './actions/getCollections.js'
export { getTokens } from './actions/getTokens.js'
export { getUserTokens } from './actions/getUserTokens.js'
export { listToken } from './actions/listToken.js'
export { mintToken } from './actions/mintToken.js'
export { BidDataError, placeBid } from './actions/placeBid.js'
export { resume } from './actions/resume.js'
export { transferTokens } from './actions/transferTokens.js'
export {
  FeedBrokenError,
  NoFeedError,
  NoSocketError,
  SubscriptionError,
  watchFeed,
} from './actions/watchFeed.js'
export * as Check from './checks/errors.js'
export {
  ChainMissingError,
  type Clock,
  createExecuteClient,
  type ExecuteChain,
  type ExecuteClient,
  knownContracts,
  type Logger,
  type LogLevel,
  logLevels,
  type PaymentToken,
  PaymentTokenError,
} from './client/ExecuteClient.js'
export * as FlowError from './client/FlowError.js'
export type { Lock } from './client/Lock.js'
export { ResponseError } from './client/ResponseError.js'
export type { OrderOptions } from './client/readOrders.js'
export type { ReadOptions } from './client/readPage.js'
export type { Currency, Price } from './domain/Price.js'
export type { PathAmount, PathFee, PathItem, Quote, QuoteIssue } from './domain/Quote.js'
export * as Step from './domain/Step.js'
export type { Token } from './domain/Token.js'
export {
  type ActionOptions,
  type ExpectedPrice,
  type ExpectedPrices,
  StoppedError,
} from './run/execute.js'
export { type RunOptions, runSteps } from './run/runSteps.js'
export * as Execution from './state/Execution.js'
export { transfersIn } from './state/transfersIn.js'
export { fromViem } from './wallets/fromViem.js'
export type { About, Sending, Wallet } from './wallets/Wallet.js'
export * as WalletError from './wallets/Wallet.js'
export type { ActivityPage } from './wire/activity.js'
export type { BookOrderPage } from './wire/bookOrder.js'
export type { CollectionPage } from './wire/collection.js'
export { InvalidFieldError } from './wire/fields.js'
export type { TokenPage } from './wire/token.js'
export type { UserTokenPage } from './wire/userToken.js'
