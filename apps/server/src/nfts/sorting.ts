import { type RawBuilder, sql } from 'kysely'
import type { NftCursor } from './NftCursor.js'
import type { NftQuery } from './NftQuery.js'

/** Returns a column of the table by which a query finds its tokens. */
export function column({ owner }: NftQuery, name: 'contract' | 'identifier') {
  return sql.ref(`${owner ? 'h' : 't'}.${name}`)
}

/**
 * Tokens that are not for sale come last, because this gives them the highest rank. An index has exactly these
 * expressions.
 */
export const rank = sql`coalesce(t.listing_rank, 32767)`
export const price = sql`coalesce(t.listing_unit_price, 0)`
const listing = sql`(- coalesce(t.listing_sequence, 0))`
/** Tokens without a rarity rank come last. */
export const rarity = sql`coalesce(t.rarity_rank, 2147483647)`

/**
 * The keys of each sort before the identifier, each with an index of exactly these expressions, and a token's
 * position.
 */
const keys = {
  price: [
    [rank, (at) => sql`${at.rank ?? 32767}::integer`],
    [price, (at) => sql`${at.price ?? '0'}::numeric`],
  ],
  'price-down': [
    [rank, (at) => sql`${at.rank ?? 32767}::integer`],
    [sql`(- ${price})`, (at) => sql`- ${at.price ?? '0'}::numeric`],
  ],
  recent: [[listing, (at) => sql`- ${at.listing ?? '0'}::bigint`]],
  rarity: [[rarity, (at) => sql`${at.rarity ?? 2147483647}::integer`]],
  ending: [[sql`t.auction_end`, (at) => sql`${at.end ?? afterAll}::text`]],
} satisfies Record<
  Exclude<NftQuery['sort'], 'identifier'>,
  readonly (readonly [RawBuilder<unknown>, (at: NftCursor) => RawBuilder<unknown>])[]
>

/** Sorts after every hex number. */
const afterAll = 'g'

/** Returns the expressions by which a query sorts tokens. */
export function ordering(query: NftQuery) {
  const direction = isDown(query) ? sql`desc` : sql`asc`
  if (query.sort === 'identifier')
    return sql`${column(query, 'contract')} ${direction}, ${column(query, 'identifier')} ${direction}`
  return sql.join(
    [...keys[query.sort].map(([key]) => key), sql`t.identifier`].map((key) => sql`${key} ${direction}`),
  )
}

function isDown({ direction, isReversed = false }: NftQuery): boolean {
  return (direction === 'desc') !== isReversed
}

/** Selects the tokens after a position. */
export function after(query: NftQuery, cursor: NftCursor) {
  const { contract, identifier } = cursor
  const than = isDown(query) ? sql`<` : sql`>`
  if (query.sort === 'identifier')
    return sql`(${column(query, 'contract')}, ${column(query, 'identifier')}) ${than} (${contract}, ${identifier}::numeric)`
  const found = keys[query.sort]
  return sql`(${sql.join([...found.map(([key]) => key), sql`t.identifier`])})
    ${than} (${sql.join([...found.map(([, place]) => place(cursor)), sql`${identifier}::numeric`])})`
}
