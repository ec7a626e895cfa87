import { Order } from '@souk/seaport'
import type { Server } from '@souk/server'
import { sql } from 'kysely'
import { sampleOrder } from '../setting/sampleOrder.js'

/** The contents of a seeded market, so that requests can name them. */
export type Seeded = { collections: number; tokens: number; makers: number; orders: number }

const ordersPerToken = 2
const ordersPerMaker = 50
/** The number of rows in one statement. The embedded database answers nothing else meanwhile. */
export const rowsPerStatement = 25_000

type Statement = (from: number, to: number) => Sql

/**
 * Fills a market with collections, tokens and orders: four out of five are listings, three out of five can be filled
 * now.
 *
 * Disables triggers meanwhile, and writes their figures at once.
 *
 * @param options.tokensPerCollection - @default 10 000
 */
export async function seed(
  { market }: Server,
  orders: number,
  options: { tokensPerCollection?: number } = {},
): Promise<Seeded> {
  const { tokensPerCollection = 10_000 } = options
  const tokens = Math.ceil(orders / ordersPerToken)
  const collections = Math.ceil(tokens / tokensPerCollection)
  const makers = Math.ceil(orders / ordersPerMaker)
  const { db } = market
  const run = async (total: number, statement: Statement, chunk = rowsPerStatement) => {
    for (let from = 0; from < total; from += chunk)
      await db.connection().execute(async (one) => {
        await sql`set session_replication_role = replica`.execute(one)
        await statement(from, Math.min(from + chunk, total) - 1).execute(one)
        await sql`set session_replication_role = default`.execute(one)
      })
  }
  await run(collections, (from, to) => insertCollections(from, to, tokensPerCollection))
  await run(tokens, (from, to) => insertTokens(from, to, token(sql`i`, { collections })))
  await run(tokens, (from, to) => insertBalances(from, to, { collections, makers }))
  const { parameters } = Order.serialize({ parameters: sampleOrder(1n), signature: '0x' })
  const template = JSON.stringify(parameters)
  await run(orders, (from, to) => insertOrders(from, to, { collections, tokens, makers, template }))
  await run(collections, setListings, 5)
  await sql`vacuum (analyze)`.execute(db)
  for (let index = 0; index < collections; index++) market.collections.set(contractOf(index), 'erc721')
  return { collections, tokens, makers, orders }
}

/** Names are derived from numbers, here and in the database alike. */
export const contractOf = (index: number) => `0xc0${index.toString(16).padStart(38, '0')}`
export const makerOf = (index: number) => `0xaa${index.toString(16).padStart(38, '0')}`
export const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
export const slugOf = (index: number) => `collection-${index}`

type Sql = ReturnType<typeof sql>
const contract = (index: Sql) => sql`('0xc0' || lpad(to_hex(${index}), 38, '0'))`
export const maker = (index: Sql) => sql`('0xaa' || lpad(to_hex(${index}), 38, '0'))`
/** Collections take turns, so that the tokens of one are not stored side by side. */
export const token = (index: Sql, { collections }: Pick<Seeded, 'collections'>) => ({
  contract: contract(sql`(${index}) % ${sql.lit(collections)}`),
  identifier: sql`(${index}) / ${sql.lit(collections)}`,
})

const insertCollections = (from: number, to: number, tokens: number) => sql`
  insert into collections (contract, slug, position, standard, name, metadata_state, tokens, total_supply, ranked_version, added_at)
  select ${contract(sql`i`)}, 'collection-' || i, 1000 + i, 'erc721', 'Collection ' || i, 'read',
    ${sql.lit(tokens)}, ${sql.lit(tokens)}, 1, now()
  from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`

const insertTokens = (from: number, to: number, own: ReturnType<typeof token>) => sql`
  insert into tokens (contract, identifier, name, description, image_url, metadata_state, traits)
  select ${own.contract}, ${own.identifier}, 'Token ' || i,
    'One of many', 'https://pictures.example/' || i, 'read', '[{"type":"Glass","value":"Amber"},{"type":"Height","value":12}]'
  from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`

const insertBalances = (from: number, to: number, of: { collections: number; makers: number }) => sql`
  insert into balances (contract, identifier, owner, quantity)
  select ${token(sql`i`, of).contract}, ${token(sql`i`, of).identifier},
    ${maker(sql`i % ${sql.lit(of.makers)}`)}, 1
  from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`

function insertOrders(
  from: number,
  to: number,
  of: { collections: number; tokens: number; makers: number; template: string },
) {
  const traded = token(sql`((i::bigint * 7919) % ${sql.lit(of.tokens)})::integer`, of)
  return sql`
    insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
      unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
    select '0x' || lpad(to_hex(i), 64, '0'), case when i % 5 = 0 then 'bid' else 'ask' end,
      ${maker(sql`(i % ${sql.lit(of.makers)})`)}, ${traded.contract}, ${traded.identifier}, 'erc721', '0x0000000000000000000000000000000000000000', p, 0, p, 1, 1,
      0, 4102444800, 'basic', ${of.template}::jsonb || jsonb_build_object('salt', i::text), '0x' || repeat('ab', 65),
      case when i % 10 < 6 then 'active' when i % 10 < 8 then 'filled' else 'cancelled' end, now()
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i,
      lateral (select (10::numeric ^ 15) * (1 + (i::bigint * 104729) % 100000) as p) prices`
}

const setListings = (from: number, to: number) => sql`
  update tokens t set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price,
    listing_sequence = b.sequence
  from (
    select distinct on (contract, identifier) contract, identifier, order_hash, price_rank, unit_price, sequence from orders
    where side = 'ask' and status = 'active'
      and contract between ${contractOf(from)} and ${contractOf(to)}
    order by contract, identifier, price_rank, unit_price, sequence
  ) b where t.contract = b.contract and t.identifier = b.identifier`
