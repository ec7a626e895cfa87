import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Place } from './databases.js'

/** A market server in a process of its own, as one runs it. */
export type ServerProcess = {
  url: string
  /** Memory that the process holds, in MiB. */
  memory: () => Promise<number>
  close: () => Promise<void>
}

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

/** Starts a {@link ServerProcess} on a database that another one has filled. */
export async function startProcess({ dataDir, databaseUrl }: Place, rpcUrl: string): Promise<ServerProcess> {
  const flags = ['--rpc-url', rpcUrl, '--data-dir', dataDir, '--port', '0', '--rate-limit', 'read=1000000']
  const child = spawn(process.execPath, ['--conditions=@souk/source', '--import', 'tsx', main, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  const url = await findUrl(child)
  return {
    url,
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
