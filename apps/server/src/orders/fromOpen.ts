import { type RawBuilder, sql } from 'kysely'

/**
 * Reads fillable orders in a sort order: active and revived ones, each by the index of that sort.
 *
 * @param toPart - Makes the query of one of the two sources, which it names `o`.
 *
 * @example
 * fromOpen((source) => sql`select o.* from ${source} where o.maker = ${maker} order by o.sequence limit 1`)
 */
export function fromOpen(toPart: (source: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${toPart(sql`open_orders o`)}) union all (${toPart(sql`revived_orders o`)})`
}
