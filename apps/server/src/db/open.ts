import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { BaseError } from '@souk/base'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type pg from 'pg'
import { createLite } from './createLite.js'
import { createPool, ownLimits, visitorLimits } from './createPool.js'
import { lead, leadAlone } from './lead.js'
import { listen } from './listen.js'
import { lockFolder } from './lock.js'
import { migrate } from './migrate.js'
import type { Place } from './Place.js'
import { preparing } from './preparing.js'
import type { Spare } from './Spare.js'
import { aborted } from './session.js'
import { sharing } from './sharing.js'
import type { Db, Tables } from './tables.js'

/** An open database. The same SQL runs on the embedded one and on PostgreSQL. */
export type Database = {
  db: Db
  /**
   * For visitors' reads. On PostgreSQL it has its own connections, so that the market's work never waits for
   * visitors.
   */
  visitors: Db
  kind: 'embedded' | 'postgres'
  /** Maintenance that PostgreSQL does by itself and the embedded database does not. */
  maintain: () => Promise<void>
  /** Listens for notifications until the signal fires; see {@link listen}. */
  listen: (options: listen.Options) => Promise<void>
  /** Runs a task that only one of several instances may run; see {@link lead}. */
  lead: (options: lead.Options) => Promise<void>
  /** How many times a connection has been returned. A rising number shows that the database answers. */
  answered: () => number
  /** Drops connections that no longer answer. */
  cut: () => void
  /** Connections by state, for the metrics. */
  connections: () => Readonly<Record<string, number>>
  close: () => Promise<void>
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param options.url - A PostgreSQL. @default an embedded database in the folder
 * @param options.schema - The schema of the PostgreSQL. @default the connection's own
 * @param options.schemas - The schemas of all markets that were started together; see {@link migrate}.
 * @param options.folder - Where the embedded database and its lock live; `memory://` stores nothing (for tests).
 * @throws {FolderInUseError} when another process uses the folder.
 * @throws {UnreachableError} when the database does not answer.
 */
export async function openDatabase(options: openDatabase.Options): Promise<Database> {
  const { url, schema, schemas } = options
  const database = url ? openPostgres({ url, schema }) : await openEmbedded(options)
  try {
    await migrate(database.db, url ? { schema, schemas } : {})
    return database
  } catch (cause) {
    await database.close()
    throw new UnreachableError({ kind: database.kind }, { cause })
  }
}

export declare namespace openDatabase {
  type Options = {
    url?: string | undefined
    schema?: string | undefined
    schemas?: readonly string[] | undefined
    folder: string
    /** A file with an embedded database to start from, without rows. Created when missing. */
    template?: string | undefined
    /** Databases in memory that are used again; see {@link createLite}. */
    spares?: Spare[] | undefined
  }
}

function openPostgres(place: Place): Database {
  const own = createPool(place, ownLimits)
  const visiting = createPool(place, visitorLimits, { pipeline: true })
  const db = fromPool(preparing(own.pool))
  const visitors = fromPool(sharing(visiting.pool))
  return {
    db,
    visitors,
    kind: 'postgres',
    maintain: async () => undefined,
    listen: (options) => listen(place, options),
    lead: (options) => lead(place, options),
    answered: countReleases(own.pool),
    cut: () => {
      own.cut()
      visiting.cut()
    },
    connections: () => countConnections(own.pool, visiting.pool),
    close: async () => {
      await Promise.all([db.destroy(), visitors.destroy()])
    },
  }
}

function fromPool(pool: PostgresPool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

async function openEmbedded({ folder, ...prepared }: openDatabase.Options): Promise<Database> {
  const inMemory = folder.startsWith('memory://')
  const unlock = inMemory ? async () => undefined : await lockFolder(folder)
  try {
    const { lite, pool, close } = await createLite(inMemory ? folder : join(folder, 'db'), prepared)
    const db = fromPool(preparing(pool))
    return {
      db,
      visitors: db,
      kind: 'embedded',
      maintain: () => maintain(db),
      listen: (options) => listenHere(pool, (hear) => lite.onNotification(hear), options),
      // The folder's lock rules out other instances.
      lead: leadAlone,
      answered: countReleases(pool),
      // The only connection has no other end that could stop answering.
      cut: () => undefined,
      connections: () => countConnections(pool),
      close: async () => {
        await db.destroy()
        await close()
        await unlock()
      },
    }
  } catch (cause) {
    await unlock()
    throw new UnreachableError({ kind: 'embedded' }, { cause })
  }
}

/** Goes through the pool like all other queries. Anything else would mix with the messages of another query. */
async function listenHere(
  pool: pg.Pool,
  onNotification: PGlite['onNotification'],
  options: listen.Options,
): Promise<void> {
  const { listeners, signal } = options
  for (const channel of Object.keys(listeners)) await pool.query(`listen ${channel}`)
  const stop = onNotification((channel, text) => listeners[channel]?.(text))
  await aborted(signal)
  stop()
}

function countConnections(...pools: readonly pg.Pool[]) {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

function countReleases(pool: pg.Pool): () => number {
  let released = 0
  pool.on('release', () => released++)
  return () => released
}

/**
 * The embedded database runs neither checkpoints nor vacuum by itself, and its log would grow without end. It does
 * nothing else while it runs one, so this handles one table at a time and lets other queries run in between.
 */
async function maintain(db: Db): Promise<void> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(
    db,
  )
  for (const { name } of rows) {
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
    await setImmediate()
  }
}

/** Thrown when the database cannot be opened or brought up to date. The cause gives the reason. */
export class UnreachableError extends BaseError<{ kind: 'embedded' | 'postgres' }> {
  override readonly name = 'Database.UnreachableError'
  constructor(facts: { kind: 'embedded' | 'postgres' }, options: { cause?: unknown } = {}) {
    const reason = options.cause instanceof Error ? `: ${options.cause.message}` : ''
    super(`The ${facts.kind} database could not be opened${reason}.`, { facts, ...options, retry: 'user' })
  }
}
