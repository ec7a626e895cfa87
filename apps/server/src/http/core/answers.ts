import * as z from '@souk/base/schema'
import { FailureWire } from '@souk/market/wire'

/** Parts of answers that belong to no single resource. */
export const nullableText = z.optional(z.string().check(z.documented({ type: ['string', 'null'] })))

/** An integer. The document gives the range that JavaScript represents exactly. */
export const integer = z.int().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER))

/** The form of every failure. */
export const failure = FailureWire.schema

/** An answer without content. */
export const nothing = z.object({})
