import pg from 'pg'
import { type Place, settingsOf } from './Place.js'

/**
 * Limits of a pool, in milliseconds: the duration of a statement, the wait for a lock, the time a transaction stays
 * open; and the number of connections.
 */
export type Limits = { statementMs: number; lockMs: number; openMs: number; most: number }

/** Limits for the market's own work. It waits for a lock longer than a stopped instance can hold it. */
export const ownLimits: Limits = { statementMs: 30_000, lockMs: 15_000, openMs: 8_000, most: 6 }
/** Limits for visitors' requests. A visitor would not wait longer. */
export const visitorLimits: Limits = { statementMs: 5_000, lockMs: 2_000, openMs: 5_000, most: 6 }

/** A caller that waits this long for a connection blocks itself (a query inside a transaction). */
export const connectionTimeoutMs = 10_000

/** A new connection has to plan each statement again, so idle ones are kept for a while. */
const idleMs = 5 * 60_000

/** A pool of connections to PostgreSQL, and a way to drop connections that no longer answer. */
export type Pool = { pool: pg.Pool; cut: () => void }

/**
 * Makes a pool whose connections end statements that take too long. Without limits, an instance that is stopped in
 * the middle of a transaction would keep its locks and block all others for as long as it is stopped.
 *
 * @param options.pipeline - Whether a connection may send a query before the earlier ones are answered. @default false
 */
export function createPool(place: Place, limits: Limits, options: { pipeline?: boolean } = {}): Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString: place.url,
    max: limits.most,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    idleTimeoutMillis: idleMs,
    onConnect: (client) => limit(client, place, limits),
  })
  const clients = new Set<pg.PoolClient>()
  // A connection that breaks while it is idle, or between two queries, fails the next query and is replaced. Without
  // a listener, the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    clients.add(client)
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    pool,
    cut: () => {
      // Their callers receive an error that the connection broke.
      for (const { connection } of clients) connection.stream.destroy()
      clients.clear()
    },
  }
}

/**
 * Set after connecting, because a pooler in between may refuse settings that come with the connection.
 *
 * The book is small compared with a server's memory, and pages of it are read in the order of an index. A planner
 * that expects slow disks would read all rows of a collection and sort them. Compiling such a statement would not
 * pay, and neither would parallel workers.
 */
async function limit(
  client: pg.ClientBase,
  place: Place,
  { statementMs, lockMs, openMs }: Limits,
): Promise<void> {
  await client.query(`${settingsOf(place)}
    set statement_timeout = ${statementMs};
    set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${openMs};
    set random_page_cost = 1.1;
    set jit = off;
    set max_parallel_workers_per_gather = 0`)
}
