/**
 * Trades as plain data: what is offered to whom and who fills it how. Says nothing of addresses or signatures; `setUp`
 * makes it real.
 */
import type { Hex } from 'viem'

/** Someone of the cast, by number; as a contract it is the contract wallet that the same person owns. */
export type Party = { person: number; isContract?: boolean }

/** Something that is offered or asked for. */
export type Item = {
  kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Which of the two currencies or collections of the kind. */
  token: 0 | 1
  /** The token that changes hands; for a criteria item the one that is chosen. 0 for currencies. */
  identifier: bigint
  start: bigint
  end: bigint
  /** Accepts any token of the collection, or the chosen one and these. */
  criteria?: 'any' | readonly bigint[]
}

/** Something that is asked for, and who gets it. */
export type AskedItem = Item & { recipient: Party }

/** How the offerer consents: the ways that the exchange knows. */
export type Consent =
  /** 65 bytes, or 64. */
  | 'plain'
  | 'compact'
  /** One signature over a tree with other orders. */
  | 'bulk'
  /** Written on chain beforehand, no signature at the fill. */
  | 'validated'
  /** A contract wallet's own kind of signature: longer than a usual one, or none for what it has approved. */
  | 'long'
  | 'approved'
  /** None at all, or that of a stranger. */
  | 'missing'
  | 'foreign'

/** The zone of an order: none; named but not asked, since the order is open; or asked and of this mind. */
export type Zone = 'none' | 'unasked' | 'logging' | 'reverting' | 'mistaken'

/** What has gone wrong with an order before it is filled. */
export type Flaw = 'cancelled' | 'counter' | 'unapproved' | 'poor'

/** A part of an order, as asked of the exchange. */
export type Part = { numerator: bigint; denominator: bigint }

/** An order of the scenario. */
export type OrderPlan = {
  maker: Party
  offer: readonly Item[]
  consideration: readonly AskedItem[]
  isPartial: boolean
  zone: Zone
  /** Whether what is offered moves through the known conduit. */
  conduit: boolean
  /** Seconds from now; negative when it has begun. */
  startsIn: bigint
  /** Seconds. */
  lasts: bigint
  consent: Consent
  flaw?: Flaw
  /** What strangers have filled before, one after another. */
  filled: readonly Part[]
}

/** How one order is filled. */
export type Fill = {
  /** Index of the order. */
  order: number
  /** In units of the greatest common divisor of all amounts; all that is left when undefined. */
  units?: bigint
  tips: readonly AskedItem[]
  extraData: Hex
}

/** Something that is done with the orders, after some time has passed. */
export type Step = {
  type: 'fill' | 'sweep' | 'match'
  taker: number
  /** One for a fill, any number else. */
  fills: readonly Fill[]
  /** Who receives what the orders give; the taker when undefined. */
  recipient?: Party
  /** Whether what the taker pays moves through the known conduit. */
  conduit: boolean
  /** Seconds that pass before. */
  after: bigint
  /** Whether the taker lacks the currencies to pay with. */
  isPoor: boolean
  /** Whether a sweep is to fill all orders or none. @default false */
  allOrNothing?: boolean
}

/** A whole trade. */
export type Scenario = { orders: readonly OrderPlan[]; steps: readonly Step[] }
