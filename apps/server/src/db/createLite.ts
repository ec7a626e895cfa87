import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionTimeoutMs } from './createPool.js'
import { inTurns } from './inTurns.js'
import { migrate } from './migrate.js'
import * as Spare from './Spare.js'
import type { Tables } from './tables.js'

/** An embedded database, and a pool of its one connection. */
export type Lite = {
  lite: PGlite
  pool: pg.Pool
  /** Closes the database. The pool has to be closed before. */
  close: () => Promise<void>
}

/**
 * Opens or creates the embedded database of a folder.
 *
 * @param options.template - A file to copy a new database from: creating one with its schema takes seconds, copying a
 * fraction of a second. Created when missing.
 * @param options.spares - Databases in memory to use in place of a new one. This one joins them when it is closed.
 */
export async function createLite(dataDir: string, options: createLite.Options): Promise<Lite> {
  const { template, spares } = options
  if (!template || existsSync(join(dataDir, 'PG_VERSION'))) return toLite(await openLite(dataDir))
  const isSpare = spares && dataDir.startsWith('memory://')
  const spare = isSpare && spares.pop()
  if (spare) return toLite(spare.lite, () => putBack(spare, spares))
  if (!existsSync(template)) await writeTemplate(template)
  const lite = await openLite(dataDir, new Blob([await readFile(template)]))
  if (!isSpare) return toLite(lite)
  const made = await Spare.from(lite)
  return toLite(lite, () => putBack(made, spares))
}

export declare namespace createLite {
  type Options = { template?: string | undefined; spares?: Spare.Spare[] | undefined }
}

async function putBack(spare: Spare.Spare, spares: Spare.Spare[]): Promise<void> {
  if (await Spare.empty(spare)) spares.push(spare)
  else await spare.lite.close()
}

async function openLite(dataDir: string, loadDataDir?: Blob): Promise<PGlite> {
  // Loaded here because a server on PostgreSQL does not need it.
  const { PGlite } = await import('@electric-sql/pglite')
  const lite = await PGlite.create({
    dataDir,
    postgresqlconf: ['max_wal_size=128MB'],
    ...(loadDataDir && { loadDataDir }),
  })
  return inTurns(lite)
}

async function toLite(lite: PGlite, close = () => lite.close()): Promise<Lite> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const pool = new pg.Pool({
    ...createPgConfig(lite),
    max: 1,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Never closes its one connection: a new one would be the same session.
    idleTimeoutMillis: 0,
  })
  return { lite, pool, close }
}

async function writeTemplate(template: string): Promise<void> {
  const { lite, pool, close } = await toLite(await openLite('memory://'))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const dump = await lite.dumpDataDir('none')
  await db.destroy()
  await close()
  await mkdir(dirname(template), { recursive: true })
  // Renamed at the end, so that readers see a whole file or none.
  const part = `${template}.${crypto.randomUUID()}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, template)
}
