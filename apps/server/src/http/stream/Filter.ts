import * as z from '@souk/base/schema'
import { marketEventTypes } from '@souk/market'
import type { About } from '../../events/feed.js'
import * as Field from '../endpoint/Field.js'

/** Selects events: for each kind of condition given, one value must match. */
export type Filter = {
  types: ReadonlySet<string>
  /** Slugs, or lower-case addresses of contracts. */
  collections: ReadonlySet<string>
  /** Contract, lower-case, and id: `0x…:7`. */
  tokens: ReadonlySet<string>
  /** Lower-case. */
  accounts: ReadonlySet<string>
  /** Accounts whose events about hidden collections to include. They leave out no other events. Lower-case. */
  hiddenOf: ReadonlySet<string>
}

const most = 100
const types = z.oneOf(marketEventTypes)
const place = z.map(Field.slug, (text) => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : text))

const expectedToken = 'a token: its contract and id, such as 0x…:7'
const token = z.map(
  z.expecting(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}:\d{1,78}$/)), expectedToken),
  // Numbers as the database writes them: without leading zeros.
  (text) => `${text.slice(0, 42).toLowerCase()}:${BigInt(text.slice(43))}`,
)

/** A filter in a query: `?type=sale&type=listing&collection=lanterns&token=0x…:7&account=0x…`. */
export const query = {
  type: Field.list(types, most),
  collection: Field.list(place, most),
  token: Field.list(token, most),
  account: Field.list(Field.address, most),
  hidden_of: Field.list(Field.address, most),
}

/** A filter in a WebSocket message. */
export const message = z.object({
  types: listOf(types),
  collections: listOf(place),
  tokens: listOf(token),
  accounts: listOf(Field.address),
  hidden_of: listOf(Field.address),
})

function listOf<item>(item: z.Schema<item>) {
  return z.optional(z.expecting(z.array(item), 'a list').check(z.maxItems(most)))
}

/** Makes a filter from a query. */
export function fromQuery(asked: {
  type: readonly string[]
  collection: readonly string[]
  token: readonly string[]
  account: readonly string[]
  hidden_of: readonly string[]
}): Filter {
  const { type: types, collection: collections, token: tokens, account: accounts, hidden_of } = asked
  return from({ types, collections, tokens, accounts, hidden_of })
}

/** Makes a filter. An absent condition matches everything. */
export function from(wanted: {
  types?: readonly string[] | undefined
  collections?: readonly string[] | undefined
  tokens?: readonly string[] | undefined
  accounts?: readonly string[] | undefined
  hidden_of?: readonly string[] | undefined
}): Filter {
  return {
    types: new Set(wanted.types),
    collections: new Set(wanted.collections),
    tokens: new Set(wanted.tokens),
    accounts: new Set(wanted.accounts),
    hiddenOf: new Set(wanted.hidden_of),
  }
}

/** Tells whether a listener wants an event. Reorganisations concern every listener. */
export function wants(filter: Filter, about: About): boolean {
  if (about.type === 'reorg') return true
  if (about.isHidden && !asksForHidden(filter, about)) return false
  const { types, collections, tokens, accounts } = filter
  const { type, collection, contract, identifier } = about
  const isPlace = collections.has(collection ?? '') || collections.has(contract ?? '')
  const isToken = identifier !== null && tokens.has(`${contract}:${identifier}`)
  return (
    (types.size === 0 || types.has(type)) &&
    (collections.size === 0 || isPlace) &&
    (tokens.size === 0 || isToken) &&
    (accounts.size === 0 || about.accounts.some((account) => accounts.has(account)))
  )
}

/** The collection is hidden from listeners that ask for nothing of it. The other conditions have to match as well. */
function asksForHidden({ collections, tokens, accounts, hiddenOf }: Filter, about: About): boolean {
  const isNamed = collections.size > 0 || tokens.size > 0 || accounts.size > 0
  return isNamed || about.accounts.some((account) => hiddenOf.has(account))
}
