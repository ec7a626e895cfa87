import type { Currency, MarketApi, MarketInfo, MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { Account, Address, Chain, Client, Hex, Transport } from 'viem'
import type { OrderStorage } from './savedOrders.js'

/** What a trade runs on. */
export type TradeContext = {
  api: MarketApi
  info: MarketInfo
  /** See `createTradeClient`: the wallet signs, our node answers. */
  client: Client<Transport, Chain, Account>
  /** Where signed orders are kept until the market has them. */
  storage: OrderStorage
}

/** One thing that will be asked of the wallet or the market, in the order in which it is asked. */
export type TradeStep =
  | { kind: 'approval'; of: 'nft' | 'currency'; token: Address; operator: Address }
  | { kind: 'signature' }
  | { kind: 'post' }
  | { kind: 'transaction' }

/** A listing that is ready to be signed; `parameters` is the very data the wallet will show. */
export type ListingPlan = { steps: readonly TradeStep[]; parameters: Order.Components; currency: Currency }

/** What can stand in the way of a listing. */
export type ListingIssue = 'wrongNetwork' | 'notHeld' | 'feeTooSmall' | 'conduitUnusable' | 'notSigned'

/** A purchase that is ready to be confirmed. */
export type PurchasePlan = {
  steps: readonly TradeStep[]
  order: MarketOrder
  units: bigint
  /** What leaves the buyer's wallet, without the network fee. */
  payment: bigint
  /** The buyer's own listings of the item that sleep and become valid as soon as the buyer holds it. */
  waking: readonly MarketOrder[]
}

/** What can stand in the way of a purchase. */
export type PurchaseIssue =
  | 'wrongNetwork'
  | 'ownListing'
  | 'sold'
  | 'cancelled'
  | 'ended'
  | 'unavailable'
  | 'priceChanged'
  | 'fundsShort'

/** A cancellation that is ready to be confirmed. */
export type CancellationPlan = { steps: readonly TradeStep[]; order: MarketOrder }

/** What can stand in the way of a cancellation. */
export type CancellationIssue = 'wrongNetwork' | 'alreadyClosed'

/** What a transaction on chain came to. */
export type Receipt = {
  hash: Hex
  /** What the network took, in the native currency's smallest unit. */
  networkFee: bigint
}
