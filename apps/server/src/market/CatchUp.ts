/** What the follower still has to read, and how long that takes. */
export type CatchUp = {
  /** Blocks of the chain and of the histories of collections. */
  blocksLeft: bigint
  /** Absent until enough was read to estimate it. */
  secondsLeft?: number | undefined
  /** When this began, and with how many blocks. */
  began: { atMs: number; blocks: bigint }
}

/** The estimate needs this much time. */
const leastMs = 2_000

/**
 * Takes note of how much is left. Estimates the rest from the speed so far.
 *
 * @param blocksLeft - 0 ends it.
 * @param nowMs - By a monotonic clock.
 */
export function note(before: CatchUp | undefined, blocksLeft: bigint, nowMs: number): CatchUp | undefined {
  if (blocksLeft === 0n) return undefined
  // More to read begins again, such as another collection.
  const isNew = !before || blocksLeft > before.blocksLeft + newBlocks
  const began = isNew ? { atMs: nowMs, blocks: blocksLeft } : before.began
  const read = Number(began.blocks - blocksLeft)
  const tookMs = nowMs - began.atMs
  if (read <= 0 || tookMs < leastMs) return { blocksLeft, began }
  return { blocksLeft, began, secondsLeft: Math.ceil((Number(blocksLeft) * tookMs) / read / 1_000) }
}

/** The chain grows meanwhile. */
const newBlocks = 100n

/**
 * Describes it in words.
 *
 * @example
 * toText({ blocksLeft: 1_200_000n, secondsLeft: 150, … }) // → '1,200,000 blocks left, about 3 minutes'
 */
export function toText({ blocksLeft, secondsLeft }: CatchUp): string {
  const blocks = `${blocksLeft.toLocaleString('en')} ${blocksLeft === 1n ? 'block' : 'blocks'} left`
  return secondsLeft === undefined ? blocks : `${blocks}, about ${toDuration(secondsLeft)}`
}

function toDuration(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} minutes`
  return `${Math.round(seconds / 3_600)} hours`
}
