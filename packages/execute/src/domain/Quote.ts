import type { Address } from 'viem'
import type { Price } from './Price.js'
import type { Step } from './Step.js'

/** The answer of a server to a request: its total, and the steps to execute. */
export type Quote = {
  /** Names the request when results are reported. */
  requestId?: string
  steps: readonly Step[]
  /** The items that are not available. */
  errors: readonly QuoteIssue[]
  /** The trade, order by order; missing for flows without a price. */
  path?: readonly PathItem[]
  fees: { gas?: Price; relayer?: Price }
  /** The available quantity of each item of the request. */
  maxQuantities?: readonly { itemIndex: number; maxQuantity?: bigint }[]
  gasEstimate?: number
}

/** What could not be had, and of which order or which part of the request. */
export type QuoteIssue = { message: string; orderId?: string; orderIndex?: number }

/** A part of a trade: an order, or a mint. */
export type PathItem = {
  orderId?: string
  contract?: Address
  tokenId?: bigint
  quantity: bigint
  /** The market that the order comes from. */
  source?: string
  /** What the order asks for or gives, for the whole quantity, without fees on top. */
  quote: PathAmount
  /** The same in the currency that the buyer pays in, where that is another one. */
  buyIn?: PathAmount
  /** The same in the currency that the seller is paid in, where that is another one. */
  sellOut?: PathAmount
  /** `quote` with the fees on top, in its currency's smallest unit. */
  totalRaw?: bigint
  /** Part of the quote. */
  builtInFees: readonly PathFee[]
  /** Paid besides the quote. */
  feesOnTop: readonly PathFee[]
  /** The chain that the payment comes from, where it is another one. */
  fromChainId?: number
  /** In wei. */
  gasCost?: bigint
}

/** An amount of a currency; the zero address is the native one. */
export type PathAmount = {
  currency: Address
  symbol?: string
  decimals?: number
  /** In the currency's smallest unit. */
  raw: bigint
}

/** A fee of a part of a trade. */
export type PathFee = {
  /** E.g. `royalty`, `marketplace`. */
  kind?: string
  recipient?: Address
  basisPoints?: number
  /** In the currency's smallest unit. */
  raw?: bigint
}
