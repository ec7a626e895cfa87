import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Hex } from 'viem'
import * as F from './fields.js'
import { type RawOrder, rawOrderSchema } from './orders.js'
import * as unneeded from './unneeded.js'

/** Signed orders, as sent to `/order/v4?signature=0x…`. The orders themselves contain no signature. */
export type PostRequest = { items: readonly PostItem[]; source?: string }

/** An order with its publication settings. */
export type PostItem = {
  order: RawOrder
  /** @default 'reservoir', which is the server's own book */
  orderbook?: string
  orderbookApiKey?: string
  attribute?: { collection: string; key: string; value: string }
  collection?: string
  tokenSetId?: string
  isNonFlagged?: boolean
  /** The position of the order among orders that were signed together. */
  bulkData?: { kind?: string; data: { orderIndex: number; merkleProof: readonly Hex[] } }
}

/** The result of a posted order. */
export type PostResult = {
  message?: string
  orderId?: string
  orderIndex?: number
  crossPostingOrderId?: string
}

const itemSchema = z.object({
  order: rawOrderSchema,
  orderbook: z.nullish(z.string()),
  orderbookApiKey: unneeded.orderbookApiKey,
  attribute: unneeded.attribute,
  collection: unneeded.collection,
  tokenSetId: unneeded.tokenSetId,
  isNonFlagged: unneeded.excludeFlaggedTokens,
  bulkData: z.nullish(
    z.object({
      kind: z.nullish(z.string()),
      data: z.object({ orderIndex: F.count, merkleProof: z.array(F.hash) }),
    }),
  ),
})

/** The schema of posted orders. */
export const requestSchema = z.object({ items: z.array(itemSchema), source: unneeded.sourceOfPost })

const resultSchema = z.object({
  message: z.nullish(z.string()),
  orderId: z.nullish(z.string()),
  orderIndex: z.nullish(z.map(z.union([z.string(), z.number()]), Number)),
  crossPostingOrderId: z.nullish(z.string()),
})

/** The schema of the answer to posted orders: a list, or a single order. */
export const resultsSchema = z.object({
  results: z.nullish(z.array(resultSchema)),
  ...resultSchema.shape,
})

/** Reads posted orders. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): PostRequest {
  const { items, source } = F.decodeBy(requestSchema, value, 'posted orders')
  return defined({ source, items: items.map(toItem) })
}

function toItem({ bulkData, ...item }: z.Output<typeof itemSchema>): PostItem {
  return defined({ ...item, bulkData: bulkData && defined(bulkData) })
}

/** Writes posted orders. */
export function encodeRequest({ items, source }: PostRequest) {
  return defined({ items, source })
}

/** Reads the results of posted orders. Other answers contain no results. */
export function decodeResults(value: unknown): readonly PostResult[] {
  const { results, ...one } = z.safeRead(resultsSchema, value) ?? {}
  if (results) return results.map((result) => defined(result))
  return one.orderId ? [defined(one)] : []
}

/** Writes the results of posted orders. */
export function encodeResults(results: readonly PostResult[]) {
  return { results }
}
