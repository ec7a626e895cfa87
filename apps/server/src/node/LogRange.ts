import type { Refusal } from './Refusal.js'

/**
 * The number of blocks of history to request at once. The limits of nodes differ by a factor of ten thousand, and nodes
 * state them only when they refuse.
 */
export type LogRange = {
  /** The blocks of the next request. */
  size: bigint
  /** The most blocks of a request. */
  most: bigint
  /** The most blocks that the node has answered. */
  good: bigint
  /** The number of requests to send together. */
  width: number
  /** Whether the exchange writes so many logs that those of a collection are asked for alone. */
  isExchangeBusy: boolean
  /** When the node refused for the first time, by the clock of the world. A plan may allow more a day later. */
  learntAtMs: number | undefined
  /** The number of steps in which several blocks were compared with the node's logs. */
  compared: number
}

const firstSize = 2_000n
const largestSize = 50_000n
const largestWidth = 10
/** A step with more logs takes too long to write. */
const manyLogs = 10_000

const rememberedMs = 24 * 60 * 60_000

/** Creates the first range. */
export function create(): LogRange {
  return {
    size: firstSize,
    most: largestSize,
    good: 0n,
    width: 1,
    isExchangeBusy: false,
    learntAtMs: undefined,
    compared: 0,
  }
}

/**
 * Tells whether the node allows so few blocks that an index of transfers is worth its requests: reading ten million blocks
 * takes more than a hundred thousand requests.
 */
export function isNarrow({ most }: LogRange): boolean {
  return most < 100n
}

/** What is worth keeping when the process ends. */
export type Kept = { most: bigint; isExchangeBusy: boolean; learntAtMs: number }

/** Returns what was learnt, if it is anything. */
export function toKept({ most, isExchangeBusy, learntAtMs }: LogRange): Kept | undefined {
  return learntAtMs === undefined ? undefined : { most, isExchangeBusy, learntAtMs }
}

/** Takes over what an earlier process learnt, unless this one knows better or it is too old. */
export function recall(range: LogRange, kept: Kept, nowMs: number): void {
  if (range.learntAtMs !== undefined || nowMs - kept.learntAtMs > rememberedMs) return
  const size = kept.most < range.size ? kept.most : range.size
  Object.assign(range, kept, { size })
}

/** Forgets limits that are a day old, so that a better plan of the same node is noticed for one refusal. */
export function refresh(range: LogRange, nowMs: number): void {
  if (range.learntAtMs === undefined || nowMs - range.learntAtMs <= rememberedMs) return
  Object.assign(range, { most: largestSize, isExchangeBusy: false, learntAtMs: undefined })
}

/** Learns from a request that the node refused for its size. */
export function refuse(
  range: LogRange,
  refused: { blocks: bigint; refusal: Refusal | undefined; nowMs: number },
): void {
  const { blocks, refusal, nowMs } = refused
  range.width = 1
  const half = blocks > 1n ? blocks / 2n : 1n
  if (refusal?.type === 'blocks') {
    const { most } = refusal
    range.learntAtMs = nowMs
    range.most = most !== undefined && most < blocks ? most : between(range.good, blocks)
    range.size = range.most
    return
  }
  const suggested = refusal?.type === 'logs' ? refusal.blocks : undefined
  range.size = suggested !== undefined && suggested < blocks ? suggested : half
}

/** A limit that the node does not state lies between the most that it answered and the least that it refused. */
function between(good: bigint, refused: bigint): bigint {
  if (good < refused / 4n || good >= refused) return refused > 1n ? refused / 2n : 1n
  return refused - good <= good / 8n ? good : (good + refused) / 2n
}

/** Learns from requests that the node answered. */
export function succeed(range: LogRange, found: { logs: number; blocks: bigint; requests: number }): void {
  const { logs, blocks, requests } = found
  const each = blocks / BigInt(requests)
  if (each > range.good) range.good = each
  if (logs > manyLogs) {
    if (range.width > 1) range.width = Math.ceil(range.width / 2)
    else range.size = range.size > 1n ? range.size / 2n : 1n
    return
  }
  // The requests were smaller than allowed, so they say nothing about the limit.
  if (each < range.size || logs > manyLogs / 4) return
  if (range.size < range.most) range.size = range.size * 2n < range.most ? range.size * 2n : range.most
  else range.width = Math.min(range.width * 2, largestWidth)
}
