import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { prepared, type Texts } from './preparing.js'

/**
 * A connection that carries queries of several callers at once. PostgreSQL answers them one after another, each in a
 * transaction of its own.
 */
type Line = {
  held: Promise<Held> | undefined
  /** The number of queries in progress. */
  running: number
  /** Since when the first of them has been the first, in milliseconds. */
  sinceMs: number
  /** Whether queries are collected until the end of this round of the event loop. */
  isCollecting: boolean
}

type Held = { client: pg.PoolClient; release: () => void }

/** Two of them keep PostgreSQL busier than one thread can ask, and more of them carry fewer queries each. */
const mostLines = 2
/**
 * Queries behind a slower one would notice. It is longer than the event loop is late under load, since a late loop
 * makes all queries look slow.
 */
const slowMs = 50
/** The weight of the newest time in the average of a query text. */
const weight = 0.1

/**
 * Makes a pool that sends queries without waiting for the answers to earlier ones, over two connections. Under load,
 * most of a short query's time goes into messages that wake the other process. Queries of one round of the event loop
 * share them.
 *
 * A new query text, a slow one, and a transaction use a connection of their own, so that no one waits behind them.
 *
 * @param pool - With `pipeline`.
 * @param options.nowMs - @default a monotonic clock
 */
export function sharing(pool: pg.Pool, options: { nowMs?: () => number } = {}): PostgresPool {
  const { nowMs = () => performance.now() } = options
  const shared: Shared = { pool, nowMs, texts: new Map(), lines: Array.from({ length: mostLines }, toLine) }
  return {
    connect: async () => {
      let own: pg.PoolClient | undefined
      const query = async (text: string, values: readonly unknown[]) => {
        if (isBegin(text)) own ??= await pool.connect()
        return own ? prepared(own, shared.texts).query(text, [...values]) : ask(shared, text, values)
      }
      return { query: query as PostgresPoolClient['query'], release: () => own?.release() }
    },
    end: async () => {
      await Promise.all(shared.lines.map(close))
      await pool.end()
    },
  }
}

type Shared = { pool: pg.Pool; nowMs: () => number; texts: Texts; lines: readonly Line[] }

function toLine(): Line {
  return { held: undefined, running: 0, sinceMs: 0, isCollecting: false }
}

/** Kysely begins a transaction with such a statement. */
function isBegin(text: string): boolean {
  return /^(begin|start transaction)\b/i.test(text)
}

async function ask(shared: Shared, text: string, values: readonly unknown[]) {
  const { texts, lines, nowMs } = shared
  const sentMs = nowMs()
  const isQuick = (texts.get(text)?.usualMs ?? Number.POSITIVE_INFINITY) < slowMs
  const line = isQuick ? findLine(lines, sentMs) : undefined
  if (!line) return askAlone(shared, text, values)
  enter(line, sentMs)
  try {
    const { client } = await hold(line, shared.pool)
    collect(line, client)
    return await prepared(client, texts).query(text, [...values])
  } finally {
    const endedMs = nowMs()
    note(texts, text, endedMs - Math.max(sentMs, line.sinceMs))
    leave(line, endedMs)
  }
}

async function askAlone({ pool, texts, nowMs }: Shared, text: string, values: readonly unknown[]) {
  const own = await pool.connect()
  const sentMs = nowMs()
  try {
    return await prepared(own, texts).query(text, [...values])
  } finally {
    note(texts, text, nowMs() - sentMs)
    own.release()
  }
}

/** Returns the line with the fewest queries, unless each has a slow one. */
function findLine(lines: readonly Line[], nowMs: number): Line | undefined {
  const free = lines.filter(({ running, sinceMs }) => running === 0 || nowMs - sinceMs < slowMs)
  return free.reduce<Line | undefined>(
    (best, line) => (best && best.running <= line.running ? best : line),
    undefined,
  )
}

function enter(line: Line, nowMs: number): void {
  if (line.running === 0) line.sinceMs = nowMs
  line.running++
}

function leave(line: Line, nowMs: number): void {
  line.running--
  line.sinceMs = nowMs
}

function note(texts: Texts, text: string, tookMs: number): void {
  const known = texts.get(text)
  if (known)
    known.usualMs = known.usualMs === undefined ? tookMs : known.usualMs + weight * (tookMs - known.usualMs)
}

/** Opens the line's connection if it has none. A broken connection is replaced with the next query. */
function hold(line: Line, pool: pg.Pool): Promise<Held> {
  line.held ??= open(line, pool)
  return line.held
}

async function open(line: Line, pool: pg.Pool): Promise<Held> {
  try {
    const client = await pool.connect()
    const release = () => {
      client.off('error', release)
      client.off('end', release)
      line.held = undefined
      client.release(true)
    }
    client.on('error', release)
    client.on('end', release)
    return { client, release }
  } catch (error) {
    line.held = undefined
    throw error
  }
}

async function close({ held }: Line): Promise<void> {
  const open = await held?.catch(() => undefined)
  open?.release()
}

/** Sends the queries of this round of the event loop in one message. */
function collect(line: Line, { connection }: pg.PoolClient): void {
  if (line.isCollecting) return
  line.isCollecting = true
  const { stream } = connection
  stream.cork()
  setImmediate(() => {
    line.isCollecting = false
    stream.uncork()
  })
}
