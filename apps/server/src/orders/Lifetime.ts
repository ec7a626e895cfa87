import { type RawBuilder, sql } from 'kysely'

/**
 * Conditions on the times of an order `o`, which nearly every open order meets. They are written so that the planner
 * always expects most orders to meet them. It then reads a page in the order of an index, and keeps its plan. With
 * plain comparisons, it would read the whole index by end for each page, or sort all orders of a collection.
 *
 * @param time - The current time in seconds.
 */
export function hasStarted(time: string): RawBuilder<boolean> {
  return sql<boolean>`(o.start_time + 0 > ${time}::bigint) is not true`
}

/** See {@link hasStarted}. */
export function isNotOver(time: string): RawBuilder<boolean> {
  return sql<boolean>`(o.end_time + 0 <= ${time}::bigint) is not true`
}
