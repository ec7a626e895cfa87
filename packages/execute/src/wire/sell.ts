import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import { type AmountFor, excludedSchema, type RawOrder, rawOrderSchema, sourcesSchema } from './orders.js'
import * as unneeded from './unneeded.js'

/** A request to sell into offers, as sent to `/execute/sell/v7`. */
export type SellRequest = {
  items: readonly SellItem[]
  /** The account that gives the tokens and is paid. */
  taker: Address
  source?: string
  currency?: Address
  normalizeRoyalties?: boolean
  /** Sells the items that can be sold and leaves out the rest. */
  partial?: boolean
  /** In the smallest unit of the currency that is paid. */
  feesOnTop?: readonly AmountFor[]
  /** Returns the path without steps. */
  onlyPath?: boolean
  excludeEOA?: boolean
  allowInactiveOrderIds?: boolean
  /** In wei. */
  maxFeePerGas?: bigint
  /** In wei. */
  maxPriorityFeePerGas?: bigint
}

/** An item to sell: into the best offer or into a specific one. */
export type SellItem = {
  token: Token
  /** @default 1 */
  quantity?: bigint
  orderId?: string
  rawOrder?: RawOrder
  exactOrderSource?: readonly string[]
  exclusions?: readonly { orderId: string; price?: string }[]
}

const flag = z.nullish(z.boolean())

const itemSchema = z.object({
  token: F.token,
  quantity: z.nullish(F.quantity),
  orderId: z.nullish(z.string()),
  rawOrder: z.nullish(rawOrderSchema),
  exactOrderSource: z.nullish(sourcesSchema),
  exclusions: z.nullish(z.array(excludedSchema)),
})

/** The schema of a request to sell. */
export const requestSchema = z.object({
  items: z.array(itemSchema),
  taker: F.address,
  source: z.nullish(z.string()),
  currency: z.nullish(F.address),
  normalizeRoyalties: flag,
  partial: flag,
  feesOnTop: z.nullish(z.array(F.amountFor)),
  onlyPath: flag,
  excludeEOA: unneeded.excludeEOA,
  allowInactiveOrderIds: unneeded.allowInactiveOrderIds,
  swapProvider: unneeded.swapProvider,
  ...unneeded.keys,
  maxFeePerGas: z.nullish(F.uint),
  maxPriorityFeePerGas: z.nullish(F.uint),
})

/** Reads a request to sell. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): SellRequest {
  const { items, ...rest } = F.decodeBy(requestSchema, value, 'sale')
  return defined({
    ...rest,
    items: items.map(
      ({ exclusions, ...item }): SellItem =>
        defined({ ...item, exclusions: exclusions?.map((each) => defined(each)) }),
    ),
  })
}

/** Writes a request to sell. */
export function encodeRequest(request: SellRequest) {
  const { items, taker, currency, feesOnTop, maxFeePerGas, maxPriorityFeePerGas, ...rest } = request
  return defined({
    items: items.map(({ token, quantity, ...item }) =>
      defined({
        token: F.writeToken(token),
        quantity: quantity === undefined ? undefined : F.writeNumber(quantity),
        ...item,
      }),
    ),
    taker: taker.toLowerCase(),
    currency: F.writeAddress(currency),
    feesOnTop: feesOnTop?.map(F.writeAmountFor),
    maxFeePerGas: maxFeePerGas === undefined ? undefined : String(maxFeePerGas),
    maxPriorityFeePerGas: maxPriorityFeePerGas === undefined ? undefined : String(maxPriorityFeePerGas),
    ...rest,
  })
}
