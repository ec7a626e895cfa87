import type { Seen } from './Progress.js'

/** When the chain's head last moved, and how long its blocks take. */
export type HeadWatch = {
  head?: Seen | undefined
  /** By a monotonic clock. */
  movedAtMs: number
  /** The time of the first block seen. */
  since: bigint
  /** The number of intervals seen. */
  seen: number
  /** The longest recent interval, then the longest one after that, and so on. */
  gaps: readonly Gap[]
}

/** Seconds between two blocks, by their own timestamps, and the timestamp of the second. */
type Gap = { at: bigint; seconds: number }

/** How long an interval is kept. On a chain that misses a slot now and then, the period contains such an interval. */
const rememberedSeconds = 7_200n
/** The number of intervals needed before a chain's pace is known. */
const leastIntervals = 3
const unknownTimeoutMs = 30_000
/**
 * A local chain makes a block for each transaction, and otherwise one every twelve seconds. Only a chain that was
 * watched for longer is known to be faster.
 */
const localTimeoutMs = 15_000
const localSeconds = 300n
/**
 * Limits the effect of a long standstill: a chain that once stood still for an hour does not get an hour the next
 * time.
 */
const longestInterval = 60
/**
 * How late a block may be. Together with the second between two checks, a head that stands still is reported within
 * five seconds.
 */
const lateMs = 4_000

/** Starts to watch. */
export function create(nowMs: number): HeadWatch {
  return { movedAtMs: nowMs, since: 0n, seen: 0, gaps: [] }
}

/** Learns from blocks that are already known, oldest first. */
export function learn(watch: HeadWatch, blocks: readonly Seen[]): HeadWatch {
  return blocks.reduce((learnt, block) => look(learnt, block, watch.movedAtMs), watch)
}

/** Takes note of the newest block. */
export function look(watch: HeadWatch, head: Seen | undefined, nowMs: number): HeadWatch {
  if (!head || head.hash === watch.head?.hash) return watch
  if (!watch.head) return { ...watch, head, movedAtMs: nowMs, since: head.timestamp }
  const moved = { ...watch, head, movedAtMs: nowMs }
  const blocks = Number(head.number - watch.head.number)
  const passed = Number(head.timestamp - watch.head.timestamp)
  if (blocks <= 0 || passed < 0) return moved
  const seconds = Math.min(passed / blocks, longestInterval)
  const oldest = head.timestamp - rememberedSeconds
  const longer = watch.gaps.filter((gap) => gap.at >= oldest && gap.seconds > seconds)
  return { ...moved, seen: watch.seen + 1, gaps: [...longer, { at: head.timestamp, seconds }] }
}

/**
 * Returns how long the head may stand still: until the next block is due by the chain's longest recent interval, plus
 * a margin.
 */
export function timeoutMs({ head, since, seen, gaps }: HeadWatch): number {
  const [longest] = gaps
  if (!head || !longest || seen < leastIntervals) return unknownTimeoutMs
  const dueMs = longest.seconds * 1000 + lateMs
  return head.timestamp - since < localSeconds ? Math.max(localTimeoutMs, dueMs) : dueMs
}

/** Returns how long the head has not moved, in seconds. */
export function stoodSeconds(watch: HeadWatch, nowMs: number): number {
  return Math.max(0, (nowMs - watch.movedAtMs) / 1000)
}
