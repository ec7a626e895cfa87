import type { Seen } from './Progress.js'

/** When the chain's head moved last, and how long its blocks take. */
export type HeadWatch = {
  head?: Seen | undefined
  /** By a clock that only goes forward. */
  movedAtMs: number
  /** The time of the first block that was seen. */
  since: bigint
  /** Intervals that were seen. */
  seen: number
  /** The longest interval lately, then the longest one after that, and so on. */
  gaps: readonly Gap[]
}

/** Seconds between two blocks, by their own times, and when the second of them came. */
type Gap = { at: bigint; seconds: number }

/** Intervals are remembered for so long: where a slot is missed now and then, one is among them. */
const rememberedSeconds = 7_200n
/** Less than this is not known of a chain before it has shown so many intervals. */
const leastIntervals = 3
const unknownTimeoutMs = 30_000
/**
 * A local chain makes a block for each transaction, and one every twelve seconds in between. Only a chain that was watched for
 * longer is known to be quicker than that.
 */
const localTimeoutMs = 15_000
const localSeconds = 300n
/** A chain that stood still for an hour once is not given an hour the next time. */
const longestInterval = 60
/** A block may be late by this much. With the second between two looks, a head that stands still is told of within five seconds. */
const lateMs = 4_000

/** Starts to watch. */
export function create(nowMs: number): HeadWatch {
  return { movedAtMs: nowMs, since: 0n, seen: 0, gaps: [] }
}

/** Learns from blocks that are known already, the oldest first. */
export function learn(watch: HeadWatch, blocks: readonly Seen[]): HeadWatch {
  return blocks.reduce((learnt, block) => look(learnt, block, watch.movedAtMs), watch)
}

/** Takes a look at the newest block. */
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

/** How long a head may stand still: until the next block is due after the chain's longest interval lately, and a little more. */
export function timeoutMs({ head, since, seen, gaps }: HeadWatch): number {
  const [longest] = gaps
  if (!head || !longest || seen < leastIntervals) return unknownTimeoutMs
  const dueMs = longest.seconds * 1000 + lateMs
  return head.timestamp - since < localSeconds ? Math.max(localTimeoutMs, dueMs) : dueMs
}

/** How long the head has not moved, in seconds. */
export function stoodSeconds(watch: HeadWatch, nowMs: number): number {
  return Math.max(0, (nowMs - watch.movedAtMs) / 1000)
}
