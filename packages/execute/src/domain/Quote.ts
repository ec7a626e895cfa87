import type { Address } from 'viem'
import type { Price } from './Price.js'
import type { Step } from './Step.js'

/** The answer of a server to a request: its totals and the steps to execute. */
export type Quote = {
  /** Identifies the request in reports of results. */
  requestId?: string
  steps: readonly Step[]
  /** Items that are not available. */
  errors: readonly QuoteIssue[]
  /** The trade, order by order. Absent for flows without a price. */
  path?: readonly PathItem[]
  fees: { gas?: Price; relayer?: Price }
  /** The available quantity of each item of the request. */
  maxQuantities?: readonly { itemIndex: number; maxQuantity?: bigint }[]
  gasEstimate?: number
}

/** Why part of a request is not available, and the order or position in the request that it concerns. */
export type QuoteIssue = { message: string; orderId?: string; orderIndex?: number }

/** Part of a trade: an order or a mint. */
export type PathItem = {
  orderId?: string
  contract?: Address
  tokenId?: bigint
  quantity: bigint
  /** The market that the order comes from. */
  source?: string
  /** The amount that the order asks for or gives, for the whole quantity, without fees on top. */
  quote: PathAmount
  /** The same amount in the buyer's currency, if it differs. */
  buyIn?: PathAmount
  /** The same amount in the seller's currency, if it differs. */
  sellOut?: PathAmount
  /** `quote` plus the fees on top, in the smallest unit of its currency. */
  totalRaw?: bigint
  /** Fees that are part of the quote. */
  builtInFees: readonly PathFee[]
  /** Fees that are paid in addition to the quote. */
  feesOnTop: readonly PathFee[]
  /** The chain of the payment, if it is a different one. */
  fromChainId?: number
  /** In wei. */
  gasCost?: bigint
}

/** An amount of a currency. The zero address is the native currency. */
export type PathAmount = {
  currency: Address
  symbol?: string
  decimals?: number
  /** In the currency's smallest unit. */
  raw: bigint
}

/** A fee on part of a trade. */
export type PathFee = {
  /** For example `royalty` or `marketplace`. */
  kind?: string
  recipient?: Address
  basisPoints?: number
  /** In the currency's smallest unit. */
  raw?: bigint
}
