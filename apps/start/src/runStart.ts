import { BaseError } from '@souk/base'
import { createStages } from '../bin/stages.mjs'
import { printProgress, printReady } from './print.js'
import { serverOptions } from './serverOptions.js'
import { type Stack, startStack } from './stack.js'

/**
 * Starts the stack, prints where it is, and runs until the process is told to stop. Ends the process, with 1 after a
 * failure.
 */
export async function runStart(
  options: startStack.Options & { program?: string | undefined },
): Promise<void> {
  const began = Number(process.env.SOUK_BEGAN) || Date.now()
  const stages = createStages({ write: printProgress, began })
  const stopping = new AbortController()
  const stopped = onStop(() => stopping.abort())
  let stack: Stack
  try {
    const server = serverOptions(process.env)
    stack = await startStack({ ...options, server, signal: stopping.signal, onProgress: stages.begin })
  } catch (error) {
    if (stopping.signal.aborted) return process.exit(0)
    return fail(error)
  } finally {
    stages.end()
  }
  printReady(stack, { milliseconds: Date.now() - began, program: options.program })
  const reason = await Promise.race([stopped, stack.ended])
  stages.begin('Stopping; chain and orders are kept')
  await stack.stop()
  if (reason instanceof Error) fail(reason)
  process.exit(0)
}

/** Resolves at the first request to stop: a signal, or the end of the parent process. A second request exits at once. */
function onStop(stop: () => void): Promise<undefined> {
  return new Promise((resolve) => {
    let asked = 0
    let last = 0
    const ask = () => {
      // A terminal's Ctrl-C arrives twice: from the terminal, and forwarded by the parent.
      if (performance.now() - last < 300) return
      last = performance.now()
      asked += 1
      if (asked > 1) process.exit(130)
      stop()
      resolve(undefined)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
    process.on('message', ask)
    process.on('disconnect', ask)
  })
}

function fail(error: unknown): never {
  const message =
    error instanceof BaseError ? error.message : error instanceof Error ? error.stack : String(error)
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
