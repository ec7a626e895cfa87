import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts a market server in its own process, on a free port.
 *
 * @param flags - Command line flags, besides the port.
 * @returns The process once it listens, and its address. The caller has to end it.
 *
 * @example
 * const { child, url } = await spawnServer(['--rpc-url', chain.rpcUrl, '--data-dir', dataDir])
 */
export async function spawnServer(flags: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const node = ['--conditions=@souk/source', '--import', 'tsx', main, '--port', '0']
  const child = spawn(process.execPath, [...node, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /"url":"([^"]+)"/.exec(output)?.[1]
      if (found) resolve(found)
    })
    // Otherwise a test would wait for ever.
    child.once('exit', (code) => reject(new RangeError(`The server ended with ${code}: ${output}`)))
  })
  return { child, url }
}
