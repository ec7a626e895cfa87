import type { Seen } from '../Market.js'

/** When the chain's head moved last, and how long its blocks take. */
export type HeadWatch = {
  head?: Seen | undefined
  /** By a clock that only goes forward. */
  movedAtMs: number
  /** Seconds between blocks, by their own times, the latest last. */
  intervals: readonly number[]
}

/** Intervals that are remembered: enough that one with a missed block is among them where blocks are missed at all. */
const mostIntervals = 512
/** Less than this is not known of a chain before it has shown so many intervals. */
const leastIntervals = 3
const unknownTimeoutMs = 30_000
/** A local chain that makes a block for each transaction makes one every twelve seconds in between. */
const leastTimeoutMs = 15_000
/** A chain that stood still for an hour once is not given an hour the next time. */
const longestInterval = 60
/** A block may be late by this much. */
const lateMs = 5_000

/** Starts to watch. */
export function create(nowMs: number): HeadWatch {
  return { movedAtMs: nowMs, intervals: [] }
}

/** Takes a look at the newest block. */
export function look(watch: HeadWatch, head: Seen | undefined, nowMs: number): HeadWatch {
  if (!head || head.hash === watch.head?.hash) return watch
  const blocks = watch.head ? Number(head.number - watch.head.number) : 0
  const seconds = watch.head ? Number(head.timestamp - watch.head.timestamp) : 0
  const intervals =
    blocks > 0 && seconds >= 0
      ? [...watch.intervals, Math.min(seconds / blocks, longestInterval)].slice(-mostIntervals)
      : watch.intervals
  return { head, movedAtMs: nowMs, intervals }
}

/** How long a head may stand still: as long as the chain's longest interval lately, and a little more. */
export function timeoutMs({ intervals }: HeadWatch): number {
  if (intervals.length < leastIntervals) return unknownTimeoutMs
  return Math.max(leastTimeoutMs, Math.max(...intervals) * 1000 + lateMs)
}

/** How long the head has not moved, in seconds. */
export function stoodSeconds(watch: HeadWatch, nowMs: number): number {
  return Math.max(0, (nowMs - watch.movedAtMs) / 1000)
}
