/**
 * Holds requests back while connections are being accepted. Part of a surface's state, changed by {@link arrive} and {@link pass}
 * alone.
 *
 * The event loop accepts a single connection per round. If each round also did the work of all requests that it finds, a crowd
 * that connects at once would wait for as many rounds as it has connections, seconds under load, where no other guard sees it.
 * Requests are therefore held until a round brings no connection, or until they were held long enough.
 */
export type Door = {
  /** Work that is held back, oldest first. */
  held: (() => void)[]
  /** When holding began; `undefined` while everybody passes. */
  sinceMs: number | undefined
  /** Whether a connection came in this round. */
  isTaking: boolean
}

/** The event loop, as far as a door needs it. */
export type Loop = { nowMs: () => number; afterRound: (goOn: () => void) => void }

/** Long enough to accept several hundred connections, and short for whoever is held. */
const mostHeldMs = 50

const nodeLoop: Loop = { nowMs: () => performance.now(), afterRound: setImmediate }

/** Makes a door that is open. */
export function create(): Door {
  return { held: [], sinceMs: undefined, isTaking: false }
}

/** Notes that a connection was accepted, after which others may be waiting. */
export function arrive(door: Door, loop: Loop = nodeLoop): void {
  door.isTaking = true
  if (door.sinceMs !== undefined) return
  door.sinceMs = loop.nowMs()
  loop.afterRound(() => look(door, loop))
}

/** Does work at once, or as soon as the connections that are waiting have been accepted. */
export function pass(door: Door, work: () => void): void {
  if (door.sinceMs === undefined) work()
  else door.held.push(work)
}

function look(door: Door, loop: Loop): void {
  const { sinceMs = 0, isTaking, held } = door
  if (isTaking && loop.nowMs() - sinceMs < mostHeldMs) {
    door.isTaking = false
    loop.afterRound(() => look(door, loop))
    return
  }
  Object.assign(door, create())
  for (const work of held) work()
}
