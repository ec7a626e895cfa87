import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** A query text: how often it was asked, how often it was planned again, and the name of its prepared statement. */
type Known = {
  times: number
  plans: number
  name: string
  /** How long its queries take on average, where that is measured. */
  usualMs?: number | undefined
}

/** What is known of the frequent texts of a pool. */
export type Texts = Map<string, Known>

/** The number of texts to count, and so of statements that a connection keeps. Each takes memory of the database. */
const mostTexts = 500
/** A longer text writes many rows and rarely repeats. */
const longestText = 8_000
/** A statement is kept from this time on, since most texts are asked only once or twice. */
const firstKept = 3

/**
 * Makes the connections of a pool keep frequent statements, so that the database parses and plans them once. Prepared
 * statements belong to a session, as locks and notifications do.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const texts: Texts = new Map()
  return { connect: async () => prepared(await pool.connect(), texts), end: () => pool.end() }
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/** Makes a connection of such a pool. Always returns the same one for the same client. */
export function prepared(client: pg.PoolClient, texts: Texts): PostgresPoolClient {
  const known = clients.get(client) ?? wrap(client, texts)
  clients.set(client, known)
  return known
}

function wrap(client: pg.PoolClient, texts: Texts): PostgresPoolClient {
  const ask = async <row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<row>> => {
    const known = count(texts, text)
    const config = { text, values: [...values] }
    if (!known || known.times < firstKept) return toResult<row>(await client.query(config))
    try {
      return toResult<row>(await client.query({ name: known.name, ...config }))
    } catch (error) {
      if (!isOutdated(error)) throw error
      Object.assign(known, { plans: known.plans + 1, name: nameOf(text, known.plans + 1) })
      return toResult<row>(await repeat(error, () => client.query(config)))
    }
  }
  // The market streams nothing, which would be the other way to query.
  return { query: ask as PostgresPoolClient['query'], release: () => client.release() }
}

function toResult<row>({ command, rowCount, rows }: pg.QueryResult): PostgresQueryResult<row> {
  return { command: command as PostgresQueryResult<row>['command'], rowCount: rowCount ?? 0, rows }
}

function count(texts: Texts, text: string): Known | undefined {
  const known = texts.get(text)
  if (known) {
    known.times++
    return known
  }
  if (text.length > longestText) return undefined
  if (texts.size >= mostTexts && !forget(texts)) return undefined
  const first = { times: 1, plans: 0, name: nameOf(text, 0) }
  texts.set(text, first)
  return first
}

/** Drops the oldest text that no connection keeps. @returns Whether there was one. */
function forget(texts: Texts): boolean {
  for (const [text, { times }] of texts) if (times < firstKept) return texts.delete(text)
  return false
}

/** The same name on each connection. A name stands for one plan as long as the connection lasts. */
function nameOf(text: string, plans: number): string {
  return `${createHash('md5').update(text).digest('base64url')}_${plans}`
}

/**
 * Tells whether a newer version of the server has changed a table, so that a kept plan would return other columns. The
 * code means "feature not supported", which no other query here can cause. The other code means that there is no such
 * statement: preparing it failed after the next query with it was sent.
 */
export function isOutdated(error: unknown): boolean {
  return ['0A000', '26000'].includes(String(codeOf(error)))
}

/** A failed transaction accepts no more queries, so its caller has to begin it again. */
async function repeat<result>(outdated: unknown, query: () => Promise<result>): Promise<result> {
  try {
    return await query()
  } catch (error) {
    throw codeOf(error) === '25P02' ? outdated : error
  }
}

/** The two databases report the code in errors of different classes. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
