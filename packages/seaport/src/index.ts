export { WalletFailedError as FailedError } from '@souk/base'
export {
  type Action,
  type ApprovalAction,
  type CreateAction,
  type CreateBulkAction,
  type ExchangeAction,
  type Transaction,
  type TransactionMethods,
  transactionMethods,
} from './Action.js'
export * as Amount from './Amount.js'
export * as Auction from './Auction.js'
export { conduitAbi, conduitControllerAbi } from './abi/conduit.js'
export { domainRegistryAbi } from './abi/domainRegistry.js'
export { multicall3Abi } from './abi/multicall3.js'
export { seaportAbi } from './abi/seaport.js'
export { earlierSeaportAbi, tokenErrorsAbi } from './abi/tokenErrors.js'
export { erc20Abi, erc721Abi, erc1155Abi, wrappedNativeAbi } from './abi/tokens.js'
export { zoneAbi } from './abi/zone.js'
export { bulkCancelOrders } from './actions/bulkCancelOrders.js'
export { cancelOrders, NoOrdersError, NotYoursError } from './actions/cancelOrders.js'
export { createBulkOrders } from './actions/createBulkOrders.js'
export { createOrder } from './actions/createOrder.js'
export { deposit } from './actions/deposit.js'
export { fulfillOrder } from './actions/fulfillOrder.js'
export { fulfillOrders } from './actions/fulfillOrders.js'
export { fulfillPrivateListing } from './actions/fulfillPrivateListing.js'
export { getBalancesAndApprovals } from './actions/getBalancesAndApprovals.js'
export { getContractOffererNonce } from './actions/getContractOffererNonce.js'
export { getCounter } from './actions/getCounter.js'
export { getDomain } from './actions/getDomain.js'
export { getDomains } from './actions/getDomains.js'
export { getInformation } from './actions/getInformation.js'
export { getNumberOfDomains } from './actions/getNumberOfDomains.js'
export { getOrderHash } from './actions/getOrderHash.js'
export { getOrderStatus } from './actions/getOrderStatus.js'
export { getOrderStatuses } from './actions/getOrderStatuses.js'
export { matchOrders } from './actions/matchOrders.js'
export { setDomain } from './actions/setDomain.js'
export { BidError, SettlementError, settleAuction } from './actions/settleAuction.js'
export { signBulkOrder } from './actions/signBulkOrder.js'
export { signOrder } from './actions/signOrder.js'
export { validateOrders } from './actions/validateOrders.js'
export { withdraw } from './actions/withdraw.js'
export * as BulkOrder from './BulkOrder.js'
export * as Conduit from './Conduit.js'
export type { Config } from './Config.js'
export * as Criteria from './Criteria.js'
export * from './constants.js'
export * as Draft from './Draft.js'
export * as Fee from './Fee.js'
export * as Fraction from './Fraction.js'
export * as Fulfillment from './Fulfillment.js'
export * as Order from './guard/Order.js'
export * as Holding from './Holding.js'
export type {
  ConsiderationInput,
  CriteriaInput,
  CurrencyInput,
  Erc721Input,
  Erc1155Input,
  InputItem,
} from './InputItem.js'
export { type ConsiderationItem, isCriteria, isCurrency, isNft, type OfferItem } from './Item.js'
export { AmountError, InsufficientBalanceError } from './internal/amounts.js'
export { type AnyClient, UnreachableError } from './internal/batch.js'
export type { CriteriaChoice } from './internal/fill.js'
export {
  BusyError,
  InsufficientFundsForGasError,
  NonceError,
  RejectedError,
  UnauthorizedError,
  UnsupportedError,
} from './internal/fromWallet.js'
export type { Asleep } from './internal/liveOrders.js'
export { type Facts, readFacts, type Wanted } from './internal/readFacts.js'
export type { Movement } from './internal/settle.js'
export { waitForTransaction } from './internal/waitForTransaction.js'
export * as Outcome from './Outcome.js'
export * from './Refusal.js'
export { findRevertData, RevertedError } from './RevertedError.js'
export { type Event, runActions } from './runActions.js'
export { appendDomainTag, domainTag, generateSalt } from './Salt.js'
export { type DecodedError, decodeSeaportError } from './SeaportError.js'
export * as Signature from './Signature.js'
export { seaportActions } from './seaportActions.js'
export * from './TransactionError.js'
