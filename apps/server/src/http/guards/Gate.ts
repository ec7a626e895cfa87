/**
 * How many reads are worked on at once: as many as are answered in time. Part of a surface's state, changed by {@link enter} and
 * {@link leave} alone.
 *
 * Nobody knows beforehand how many a machine can do, so the limit follows what reads take: while they are late it shrinks, while they
 * are in time and it is reached it grows.
 */
export type Gate = {
  /** What a read may take, in milliseconds; 0 lets everybody in. */
  targetMs: number
  limit: number
  running: number
  /** When the first of those came that the event loop has found at its door at once; they are all let in before it goes on. */
  roundMs: number | undefined
  /** How many came in that round. */
  roundCount: number
  /** What happened since the limit was looked at last. */
  window: { sinceMs: number; answered: number; tookMs: number; isReached: boolean }
}

/** What a few people ask who open a page at the same moment; so many are let in however late it is. */
export const least = 64
const first = 96
const most = 512
const windowMs = 100
/** How much of the time that a read may take goes to those that came together with it. */
const partOfRound = 0.4

/** Makes a gate. */
export function create(options: { targetMs: number }): Gate {
  return { ...options, limit: first, running: 0, roundMs: undefined, roundCount: 0, window: emptyWindow(0) }
}

function emptyWindow(sinceMs: number): Gate['window'] {
  return { sinceMs, answered: 0, tookMs: 0, isReached: false }
}

/**
 * Lets a read in, which has to {@link leave} later, or says that it may not come in.
 *
 * The embedded database answers before the next request is looked at, so that no two ever run at once, and those that wait do so in their
 * connections: what tells of them is how long the event loop has been at the requests that it found together.
 *
 * @param options.afterRound - Calls back when the event loop goes on.
 */
export function enter(
  gate: Gate,
  options: { nowMs: number; afterRound: (goOn: () => void) => void },
): boolean {
  const { nowMs, afterRound } = options
  if (gate.roundMs === undefined) {
    gate.roundMs = nowMs
    gate.roundCount = 0
    afterRound(() => {
      gate.roundMs = undefined
    })
  }
  const isLate = gate.roundCount >= least && nowMs - gate.roundMs > gate.targetMs * partOfRound
  if (gate.targetMs > 0 && (isLate || gate.running >= gate.limit)) {
    gate.window.isReached = true
    return false
  }
  gate.running++
  gate.roundCount++
  return true
}

/** Ends a read. @param options.tookMs - From when it was let in. */
export function leave(gate: Gate, options: { tookMs: number; nowMs: number }): void {
  const { tookMs, nowMs } = options
  const { window } = gate
  gate.running--
  window.answered++
  window.tookMs += tookMs
  if (nowMs - window.sinceMs < windowMs) return
  if (window.tookMs / window.answered > gate.targetMs / 2)
    gate.limit = Math.max(least, Math.floor(gate.limit * 0.7))
  else if (window.isReached) gate.limit = Math.min(most, gate.limit + 2)
  gate.window = emptyWindow(nowMs)
}
