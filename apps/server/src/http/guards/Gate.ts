/**
 * The number of reads in progress at once: as many as finish in time. Part of a surface's state; only {@link enter}
 * and {@link leave} change it.
 *
 * No one knows in advance how many a machine can serve, so the limit follows the time that reads take. It shrinks
 * while they are late, and grows while they are in time and reach it.
 */
export type Gate = {
  /** The time that a read may take, in milliseconds; 0 admits all. */
  targetMs: number
  limit: number
  running: number
  /** Whether reads were late when the limit was last adjusted. */
  isStrained: boolean
  /** Measurements since the limit was last adjusted. */
  window: { sinceMs: number; answered: number; tookMs: number; isReached: boolean }
}

/** The requests of a few people who open a page at the same moment. The gate admits this many however late it is. */
export const least = 64
const first = 96
const most = 512
const windowMs = 100
/** The part of a read's time that it may wait before the gate admits it, while reads are late. */
const partOfWait = 0.4

/** Creates a gate. */
export function create(options: { targetMs: number }): Gate {
  return { ...options, limit: first, running: 0, isStrained: false, window: emptyWindow(0) }
}

function emptyWindow(sinceMs: number): Gate['window'] {
  return { sinceMs, answered: 0, tookMs: 0, isReached: false }
}

/**
 * Admits a read, which has to {@link leave} later, or refuses it.
 *
 * The embedded database answers before the server looks at the next request, so reads never overlap. The time that
 * they wait before they are admitted is the only sign of them.
 *
 * @param options.waitedMs - The time since the read arrived.
 * @param options.waiting - The number of reads that wait behind it.
 */
export function enter(gate: Gate, options: { waitedMs: number; waiting: number }): boolean {
  const { waitedMs, waiting } = options
  const { targetMs, running, limit, isStrained } = gate
  const mostWaitMs = isStrained ? targetMs * partOfWait : targetMs
  const isLate = waitedMs > mostWaitMs && running + waiting >= least
  if (targetMs > 0 && (isLate || running >= limit)) {
    gate.window.isReached = true
    return false
  }
  gate.running++
  return true
}

/** Returns whether reads are late, or as many as may be are in progress: what nobody needs is then left out. */
export function isBusy({ targetMs, isStrained, running, limit }: Gate): boolean {
  return targetMs > 0 && (isStrained || running >= limit)
}

/** Ends a read. @param options.tookMs - The time since it arrived. */
export function leave(gate: Gate, options: { tookMs: number; nowMs: number }): void {
  const { tookMs, nowMs } = options
  const { window } = gate
  gate.running--
  window.answered++
  window.tookMs += tookMs
  if (nowMs - window.sinceMs < windowMs) return
  gate.isStrained = window.tookMs / window.answered > gate.targetMs / 2
  if (gate.isStrained) gate.limit = Math.max(least, Math.floor(gate.limit * 0.7))
  else if (window.isReached) gate.limit = Math.min(most, gate.limit + 2)
  gate.window = emptyWindow(nowMs)
}
