import type { BlockRef } from '../node/node.js'

/** When the head last changed, by a monotonic clock. */
export type HeadSeen = { hash: string | undefined; atMs: number }

/** The number of blocks from which the time between two is calculated. */
const measured = 32
/** The pause on a chain whose pace is not known yet. */
const unknownMs = 1_000
const shortestMs = 250
const longestMs = 2_000
/** A chain that stood still for minutes is looked at again often enough. */
const longestBlockMs = 15_000

/**
 * Returns how long to wait before the next look at the chain, so that a new block is seen soon after it appears and few
 * looks find nothing: until the next block is due, and then in eighths of the time between two blocks.
 *
 * @param known - The newest blocks, oldest first.
 * @param nowMs - By the same clock as `seen`.
 */
export function nextLookMs(known: readonly BlockRef[], seen: HeadSeen, nowMs: number): number {
  const blockMs = blockMsOf(known)
  if (blockMs === undefined) return unknownMs
  const againMs = Math.min(Math.max(blockMs / 8, shortestMs), longestMs)
  // Seeing each block a little earlier than the one before ends in looking just before it appears, and once more.
  const dueMs = seen.atMs + blockMs - againMs / 2 - nowMs
  return Math.max(againMs, dueMs)
}

/** Returns the usual time between two blocks in milliseconds, by their own timestamps. */
export function blockMsOf(known: readonly BlockRef[]): number | undefined {
  const [first, last] = [known.slice(-measured)[0], known.at(-1)]
  if (!first || !last || last.number - first.number < 2n) return undefined
  const blockMs = (Number(last.timestamp - first.timestamp) * 1_000) / Number(last.number - first.number)
  return Math.min(Math.max(blockMs, 0), longestBlockMs)
}

/** Takes note of the head after a step. */
export function noteHead(seen: HeadSeen, hash: string | undefined, nowMs: number): void {
  if (seen.hash === hash) return
  seen.hash = hash
  seen.atMs = nowMs
}
