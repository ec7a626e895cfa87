import { findCause } from '@souk/base'
import type { Logger } from './market/log.js'
import { WorkEndedError } from './WorkEndedError.js'

/** What of a process is used here. */
export type Strays = {
  on: (event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void) => unknown
}

/**
 * The last net of a server that answers: an error that no code has caught is logged, and the server goes on for everybody
 * else. It is a bug all the same, and the first thing to look at in a log.
 *
 * Two kinds end the process, since nothing would be true after them: the embedded database breaking down, and the end of
 * the work that follows the chain. Whoever supervises the process starts it anew.
 *
 * @param process - Of which errors are caught.
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
