import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../db/tables.js'
import type * as Touch from '../node/Touch.js'

/**
 * Finds the money that open orders depend on.
 *
 * Stands in for the logs of currencies in a range of history. On a busy chain, each block has hundreds of them, which few
 * nodes return for more than some blocks at once, and of which hardly one concerns an order. Reading what the makers have
 * now takes a few questions.
 */
export async function findMoneyTouches(db: Db, currencies: ReadonlySet<string>): Promise<Touch.Touch[]> {
  if (currencies.size === 0) return []
  const { rows } = await sql<{ currency: Address; account: Address }>`
    select o.currency, o.maker as account from orders o
    where o.side = 'bid' and o.status in ('active', 'inactive') and o.currency = any(${[...currencies]}::text[])
    union
    select i.token, i.maker from order_items i
    where i.is_open and i.side = 'offer' and i.token = any(${[...currencies]}::text[])`.execute(db)
  return rows.map((row) => ({ type: 'money', ...row }))
}
