import { FailureWire } from '@souk/market/wire'
import * as z from 'zod/mini'
import { fromWire } from './fromWire.js'

/** Parts of answers that are of no one resource. */
export const nullableText = z.nullish(z.string())

/** What every failure looks like. */
export const failure = fromWire(FailureWire.schema)

/** An answer without content. */
export const nothing = z.object({})
