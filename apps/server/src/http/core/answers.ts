import { FailureWire } from '@souk/market/wire'
import * as z from 'zod/mini'
import { fromWire } from './fromWire.js'

/** Parts of answers that belong to no single resource. */
export const nullableText = z.nullish(z.string())

/** The form of every failure. */
export const failure = fromWire(FailureWire.schema)

/** An answer without content. */
export const nothing = z.object({})
