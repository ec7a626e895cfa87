export { WalletFailedError as FailedError } from '@souk/base'
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
export { findRevertData, RevertedError } from './errors/RevertedError.js'
export { type DecodedError, decodeSeaportError } from './errors/SeaportError.js'
export * from './errors/TransactionError.js'
export type { Config } from './facts/Config.js'
export type { SignatureQuery, ZoneAnswer } from './facts/readFacts.js'
export { type Facts, readFacts, type WantedFacts } from './facts/readFacts.js'
export type { ZoneQuery } from './facts/ZoneQuery.js'
export type { StrictForm } from './guard/checks/strict.js'
export type { CreatorFee } from './guard/facts/strictPrice.js'
export type { Guarding } from './guard/guardSending.js'
export * as Order from './guard/Order.js'
export { type AccountParameter, type AnyClient, UnreachableError } from './node/batch.js'
export { waitForTransaction } from './node/waitForTransaction.js'
export * as Amount from './order/Amount.js'
export * as Auction from './order/Auction.js'
export { AmountError, InsufficientBalanceError } from './order/amounts.js'
export * as BulkOrder from './order/BulkOrder.js'
export * as Conduit from './order/Conduit.js'
export * as Criteria from './order/Criteria.js'
export * from './order/constants.js'
export * as Draft from './order/Draft.js'
export * as Fee from './order/Fee.js'
export * as Fraction from './order/Fraction.js'
export * as Fulfillment from './order/Fulfillment.js'
export * as Holding from './order/Holding.js'
export type {
  ConsiderationInput,
  CriteriaInput,
  CurrencyInput,
  Erc721Input,
  Erc1155Input,
  InputItem,
  TipInput,
  UntypedNftInput,
} from './order/InputItem.js'
export { type ConsiderationItem, isCriteria, isCurrency, isNft, type OfferItem } from './order/Item.js'
export * as OrderState from './order/OrderState.js'
export * as Outcome from './order/Outcome.js'
export * from './order/Refusal.js'
export { appendDomainTag, domainTag, generateSalt } from './order/Salt.js'
export * as Signature from './order/Signature.js'
export type { Share } from './order/sides.js'
export type { CriteriaChoice, FillRequest } from './plan/FillRequest.js'
export type { Asleep } from './plan/liveOrders.js'
export type { Movement } from './plan/Party.js'
export type { WishOptions } from './plan/readWish.js'
export type { Route } from './plan/route.js'
export { seaportActions } from './seaportActions.js'
export {
  type Action,
  type ApprovalAction,
  type CreateAction,
  type CreateBulkAction,
  type ExchangeAction,
  overridesOf,
  type Simulated,
  type Transaction,
  type TransactionMethods,
  type TransactionOverrides,
  transactionMethods,
} from './wallet/Action.js'
export {
  BusyError,
  InsufficientFundsForGasError,
  isUserRejection,
  NonceError,
  UnauthorizedError,
  UnsupportedError,
  UserRejectedError,
} from './wallet/fromWallet.js'
export { type Event, runActions } from './wallet/runActions.js'
export type { Exchange, Execution, SweepResult } from './wallet/toExchange.js'
export type { TransactionOptions } from './wallet/toTransaction.js'
