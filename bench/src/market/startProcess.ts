import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Place } from './databases.js'

/** A market server in its own process, as in production. */
export type ServerProcess = {
  url: string
  /** The memory of the process, in MiB. */
  memory: () => Promise<number>
  /** The processor time of the process, in milliseconds. */
  cpuMs: () => Promise<number>
  close: () => Promise<void>
}

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

/**
 * Starts a {@link ServerProcess} on a database that another one has filled, without rate limits.
 *
 * @param options.collections - Traded collections besides those in the database.
 * @param options.flags - For the server, e.g. `--read-wait`.
 * @param options.nodeFlags - For Node, e.g. `--cpu-prof`.
 */
export function startProcess(
  { dataDir, databaseUrl }: Place,
  rpcUrl: string,
  options: {
    collections?: readonly string[]
    nodeFlags?: readonly string[]
    flags?: readonly string[]
  } = {},
): Promise<ServerProcess> {
  const { collections = [], nodeFlags = [], flags: more = [] } = options
  const flags = [
    ...['--rpc-url', rpcUrl, '--data-dir', dataDir, '--port', '0'],
    ...['--rate-limit', 'read=0', '--rate-limit', 'write=0'],
    // Orders are counted as usual, towards limits that are never reached.
    ...['book', 'maker', 'token', 'address'].flatMap((kind) => ['--share', `${kind}=100000000`]),
    ...more,
    ...collections.flatMap((address) => ['--collection', address]),
  ]
  return start(flags, { nodeFlags, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) })
}

/** Starts a {@link ServerProcess} as a configuration file says. */
export function startConfigured(file: string): Promise<ServerProcess> {
  return start(['--config', file, '--port', '0'])
}

async function start(
  flags: readonly string[],
  { nodeFlags = [], env = {} }: { nodeFlags?: readonly string[]; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  // As `souk serve` starts it.
  const node = ['--conditions=@souk/source', '--import', 'tsx', '--max-semi-space-size=64', ...nodeFlags]
  const child = spawn(process.execPath, [...node, main, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = await findUrl(child)
  return {
    url,
    cpuMs: async () => toCpuMs(await readFile(`/proc/${child.pid}/stat`, 'utf8')),
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    close: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

function findUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /"url":"([^"]+)"/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new RangeError(`The server ended with ${code}: ${output}`)))
  })
}

/** User and system time are the 14th and 15th field, in hundredths of a second, after a name in brackets. */
function toCpuMs(stat: string): number {
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
