import type { BaseError } from '@souk/base'
import type { Order } from '@souk/seaport'
import type { Address, Hash, TransactionReceipt } from 'viem'

/** The events of a trade. The first four follow a transaction, and the others announce an action. */
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

/** What begins with a transaction; a transfer or an approval before a listing has no name of its own. */
export type TradeAct = 'WrapEth' | 'UnwrapWeth' | 'MatchOrders' | 'CancelOrder' | 'ApproveOrder'

/** A pending transaction and its purpose. */
export type TransactionNews = {
  /** As the wallet sent it first; the receipt has another hash where it was sped up. */
  transactionHash: Hash
  accountAddress: Address
  /** What it belongs to, if that has an event. */
  event: TradeAct | undefined
  /** Whether it only prepares the trade, by letting the exchange move tokens. */
  isApproval: boolean
}

/** Orders that a transaction is about. */
export type OrderNews = {
  accountAddress: Address
  orderHashes: readonly Hash[]
  orders: readonly Order.Order[]
}

/** The data of each event. */
export type TradeEvents = {
  /** A transaction was sent and is waited for. */
  TransactionCreated: TransactionNews
  /** It did what it was sent for. */
  TransactionConfirmed: TransactionNews & { receipt: TransactionReceipt }
  /** It was not sent: declined in the wallet, or the wallet could not. */
  TransactionDenied: Omit<TransactionNews, 'transactionHash'> & { error: BaseError }
  /** It was sent and did nothing: reverted, cancelled, replaced or dropped. */
  TransactionFailed: TransactionNews & { error: BaseError }
  /** The native currency is about to be wrapped; `amount` in wei. */
  WrapEth: { accountAddress: Address; amount: bigint }
  /** Wrapped currency is about to be unwrapped; `amount` in wei. */
  UnwrapWeth: { accountAddress: Address; amount: bigint }
  /** Orders are about to be filled. */
  MatchOrders: OrderNews
  /** Orders are about to be cancelled on chain. */
  CancelOrder: OrderNews
  /** An order is about to be validated on chain. */
  ApproveOrder: OrderNews
}

/** Called with what comes with an event. */
export type Listener<name extends TradeEventName = TradeEventName> = (payload: TradeEvents[name]) => void

/** A listener, and whether it is removed after the first event. */
export type Listening = {
  name: TradeEventName
  /** A {@link Listener} of that name. */
  listener: (payload: never) => void
  isOnce: boolean
}

/** Who listens now, in the order in which they came. The list is replaced, never changed. */
export type Listeners = { current: readonly Listening[] }
