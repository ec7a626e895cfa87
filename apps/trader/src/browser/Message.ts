import * as z from '@souk/base/schema'
import type { Review } from '../review/Review.js'

/** What the program says to the page. */
export type Message =
  | { type: 'account'; address: string }
  | { type: 'problem' | 'end'; text: string }
  | { type: 'review'; review: Review; severities: Readonly<Record<string, string>> }
  | { type: 'request'; id: number; method: string; params: readonly unknown[]; text: string }

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))
const heard = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    name: z.string(),
    accounts: z.array(z.address).check(z.maxItems(1_000)),
  }),
  z.object({ type: z.literal('answer'), id: count, result: z.unknown() }),
  z.object({ type: z.literal('failure'), id: count, code: z.int(), message: z.string() }),
])

/** What the page says to the program. */
export type Heard = z.Output<typeof heard>

/** Reads what the page says, or returns `undefined` for anything else. */
export function readHeard(value: unknown): Heard | undefined {
  return z.safeRead(heard, value)
}

/** Reads the secret of a claim. */
export function readSecret(value: unknown): string | undefined {
  return z.safeRead(z.object({ secret: z.string() }), value)?.secret
}
