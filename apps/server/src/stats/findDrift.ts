import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/** A figure that differs from its recount. */
export type Drift = { about: string; kept: unknown; counted: unknown }

/**
 * Recounts every figure that triggers keep, and compares. Reads whole tables: for tests, and for operators who doubt
 * their database.
 *
 * @returns The differences.
 */
export async function findDrift(db: Db): Promise<Drift[]> {
  const found = await Promise.all(
    checks.map(([about, kept, counted]) =>
      sql<{ side: string; row: unknown }>`
        select 'kept' as side, to_jsonb(k) as row from (${sql.raw(kept)} except all ${sql.raw(counted)}) k
        union all select 'counted', to_jsonb(c) from (${sql.raw(counted)} except all ${sql.raw(kept)}) c`
        .execute(db)
        .then(({ rows }) => toDrift(about, rows)),
    ),
  )
  return found.flat()
}

function toDrift(about: string, rows: readonly { side: string; row: unknown }[]): Drift[] {
  if (rows.length === 0) return []
  const of = (side: string) => rows.filter((row) => row.side === side).map(({ row }) => row)
  return [{ about, kept: of('kept'), counted: of('counted') }]
}

const best = (side: 'ask' | 'bid') => `
  select distinct on (contract, identifier) contract, identifier, order_hash, price_rank, unit_price, sequence from orders
  where side = '${side}' and status = 'active' and taker is null and kind <> 'english' and identifier is not null
  order by contract, identifier, price_rank, ${side === 'ask' ? 'unit_price' : 'unit_price desc'}, sequence`

const checks: readonly (readonly [about: string, kept: string, counted: string])[] = [
  [
    'collections',
    'select contract, tokens, owners, listed, total_supply, sales, volume from collections',
    `select contract,
      (select count(*) from tokens t where t.contract = c.contract),
      (select count(distinct owner) from balances b where b.contract = c.contract),
      (select count(*) from tokens t where t.contract = c.contract and t.listing_hash is not null),
      (select coalesce(sum(quantity), 0) from balances b where b.contract = c.contract),
      (select count(*) from sales s where s.contract = c.contract),
      (select coalesce(sum(price), 0) from sales s where s.contract = c.contract and s.price_rank = 0)
    from collections c`,
  ],
  [
    'floors',
    'select contract, floor_price, floor_currency from collections',
    `select contract, f.unit_price, f.currency from collections c left join lateral (
      select o.unit_price, o.currency from tokens t join orders o on o.order_hash = t.listing_hash
      where t.contract = c.contract order by o.price_rank, o.unit_price, t.identifier limit 1) f on true`,
  ],
  [
    'the last of what floors were',
    'select contract, floor_price, floor_currency from collections where floor_price is not null',
    `select contract, price, currency from (
      select distinct on (contract) contract, price, currency from floors order by contract, at desc) f
    where price is not null`,
  ],
  [
    'best offers of collections',
    'select contract, offer_hash, offer_price, offer_currency from collections',
    `select contract, b.order_hash, b.unit_price, b.currency from collections c left join lateral (
      select o.order_hash, o.unit_price, o.currency from orders o where o.contract = c.contract and o.side = 'bid'
        and o.status = 'active' and o.taker is null and o.criteria = 0
      order by o.price_rank, o.unit_price desc, o.sequence limit 1) b on true`,
  ],
  [
    'best listings of tokens',
    'select contract, identifier, listing_hash, listing_rank, listing_unit_price, listing_sequence from tokens',
    `select t.contract, t.identifier, b.order_hash, b.price_rank, b.unit_price, b.sequence
    from tokens t left join (${best('ask')}) b using (contract, identifier)`,
  ],
  [
    'best offers of tokens',
    'select contract, identifier, offer_hash, offer_rank, offer_unit_price from tokens',
    `select t.contract, t.identifier, b.order_hash, b.price_rank, b.unit_price
    from tokens t left join (${best('bid')}) b using (contract, identifier)`,
  ],
  ['tokens', 'select contract, identifier from tokens', 'select distinct contract, identifier from balances'],
  [
    'holders',
    'select contract, owner, tokens, quantity from holders',
    'select contract, owner, count(*), sum(quantity) from balances group by contract, owner',
  ],
  [
    'traits',
    'select contract, type, value, tokens from trait_counts',
    'select contract, type, value, count(*) from token_traits group by contract, type, value',
  ],
  [
    'hours',
    'select contract, hour, price_rank, volume, sales, lowest from sale_hours',
    `select contract, date_trunc('hour', at, 'UTC'), price_rank, sum(price), count(*),
      min(div(price, greatest(quantity, 1)))
    from sales group by 1, 2, 3`,
  ],
  [
    'sales in the activity',
    `select transaction_hash, log_index, contract, identifier, price, at from activity where type = 'sale' and price is not null`,
    'select transaction_hash, log_index, contract, identifier, price, at from sales',
  ],
  [
    'items of bundles and swaps',
    'select order_hash, side, position::bigint, maker, token, coalesce(identifier, criteria) as named, is_open from order_items',
    `select o.order_hash, s.side, i.place - 1, o.maker, lower(i.item ->> 'token'),
      case when (i.item ->> 'itemType')::integer >= 2 then (i.item ->> 'identifierOrCriteria')::numeric end,
      o.status in ('active', 'inactive')
    from orders o
    cross join lateral (values ('offer', o.parameters -> 'offer'), ('consideration', o.parameters -> 'consideration')) s (side, items)
    cross join lateral jsonb_array_elements(s.items) with ordinality i (item, place)
    where o.side not in ('ask', 'bid')`,
  ],
]
