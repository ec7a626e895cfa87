import { setImmediate } from 'node:timers/promises'
import { delay } from '@souk/base'
import type { Caller } from '../../market/Caller.js'
import type { Surface } from '../endpoint/Surface.js'
import * as Turns from '../guards/Turns.js'
import type { relay } from './relay.js'

/** The number of past events that cost as much as one read. */
const eventsOfRead = 50

/** The parts of a surface used here. */
type Needed = Pick<Surface, 'limiter'> & { turns: Pick<Surface['turns'], 'replays'> }

/**
 * Makes the function that reads a listener's past events. It reads one page at a time, in turn with other listeners,
 * and no faster than the caller's read limit allows, whether or not its filter lets events through.
 */
export function pageFor({ turns, limiter }: Needed, caller: Caller | undefined): relay.Options['page'] {
  return async (read, signal) => {
    const events = await Turns.run(turns.replays, async () => {
      await setImmediate()
      return signal.aborted ? [] : read()
    })
    if (events.length === 0) return events
    const waitMs = limiter.spend(caller, 'read', Math.ceil(events.length / eventsOfRead))
    if (waitMs > 0) await delay(waitMs, { signal })
    return events
  }
}
