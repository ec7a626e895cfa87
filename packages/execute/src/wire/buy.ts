import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import { type AmountFor, excludedSchema, type RawOrder, rawOrderSchema, sourcesSchema } from './orders.js'
import * as unneeded from './unneeded.js'

/** A request to buy, as sent to `/execute/buy/v7`. */
export type BuyRequest = {
  items: readonly BuyItem[]
  /** The account that pays and receives the tokens. */
  taker: Address
  /** The source that the purchase names, for example `souk.example`. */
  source?: string
  /** The currency of the payment. @default the currency of each order */
  currency?: Address
  /** The chain of the payment, if it is a different one. */
  currencyChainId?: number
  /** Adds creator fees that an order leaves out. */
  normalizeRoyalties?: boolean
  /** Buys the available items and leaves out the rest. */
  partial?: boolean
  skipBalanceCheck?: boolean
  /** In the smallest unit of the payment currency. */
  feesOnTop?: readonly AmountFor[]
  referrer?: Address
  /** Returns the path without steps. */
  onlyPath?: boolean
  excludeEOA?: boolean
  usePermit?: boolean
  allowInactiveOrderIds?: boolean
  conduitKey?: Hex
  /** In wei. */
  maxFeePerGas?: bigint
  /** In wei. */
  maxPriorityFeePerGas?: bigint
}

/** An item to buy: a token, any token of a collection, or a specific order. */
export type BuyItem = {
  collection?: string
  token?: Token
  /** @default 1 */
  quantity?: bigint
  orderId?: string
  rawOrder?: RawOrder
  fillType?: 'trade' | 'mint' | 'preferMint'
  preferredOrderSource?: string
  exactOrderSource?: readonly string[]
  /** Orders to exclude. */
  exclusions?: readonly { orderId: string; price?: string }[]
}

const flag = z.nullish(z.boolean())
const text = z.nullish(z.string())

const itemSchema = z.object({
  collection: text,
  token: z.nullish(F.token),
  quantity: z.nullish(F.quantity),
  orderId: text,
  rawOrder: z.nullish(rawOrderSchema),
  fillType: z.nullish(z.oneOf(['trade', 'mint', 'preferMint'])),
  preferredOrderSource: unneeded.orderSource,
  preferredMintStage: unneeded.mintStage,
  exactOrderSource: z.nullish(sourcesSchema),
  exclusions: z.nullish(z.array(excludedSchema)),
})

/** The schema of a request to buy. */
export const requestSchema = z.object({
  items: z.array(itemSchema),
  taker: F.address,
  source: text,
  currency: z.nullish(F.address),
  currencyChainId: z.nullish(F.chainId),
  normalizeRoyalties: flag,
  partial: flag,
  skipBalanceCheck: flag,
  feesOnTop: z.nullish(z.array(F.amountFor)),
  referrer: unneeded.referrer,
  onlyPath: flag,
  excludeEOA: unneeded.excludeEOA,
  usePermit: unneeded.usePermit,
  allowInactiveOrderIds: unneeded.allowInactiveOrderIds,
  swapProvider: unneeded.swapProvider,
  comment: unneeded.comment,
  ...unneeded.keys,
  conduitKey: z.nullish(F.hash),
  maxFeePerGas: z.nullish(F.uint),
  maxPriorityFeePerGas: z.nullish(F.uint),
})

/** Reads a request to buy. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): BuyRequest {
  const { items, ...rest } = F.decodeBy(requestSchema, value, 'purchase')
  return defined({ ...rest, items: items.map(toItem) })
}

function toItem({ exclusions, ...item }: z.Output<typeof itemSchema>): BuyItem {
  return defined({ ...item, exclusions: exclusions?.map((each) => defined(each)) })
}

/** Writes a request to buy. */
export function encodeRequest(request: BuyRequest) {
  const { items, taker, currency, referrer, feesOnTop, maxFeePerGas, maxPriorityFeePerGas, ...rest } = request
  return defined({
    items: items.map(({ token, quantity, ...item }) =>
      defined({
        ...item,
        token: token && F.writeToken(token),
        quantity: quantity === undefined ? undefined : F.writeNumber(quantity),
      }),
    ),
    taker: taker.toLowerCase(),
    currency: F.writeAddress(currency),
    referrer: F.writeAddress(referrer),
    feesOnTop: feesOnTop?.map(F.writeAmountFor),
    maxFeePerGas: maxFeePerGas === undefined ? undefined : String(maxFeePerGas),
    maxPriorityFeePerGas: maxPriorityFeePerGas === undefined ? undefined : String(maxPriorityFeePerGas),
    ...rest,
  })
}
