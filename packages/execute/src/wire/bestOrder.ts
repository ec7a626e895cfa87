import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Price } from '../domain/Price.js'
import * as F from './fields.js'
import * as PriceWire from './price.js'
import { type Source, schema as sourceSchema } from './source.js'

/** A summary of the best order of a token or a collection. */
export type BestOrder = {
  id: string
  price: Price
  maker: Address
  /** Unix time in seconds. */
  validFrom: bigint
  /** Unix time in seconds. 0 means forever. */
  validUntil: bigint
  quantityRemaining?: bigint
  source?: Source
  /** The course of a price that changes over time, as the market describes it. */
  dynamicPricing?: Readonly<Record<string, unknown>>
}

/** The schema of a best order. If there is none, its fields are null. */
export const schema = z.object({
  id: z.nullish(z.string()),
  price: z.nullish(PriceWire.schema),
  maker: z.nullish(F.address),
  validFrom: z.nullish(F.seconds),
  validUntil: z.nullish(F.seconds),
  quantityRemaining: z.nullish(F.uint),
  source: z.nullish(sourceSchema),
  dynamicPricing: z.nullish(F.json),
})

/** Reads a best order after its format was checked. Returns `undefined` if there is none. */
export function fromBestOrder(raw: z.Output<typeof schema> | null | undefined): BestOrder | undefined {
  if (!raw?.id || !raw.price || !raw.maker) return undefined
  return defined({
    id: raw.id,
    price: PriceWire.fromPrice(raw.price),
    maker: raw.maker,
    validFrom: raw.validFrom ?? 0n,
    validUntil: raw.validUntil ?? 0n,
    quantityRemaining: raw.quantityRemaining,
    source: raw.source ? defined(raw.source) : undefined,
    dynamicPricing: raw.dynamicPricing,
  })
}

/** Writes a best order. If there is none, writes null in every field, as clients of this API expect. */
export function encode(order: BestOrder | undefined) {
  if (!order) return { id: null, price: null, maker: null, validFrom: null, validUntil: null }
  return defined({
    id: order.id,
    price: PriceWire.encode(order.price),
    maker: order.maker.toLowerCase(),
    validFrom: Number(order.validFrom),
    validUntil: Number(order.validUntil),
    quantityRemaining:
      order.quantityRemaining === undefined ? undefined : F.writeNumber(order.quantityRemaining),
    source: order.source,
    dynamicPricing: order.dynamicPricing,
  })
}
