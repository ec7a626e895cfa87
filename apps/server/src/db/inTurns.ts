import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** How long the embedded database works before everything else in the process has its turn. */
const turnMs = 8

/**
 * Makes the embedded database give way to everything else in its process. It answers within the same turn of the event
 * loop, so that one statement after another would otherwise keep requests from being read, however long that lasts.
 *
 * @returns The same database.
 */
export function inTurns(lite: PGlite): PGlite {
  const run = lite.execProtocolStream.bind(lite)
  let busyMs = 0
  lite.execProtocolStream = async (...message) => {
    if (busyMs > turnMs) {
      busyMs = 0
      await setImmediate()
    }
    const began = performance.now()
    try {
      return await run(...message)
    } finally {
      busyMs += performance.now() - began
    }
  }
  return lite
}
