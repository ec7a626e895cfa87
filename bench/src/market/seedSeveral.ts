import { Order } from '@souk/seaport'
import type { Server } from '@souk/server'
import { sql } from 'kysely'
import { sampleOrder } from '../setting/sampleOrder.js'
import { maker, rowsPerStatement, type Seeded, token } from './seed.js'

/** The number of orders of one token for each order that is added. */
const singlesPerOrder = 10

/**
 * Adds open orders of other kinds to a seeded market. Of ten, five are sets of three tokens, three are swaps of one token
 * for another, and two are auctions.
 *
 * Leaves triggers on, because the database itself writes the items of such orders.
 */
export async function seedSeveral({ market: { db } }: Server, seeded: Seeded): Promise<void> {
  const total = Math.floor(seeded.orders / singlesPerOrder)
  for (let from = 0; from < total; from += rowsPerStatement)
    await insertSeveral(seeded, from, Math.min(from + rowsPerStatement, total) - 1).execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

function insertSeveral(seeded: Seeded, from: number, to: number) {
  const { parameters } = Order.serialize({ parameters: sampleOrder(1n), signature: '0x' })
  const [item] = parameters.offer
  const offered = token(sql`(drawn + n * ${sql.lit(seeded.collections)}) % ${sql.lit(seeded.tokens)}`, seeded)
  return sql`
    insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
      unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
    select '0x5e' || lpad(to_hex(i), 62, '0'), side, owner,
      case side when 'ask' then items[1] ->> 'token' else '' end,
      case side when 'ask' then (items[1] ->> 'identifierOrCriteria')::numeric end, 'erc721',
      case side when 'swap' then '' else '0x0000000000000000000000000000000000000000' end, price, 0, price, 1, 1,
      0, 4102444800, case side when 'ask' then 'english' else 'basic' end,
      ${JSON.stringify(parameters)}::jsonb || jsonb_build_object('salt', (10000000 + i)::text) || case side
        when 'bundle_ask' then jsonb_build_object('offer', to_jsonb(items))
        when 'swap' then jsonb_build_object('offer', to_jsonb(items[1:1]), 'consideration', to_jsonb(items[2:2]))
        else jsonb_build_object('offer', to_jsonb(items[1:1]), 'zoneHash', ${zoneHash}) end,
      '0x' || repeat('ab', 65), 'active', now()
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i
    cross join lateral (select ${maker(sql`i % ${sql.lit(seeded.makers)}`)} as owner,
      case when i % 10 < 5 then 'bundle_ask' when i % 10 < 8 then 'swap' else 'ask' end as side,
      (10::numeric ^ 15) * (1 + (i::bigint * 104729) % 100000) as price,
      ((i::bigint * 7919 + 13) % ${sql.lit(seeded.tokens)})::integer as drawn) kinds
    cross join lateral (
      select array_agg(${JSON.stringify(item)}::jsonb || jsonb_build_object('recipient', owner,
        'token', ${offered.contract}, 'identifierOrCriteria', (${offered.identifier})::text) order by n) as items
      from generate_series(0, 2) n) items`
}

/** An auction with a far end, without a settler and a fee. */
const zoneHash = sql`'0x' || repeat('0', 40) || lpad(to_hex(4000000000 + i % 1000), 16, '0') || repeat('0', 8)`
