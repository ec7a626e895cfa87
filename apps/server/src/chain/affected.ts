import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import type { OrderRow } from '../orders/store.js'
import type { Touch } from './Touch.js'

/**
 * Finds the orders whose state may have changed with what was touched.
 *
 * An order whose own status was touched is found whatever was stored of it (a reorganisation can undo a sale); the rest
 * concerns only orders that are not over.
 */
export async function findAffected(db: Db, touches: readonly Touch[]): Promise<OrderRow[]> {
  const of = <type extends Touch['type']>(type: type) =>
    touches.filter((touch): touch is Extract<Touch, { type: type }> => touch.type === type)
  const tokens = of('token')
  const units = of('units')
  const operators = of('operator')
  const money = of('money')
  if (touches.length === 0) return []
  const { rows } = await sql<OrderRow>`
    select * from orders where order_hash = any(${of('order').map((touch) => touch.orderHash)}::text[])
    union select * from orders where status in ('active', 'inactive') and maker = any(${of('counter').map((touch) => touch.account)}::text[])
    union select o.* from orders o
      join unnest(${tokens.map((touch) => touch.contract)}::text[], ${tokens.map((touch) => String(touch.identifier))}::numeric[])
        as k (contract, identifier) on o.contract = k.contract and o.identifier = k.identifier
      where o.status in ('active', 'inactive') and o.side = 'ask'
    union select o.* from orders o
      join unnest(${units.map((touch) => touch.contract)}::text[], ${units.map((touch) => String(touch.identifier))}::numeric[], ${units.map((touch) => touch.account)}::text[])
        as k (contract, identifier, maker) on o.contract = k.contract and o.identifier = k.identifier and o.maker = k.maker
      where o.status in ('active', 'inactive') and o.side = 'ask'
    union select o.* from orders o
      join unnest(${operators.map((touch) => touch.contract)}::text[], ${operators.map((touch) => touch.account)}::text[])
        as k (contract, maker) on o.contract = k.contract and o.maker = k.maker
      where o.status in ('active', 'inactive') and o.side = 'ask'
    union select o.* from orders o
      join unnest(${money.map((touch) => touch.currency)}::text[], ${money.map((touch) => touch.account)}::text[])
        as k (currency, maker) on o.currency = k.currency and o.maker = k.maker
      where o.status in ('active', 'inactive') and o.side = 'bid'`.execute(db)
  return rows
}
