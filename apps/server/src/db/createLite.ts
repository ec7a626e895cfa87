import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionTimeoutMs } from './createPool.js'
import { inTurns } from './inTurns.js'
import { migrate } from './migrate.js'
import type { Tables } from './tables.js'

/** An embedded database, and a pool of its one connection. */
export type Lite = { lite: PGlite; pool: pg.Pool }

/**
 * Opens or creates the embedded database of a folder.
 *
 * @param template - A file to copy a new database from: creating one with its schema takes seconds, copying a fraction of
 * a second. Created when missing.
 */
export async function createLite(dataDir: string, template: string | undefined): Promise<Lite> {
  if (!template || existsSync(join(dataDir, 'PG_VERSION'))) return openLite(dataDir)
  if (!existsSync(template)) await writeTemplate(template)
  return openLite(dataDir, new Blob([await readFile(template)]))
}

async function openLite(dataDir: string, loadDataDir?: Blob): Promise<Lite> {
  // Loaded here because a server on PostgreSQL does not need them.
  const { PGlite } = await import('@electric-sql/pglite')
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const lite = await PGlite.create({
    dataDir,
    postgresqlconf: ['max_wal_size=128MB'],
    ...(loadDataDir && { loadDataDir }),
  })
  const pool = new pg.Pool({
    ...createPgConfig(inTurns(lite)),
    max: 1,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Never closes its one connection: a new one would be the same session.
    idleTimeoutMillis: 0,
  })
  return { lite, pool }
}

async function writeTemplate(template: string): Promise<void> {
  const { lite, pool } = await openLite('memory://')
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const dump = await lite.dumpDataDir('none')
  await db.destroy()
  await lite.close()
  await mkdir(dirname(template), { recursive: true })
  // Renamed at the end, so that readers see a whole file or none.
  const part = `${template}.${crypto.randomUUID()}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, template)
}
