import { type RawBuilder, sql } from 'kysely'
import { isShown } from '../db/isHidden.js'
import type { NftQuery } from './NftQuery.js'
import { after, column, price, rank, rarity } from './sorting.js'
import { toIdentifier, toLikeText, toWordQuery } from './words.js'

/** Returns the conditions on a token `t` of a query, with its owner `h` if it asks for one. */
export function conditions(query: NftQuery, time: string) {
  const { contract, identifiers, tokens, owner, cursor } = query
  const listed = query.listed || query.price !== undefined
  const found = [
    ...ofMarket(query),
    owner
      ? sql`h.owner = ${owner}`
      : sql`exists (select 1 from balances b where b.contract = t.contract and b.identifier = t.identifier)`,
  ]
  if (contract) found.push(sql`${column(query, 'contract')} = ${contract}`)
  if (identifiers?.length === 1)
    found.push(sql`${column(query, 'identifier')} = ${String(identifiers[0])}::numeric`)
  else if (identifiers && identifiers.length > 1)
    found.push(sql`${column(query, 'identifier')} = any(${identifiers.map(String)}::numeric[])`)
  const [token, ...others] = tokens ?? []
  if (token && others.length === 0)
    found.push(sql`t.contract = ${token.contract} and t.identifier = ${String(token.identifier)}::numeric`)
  else if (tokens)
    found.push(sql`(t.contract, t.identifier) in (select * from unnest(
      ${tokens.map((token) => token.contract)}::text[], ${tokens.map((token) => String(token.identifier))}::numeric[]))`)
  if (listed)
    found.push(
      sql`t.listing_hash is not null and exists (select 1 from shown_orders o where o.order_hash = t.listing_hash and o.status = 'active' and o.end_time > ${time})`,
    )
  for (const [type, values] of query.traits)
    found.push(
      sql`exists (select 1 from token_traits r where r.contract = t.contract and r.identifier = t.identifier and r.type = ${type} and r.value = any(${values}::text[]))`,
    )
  if (query.price) found.push(...withinPrice(query.price))
  if (query.name !== undefined) found.push(named(query.name))
  if (query.rarity) found.push(...withinRarity(query.rarity))
  if (query.withoutContracts?.length)
    found.push(sql`${column(query, 'contract')} <> all(${[...query.withoutContracts]}::text[])`)
  if (contract && query.text) found.push(matching(contract, query.text))
  if (cursor) found.push(after(query, cursor))
  return found
}

/** A query that names no collection, account or token leaves out what the operator hides. */
function ofMarket({ contract, owner, tokens }: NftQuery) {
  return contract || owner || tokens ? [] : [isShown('t.contract')]
}

/** Uses exactly the expressions of the index, so that only tokens within the range are read. */
function withinPrice({ rank: wanted, from, to }: NonNullable<NftQuery['price']>) {
  const found = [sql`${rank} = ${wanted}::integer`]
  if (from !== undefined) found.push(sql`${price} >= ${String(from)}::numeric`)
  if (to !== undefined) found.push(sql`${price} <= ${String(to)}::numeric`)
  return found
}

/** The index of words finds the few tokens whose names can be equal. */
function named(name: string) {
  const words = toWordQuery(name)
  const isEqual = sql`t.name = ${name}`
  return words === undefined
    ? isEqual
    : sql`(to_tsvector('simple', t.name) @@ to_tsquery('simple', ${words}) and ${isEqual})`
}

function withinRarity({ from, to }: NonNullable<NftQuery['rarity']>) {
  const found: RawBuilder<unknown>[] = []
  if (from !== undefined) found.push(sql`${rarity} >= ${from}::bigint`)
  if (to !== undefined) found.push(sql`${rarity} <= ${to}::bigint`)
  if (found.length > 0) found.push(sql`t.rarity_rank is not null`)
  return found
}

/** Each part has its own index. A union of sets uses all of them, where an `or` would not. */
function matching(contract: string, text: string) {
  const identifier = toIdentifier(text)
  const words = toWordQuery(text)
  const parts = [
    sql`select r.identifier from trait_counts k join token_traits r using (contract, type, value)
      where k.contract = ${contract} and k.value ilike ${`${toLikeText(text.trim())}%`}`,
  ]
  if (identifier !== undefined) parts.push(sql`select ${String(identifier)}::numeric`)
  if (words !== undefined)
    parts.push(
      sql`select identifier from tokens
        where contract = ${contract} and to_tsvector('simple', name) @@ to_tsquery('simple', ${words})`,
    )
  return sql`t.identifier in (${sql.join(parts, sql` union all `)})`
}
