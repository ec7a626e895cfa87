import { type RawBuilder, sql } from 'kysely'

/**
 * Conditions on the times of an order `o`, which nearly every open order meets. They are written so that the database expects most orders
 * to meet them, whatever the time: it then reads a page in the order of an index and keeps its plan. Compared plainly, the whole index by
 * end would be read for each page, or all orders of a collection would be sorted.
 *
 * @param time - The present time in seconds.
 */
export function hasStarted(time: string): RawBuilder<boolean> {
  return sql<boolean>`(o.start_time + 0 > ${time}::bigint) is not true`
}

/** See {@link hasStarted}. */
export function isNotOver(time: string): RawBuilder<boolean> {
  return sql<boolean>`(o.end_time + 0 <= ${time}::bigint) is not true`
}
