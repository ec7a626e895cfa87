import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import { defined } from '../domain/defined.js'
import type { Price } from '../domain/Price.js'
import * as F from './fields.js'
import * as PriceWire from './price.js'
import { type Source, schema as sourceSchema } from './source.js'

/** The best order of a token or a collection, in short. */
export type BestOrder = {
  id: string
  price: Price
  maker: Address
  /** Seconds. */
  validFrom: bigint
  /** Seconds; 0 is forever. */
  validUntil: bigint
  quantityRemaining?: bigint
  source?: Source
}

/** The schema of a best order; where there is none, its fields are null. */
export const schema = z.object({
  id: z.nullish(z.string()),
  price: z.nullish(PriceWire.schema),
  maker: z.nullish(F.address),
  validFrom: z.nullish(F.seconds),
  validUntil: z.nullish(F.seconds),
  quantityRemaining: z.nullish(F.uint),
  source: z.nullish(sourceSchema),
})

/** Reads a best order, once its form is checked; nothing where there is none. */
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
  })
}

/** Writes a best order; null in every field where there is none, as clients of this family expect. */
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
  })
}
