import type { Trade } from '@souk/market/flows'
import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Facts } from '../policy/Facts.js'
import type { Review } from '../review/Review.js'
import type { Money } from '../subject/Money.js'
import type { Posting } from './TradeFile.js'

/** The outcome of a trade: lines for people, and data for programs. */
type Receipt = {
  rows: readonly (readonly [string, string])[]
  data: Readonly<Record<string, unknown>>
}

/** A prepared trade with everything that a person or a policy needs to decide. */
export type Offer<outcome = unknown> = {
  review: Review
  prepared: Trade.Prepared<Trade.Plan, outcome>
  /** What the safety check knows. */
  known: Order.Context
  /** The price to type again if it is unusual. */
  price: Money | undefined
  /** The word to type in place of a price, if a trade without one is unusual. */
  word?: string
  posting: Posting | undefined
  /** A bid of the account that the trade pays. It counted against the limit of a day when it was signed. */
  pays?: Hex | undefined
  toReceipt: (outcome: outcome) => Receipt
} & Pick<Facts, 'floors' | 'feeRecipients'>

/** A prepared trade that is executed later, if at all. */
export type Kept = {
  offer: Offer
  account: Address
  /** Judges every request right before the wallet receives it. A reason refuses it. */
  setGate: (judge: (request: Order.WalletRequest) => readonly string[]) => void
  /**
   * Executes it.
   *
   * @param spent - What it may spend, which the spend log notes first.
   */
  run: (spent: ReadonlyMap<Address, bigint>) => Promise<Receipt & { networkFee: bigint }>
}
