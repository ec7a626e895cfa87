import { type ChildProcess, spawn } from 'node:child_process'
import { PortInUseError, StartError, StartTimeoutError } from './errors.js'

/** A running anvil. */
export type AnvilProcess = {
  pid: number
  port: number
  /** Resolves when the process has ended, for any reason. */
  exited: Promise<void>
  isRunning(): boolean
  /** Stops anvil and waits until it has ended. */
  kill(): Promise<void>
}

const startTimeoutMs = 20_000
const killTimeoutMs = 3_000

/**
 * Starts anvil and waits until it listens.
 *
 * @throws {PortInUseError} @throws {StartError} @throws {StartTimeoutError}
 */
export async function spawnAnvil(options: spawnAnvil.Options): Promise<AnvilProcess> {
  const { binary, host, port, args = [] } = options
  const child = spawn(binary, ['--host', host, '--port', String(port), ...args], {
    // Its own process group: Ctrl-C in the terminal must only reach us, so that the state is saved before anvil ends.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const unguard = endWithUs(child)
  void exited.then(unguard)
  const kill = () => end(child, exited)
  try {
    const actualPort = await listening(child, options)
    return { pid: child.pid ?? 0, port: actualPort, exited, isRunning: () => isRunning(child), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

export declare namespace spawnAnvil {
  type Options = { binary: string; host: string; port: number; args?: readonly string[] }
}

function listening(child: ChildProcess, options: spawnAnvil.Options): Promise<number> {
  const { host, port } = options
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new StartTimeoutError({ timeoutMs: startTimeoutMs, output: lastLines(output) })),
      startTimeoutMs,
    )
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      const match = output.match(/Listening on \S*:(\d+)/)
      if (!match) return
      clearTimeout(timer)
      // anvil prints a line per request. This drains the pipes and discards the lines.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', onData).resume()
      resolve(Number(match[1]))
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      if (output.includes('Address already in use')) reject(new PortInUseError({ port, host }))
      else reject(new StartError({ exitCode, output: lastLines(output) }))
    })
  })
}

/**
 * Ends anvil when this process dies, even by SIGKILL: a shell waits for the end of its input, which the system closes
 * with this process. Returns a function that cancels the watch.
 */
function endWithUs(child: ChildProcess): () => void {
  if (process.platform === 'win32' || child.pid === undefined) return () => {}
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -TERM "$1"', 'watch', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return () => watcher.kill('SIGKILL')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function end(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (!isRunning(child)) return exited
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), killTimeoutMs)
  await exited
  clearTimeout(timer)
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join(' | ')
}
