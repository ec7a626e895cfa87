import { sql } from 'kysely'

/**
 * Names the state of the database: the transactions whose writes are visible. The name changes with every commit, so no
 * writer can forget to announce a change. Only commits that say so in {@link unchanged} leave the name as it was.
 */
export const name = sql<string>`coalesce(
  (select unchanged_state from progress
    where concat(unchanged_xid + 1, ':', unchanged_xid + 1, ':') = pg_current_snapshot()::text),
  pg_current_snapshot()::text)`

const own = sql<string>`pg_current_xact_id()::text::bigint`

/**
 * Columns of `progress` that say that their transaction changes nothing that answers show. Following a chain commits with
 * every block, and most blocks are about something else.
 *
 * The state before the transaction is known if it has the next number, and no other transaction is running that has
 * one. After the commit, a snapshot is of the same state if it ends with this number.
 */
export const unchanged = {
  unchanged_xid: own,
  unchanged_state: sql<string | null>`case when pg_current_snapshot()::text = concat(${own}, ':', ${own}, ':')
    then coalesce(case when unchanged_xid + 1 = ${own} then unchanged_state end, pg_current_snapshot()::text) end`,
}
