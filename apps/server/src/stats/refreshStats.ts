import { sql } from 'kysely'
import type { Config } from '../config.js'
import type { Tx } from '../db/tables.js'

/** Counts again what a collection's page shows in numbers, for the collections that changed. */
export async function refreshStats(
  tx: Tx,
  contracts: Iterable<string>,
  config: Pick<Config, 'nativeLike'>,
): Promise<void> {
  const native = [...config.nativeLike]
  for (const contract of new Set(contracts))
    await sql`
      update collections set
        tokens = (select count(*) from tokens t where t.contract = ${contract}),
        total_supply = (select coalesce(sum(b.quantity), 0) from balances b where b.contract = ${contract}),
        owners = (select count(distinct b.owner) from balances b where b.contract = ${contract}),
        listed = (select count(*) from tokens t where t.contract = ${contract} and t.listing_hash is not null),
        (floor_price, floor_currency) = (
          select o.unit_price, o.currency from tokens t join orders o on o.order_hash = t.listing_hash
          where t.contract = ${contract} order by t.listing_rank, t.listing_unit_price limit 1),
        volume = (select coalesce(sum(s.price), 0) from sales s
          where s.contract = ${contract} and s.currency = any(${native}::text[])),
        sales = (select count(*) from sales s where s.contract = ${contract})
      where contract = ${contract}`.execute(tx)
}
