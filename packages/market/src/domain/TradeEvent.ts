import type { BaseError } from '@souk/base'
import type { Order } from '@souk/seaport'
import type { Address, Hash, TransactionReceipt } from 'viem'
import type { Deal } from './Deal.js'

/** The events of a trade. The first four concern a transaction, and the others announce an action. */
export const tradeEventNames = [
  'TransactionCreated',
  'TransactionConfirmed',
  'TransactionDenied',
  'TransactionFailed',
  'WrapEth',
  'UnwrapWeth',
  'MatchOrders',
  'CancelOrder',
  'ApproveOrder',
] as const
/** One of {@link tradeEventNames}. */
export type TradeEventName = (typeof tradeEventNames)[number]

/** The actions with an event of their own. Transfers and approvals before a listing have none. */
export type TradeAct = 'WrapEth' | 'UnwrapWeth' | 'MatchOrders' | 'CancelOrder' | 'ApproveOrder'

/** An order of an event, read from the signed order and not from what a market says. */
export type OrderDeal = Omit<Deal, 'taker'> & {
  orderHash: Hash
  /**
   * The account that fills the order. In events about no fill, and in matches of any orders, the only account that may
   * fill it, if the order names one.
   */
  taker?: Address
  /**
   * The price of all units in the currency's smallest unit, fees included. Absent for a swap and a gift, and where it
   * changes with time: see `Deal.priceAt`. What a part of the order cost is in the receipt: see `Outcome.fulfilled`.
   */
  price?: bigint
}

/** A pending transaction and its purpose. */
export type TransactionNews = {
  /** The hash when it was sent. If the transaction was sped up, the receipt has another hash. */
  transactionHash: Hash
  account: Address
  /** The orders that the action fills, cancels or validates. Empty for approvals, wraps and transfers. */
  deals: readonly OrderDeal[]
  /** The action of the transaction, if it has an event. */
  event: TradeAct | undefined
  /** Whether it is only an approval that the trade needs. */
  isApproval: boolean
}

/** Orders that a transaction concerns. */
export type OrderNews = {
  account: Address
  orderHashes: readonly Hash[]
  orders: readonly Order.Order[]
  /** What the orders are about: price, currency, maker, taker and items. */
  deals: readonly OrderDeal[]
}

/** The data of each event. */
export type TradeEvents = {
  /** A transaction was sent and is pending. */
  TransactionCreated: TransactionNews
  /** The transaction succeeded. */
  TransactionConfirmed: TransactionNews & { receipt: TransactionReceipt }
  /** The transaction was not sent: the user rejected it, or the wallet failed. */
  TransactionDenied: Omit<TransactionNews, 'transactionHash'> & { error: BaseError }
  /** The transaction was sent without effect: reverted, cancelled, replaced or dropped. */
  TransactionFailed: TransactionNews & { error: BaseError }
  /** The native currency is about to be wrapped; `amount` in wei. */
  WrapEth: { account: Address; amount: bigint }
  /** Wrapped currency is about to be unwrapped; `amount` in wei. */
  UnwrapWeth: { account: Address; amount: bigint }
  /** Orders are about to be filled. */
  MatchOrders: OrderNews
  /** Orders are about to be cancelled on chain. */
  CancelOrder: OrderNews
  /** Orders are about to be validated on chain. */
  ApproveOrder: OrderNews
}

/** The announcement of an action: the name of its event, and the data. */
export type Announcement = {
  [name in TradeAct]: { event: name; payload: TradeEvents[name] }
}[TradeAct]

/** Called with the data of an event. */
export type Listener<name extends TradeEventName = TradeEventName> = (payload: TradeEvents[name]) => void

/** A listener, and whether it is removed after its first event. */
export type Listening = {
  name: TradeEventName
  /** A {@link Listener} of that event. */
  listener: (payload: never) => void
  isOnce: boolean
}

/** The current listeners in order of registration. The list is replaced, never changed. */
export type Listeners = { current: readonly Listening[] }
