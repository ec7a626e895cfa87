import { type RawBuilder, sql } from 'kysely'

/**
 * Reads from the orders that can be filled, in an order: from those that are active and from those that are revived, each
 * by the index of that order.
 *
 * @param toPart - Makes the query of one of the two sources, which it calls `o`.
 *
 * @example
 * fromOpen((source) => sql`select o.* from ${source} where o.maker = ${maker} order by o.sequence limit 1`)
 */
export function fromOpen(toPart: (source: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${toPart(sql`open_orders o`)}) union all (${toPart(sql`revived_orders o`)})`
}
