import { marketEventTypes } from '@souk/market'
import * as z from 'zod/mini'
import type { About } from '../../events/feed.js'
import * as Field from '../Field.js'

/** Which events a listener wants: of each kind that it names, one must match. */
export type Filter = {
  types: ReadonlySet<string>
  /** Slugs, or lower-case addresses of contracts. */
  collections: ReadonlySet<string>
  /** Lower-case. */
  accounts: ReadonlySet<string>
}

const most = 100
const types = z.enum(marketEventTypes, `one of ${marketEventTypes.join(', ')}`)
const place = z.pipe(
  Field.slug,
  z.transform((text) => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : text)),
)

/** A filter as it comes in a query: `?type=sale&type=listing&collection=lanterns&account=0x…`. */
export const query = {
  type: Field.list(types, most),
  collection: Field.list(place, most),
  account: Field.list(Field.address, most),
}

/** A filter as it comes in a message of a WebSocket. */
export const message = z.object({
  types: z.optional(z.array(types, 'a list').check(z.maxLength(most, `at most ${most} values`))),
  collections: z.optional(z.array(place, 'a list').check(z.maxLength(most, `at most ${most} values`))),
  accounts: z.optional(z.array(Field.address, 'a list').check(z.maxLength(most, `at most ${most} values`))),
})

/** Makes a filter; what is left out lets everything through. */
export function from(wanted: {
  types?: readonly string[] | undefined
  collections?: readonly string[] | undefined
  accounts?: readonly string[] | undefined
}): Filter {
  return {
    types: new Set(wanted.types),
    collections: new Set(wanted.collections),
    accounts: new Set(wanted.accounts),
  }
}

/** Tells whether a listener wants an event. Blocks that were taken back concern everybody. */
export function wants(filter: Filter, about: About): boolean {
  if (about.type === 'reorg') return true
  const { types, collections, accounts } = filter
  if (types.size > 0 && !types.has(about.type)) return false
  if (
    collections.size > 0 &&
    !collections.has(about.collection ?? '') &&
    !collections.has(about.contract ?? '')
  )
    return false
  return accounts.size === 0 || about.accounts.some((account) => accounts.has(account))
}
