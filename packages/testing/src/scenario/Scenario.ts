/**
 * Trades as plain data: who offers what to whom, and how it is filled. It contains no addresses or signatures. `setUp`
 * creates them.
 */
import type { Hex } from 'viem'

/** A person by number, or the contract wallet that this person owns. */
export type Party = { person: number; isContract?: boolean }

/** Something that an order offers or asks for. */
export type Item = {
  kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Which of the two currencies or collections of this kind. */
  token: 0 | 1
  /** The token that changes hands. For a criteria item, the chosen one. 0 for currencies. */
  identifier: bigint
  start: bigint
  end: bigint
  /** Accepts any token of the collection, or the chosen one and these. */
  criteria?: 'any' | readonly bigint[]
}

/** Something that an order asks for, and its recipient. */
export type AskedItem = Item & { recipient: Party }

/** How the offerer consents: all ways that the exchange supports. */
export type Consent =
  /** A signature of 65 or 64 bytes. */
  | 'plain'
  | 'compact'
  /** One signature over a tree with other orders. */
  | 'bulk'
  /** Validated on chain beforehand, without a signature at the fill. */
  | 'validated'
  /** A contract wallet's own signature: longer than usual, or empty if it has approved the hash. */
  | 'long'
  | 'approved'
  /** No signature, or that of a stranger. */
  | 'missing'
  | 'foreign'

/** The zone of an order: none, named but not asked because the order is open, or asked with the given behaviour. */
export type Zone = 'none' | 'unasked' | 'logging' | 'reverting' | 'mistaken'

/** What goes wrong with an order before it is filled. */
export type Flaw = 'cancelled' | 'counter' | 'unapproved' | 'poor'

/** A fraction of an order, in the form of the exchange. */
export type Part = { numerator: bigint; denominator: bigint }

/** An order of the scenario. */
export type OrderPlan = {
  maker: Party
  offer: readonly Item[]
  consideration: readonly AskedItem[]
  isPartial: boolean
  zone: Zone
  /** Whether the known conduit moves what is offered. */
  conduit: boolean
  /** Seconds from now. Negative if it has already started. */
  startsIn: bigint
  /** The duration in seconds. */
  lasts: bigint
  consent: Consent
  flaw?: Flaw
  /** What strangers have filled before, in order. */
  filled: readonly Part[]
}

/** How one order is filled. */
export type Fill = {
  /** The index of the order. */
  order: number
  /** In units of the greatest common divisor of all amounts. All that are left if undefined. */
  units?: bigint
  tips: readonly AskedItem[]
  extraData: Hex
}

/** An action on the orders, after some time. */
export type Step = {
  type: 'fill' | 'sweep' | 'match'
  taker: number
  /** One for a fill, any number for other steps. */
  fills: readonly Fill[]
  /** The recipient of what the orders give. The taker if undefined. */
  recipient?: Party
  /** Whether the known conduit moves what the taker pays. */
  conduit: boolean
  /** Seconds that pass before the step. */
  after: bigint
  /** Whether the taker lacks the currencies to pay. */
  isPoor: boolean
  /** Whether a sweep fills all orders or none. @default false */
  allOrNothing?: boolean
}

/** A whole trade. */
export type Scenario = { orders: readonly OrderPlan[]; steps: readonly Step[] }
