import pg from 'pg'

/** How long a statement may take, wait for a lock, and leave a transaction open, in milliseconds; and connections. */
export type Limits = { statementMs: number; lockMs: number; openMs: number; most: number }

/** What the market asks for itself. A lock is waited for longer than a stopped instance can hold it. */
export const ownLimits: Limits = { statementMs: 30_000, lockMs: 15_000, openMs: 8_000, most: 6 }
/** What visitors ask for: one who waits longer has gone. */
export const visitorLimits: Limits = { statementMs: 5_000, lockMs: 2_000, openMs: 5_000, most: 6 }

/** A caller that waits this long for a connection is stuck behind itself (a query inside a transaction). */
export const connectionTimeoutMs = 10_000

/** A new connection has to plan each statement anew, so those that nobody needs for a moment are kept. */
const idleMs = 5 * 60_000

/** Connections to a PostgreSQL, and a way to give up those on which nothing is answered. */
export type Pool = { pool: pg.Pool; cut: () => void }

/**
 * Makes a pool whose connections end what takes too long. Without limits, an instance that is stopped in the middle of a
 * transaction would keep its locks, and everybody else waiting, for as long as it is stopped.
 */
export function createPool(url: string, limits: Limits): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.most,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    idleTimeoutMillis: idleMs,
    onConnect: (client) => limit(client, limits),
  })
  const clients = new Set<pg.PoolClient>()
  // A connection that breaks while it is idle, or lent out between two queries, fails the next query and is replaced.
  // Without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    clients.add(client)
  })
  pool.on('remove', (client) => clients.delete(client))
  return {
    pool,
    cut: () => {
      // One with a question under way is ended at once; whoever asked is told that the connection broke.
      for (const client of clients) void endOf(client)
      clients.clear()
    },
  }
}

/**
 * Set once connected, since a pooler in between may refuse settings that come with the connection.
 *
 * The book is small beside the memory of a server and pages of it are read in the order of an index. A database that believes in slow
 * disks would read all rows of a collection and sort them instead. Neither compiling such a statement nor further processes would pay.
 */
async function limit(client: pg.ClientBase, { statementMs, lockMs, openMs }: Limits): Promise<void> {
  await client.query(`
    set statement_timeout = ${statementMs};
    set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${openMs};
    set random_page_cost = 1.1;
    set jit = off;
    set max_parallel_workers_per_gather = 0`)
}

/** A pooled connection has an end, which its type hides since a pool ends it otherwise. */
async function endOf(client: pg.PoolClient & Partial<Pick<pg.Client, 'end'>>): Promise<void> {
  await client.end?.()
}
