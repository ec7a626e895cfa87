import { AbortedError, BaseError, delay } from '@souk/base'
import pg from 'pg'

/** How often a connection is probed. */
const beatMs = 2_000
/** How long a probe may take. */
const answerMs = 5_000
const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Keeps a connection outside the pool for what belongs to one session: a lock, or listening. When it breaks, it is
 * opened again, less and less often, until the signal fires.
 *
 * The connection is probed every few seconds, because one whose other end vanished looks the same as an idle one.
 *
 * @param options.use - Works with the connection until its own signal fires, which happens at once when the
 * connection ends. When it returns, the connection is closed and replaced.
 */
export async function keepSession(url: string, options: keepSession.Options): Promise<void> {
  const { signal, use, onError } = options
  let failures = 0
  while (!signal.aborted) {
    try {
      await withClient(url, signal, async (session) => {
        failures = 0
        await use(session)
      })
    } catch (error) {
      if (signal.aborted) return
      failures++
      onError(error)
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
    await pause(pauseMs, signal)
  }
}

export declare namespace keepSession {
  type Options = {
    signal: AbortSignal
    use: (session: Session) => Promise<void>
    onError: (error: unknown) => void
  }
}

/** A connection, and when it ended. */
export type Session = { client: pg.Client; query: Query; signal: AbortSignal }

/** Runs a query once the earlier ones are answered. */
export type Query = <row extends pg.QueryResultRow>(text: string) => Promise<pg.QueryResult<row>>

function inTurn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve()
  return <row extends pg.QueryResultRow>(text: string) => {
    const asked = last.then(() => client.query<row>(text))
    last = asked.catch(() => undefined)
    return asked
  }
}

async function withClient(
  url: string,
  signal: AbortSignal,
  use: (session: Session) => Promise<void>,
): Promise<void> {
  const ended = new AbortController()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  })
  const query = inTurn(client)
  client.on('error', () => ended.abort())
  client.on('end', () => ended.abort())
  const beat = setInterval(() => {
    query('select 1').catch(() => ended.abort())
  }, beatMs)
  try {
    await client.connect()
    await settle(client)
    await use({ client, query, signal: AbortSignal.any([signal, ended.signal]) })
    if (ended.signal.aborted && !signal.aborted) throw new ConnectionLostError()
  } finally {
    clearInterval(beat)
    // A dead connection never confirms its end, so this does not wait for it.
    client.end().catch(() => undefined)
  }
}

/** A database's limits for ordinary queries would end the session. Short keepalives detect a peer that is gone. */
async function settle(client: pg.Client): Promise<void> {
  await client.query(`
    set statement_timeout = 0;
    set idle_session_timeout = 0;
    set tcp_keepalives_idle = 5;
    set tcp_keepalives_interval = 2;
    set tcp_keepalives_count = 3`)
}

/** Waits for a while, or until the signal fires. */
export async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(delayMs, { signal })
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error
  }
}

/** Waits until the signal fires. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Thrown when a connection ended while it was used. */
class ConnectionLostError extends BaseError {
  override readonly name = 'Database.ConnectionLostError'
  constructor() {
    super('The connection to the database ended.', { facts: {}, retry: 'later' })
  }
}
