import { findCause } from '@souk/base'
import type { Logger } from './market/log.js'
import { WorkEndedError } from './server/WorkEndedError.js'

/** The part of `process` that this module uses. */
export type Strays = {
  on: (event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void) => unknown
}

/**
 * Logs errors that no code has caught, and keeps the server running for all other requests. Each of them is a bug:
 * look for them first in a log.
 *
 * Two kinds end the process, because it could not work correctly afterwards: a crash of the embedded database, and
 * the end of the work that follows the chain. The supervisor then restarts the process.
 *
 * @param process - The process whose errors to catch.
 * @param options.end - Ends the process.
 */
export function catchStrays(
  process: Strays,
  options: { log: Pick<Logger, 'error'>; end: (error: unknown) => void },
): void {
  const { log, end } = options
  const take = (error: unknown) => {
    const isFatal =
      error instanceof WebAssembly.RuntimeError || findCause(error, WorkEndedError) !== undefined
    log.error({ err: error, isFatal }, 'uncaught error')
    if (isFatal) end(error)
  }
  process.on('uncaughtException', take)
  process.on('unhandledRejection', take)
}
