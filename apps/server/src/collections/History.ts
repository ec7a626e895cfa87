/** How far the past of a collection is read. */
export type History = {
  state: 'read' | 'reading'
  /** Where reading began; absent before it begins. */
  first?: bigint | undefined
  /** The next block to read. */
  next?: bigint | undefined
  /** Where its past ends at the moment: the newest indexed block. */
  end?: bigint | undefined
  /** The number of blocks to read. */
  left: bigint
  /** At the speed so far; absent while none is known. */
  secondsLeft?: number | undefined
}

/** What the database knows of it. */
export type Read = {
  /** Absent once everything is read. */
  next: bigint | undefined
  /** Whether the chain has dropped blocks at which holders were read, so that they are read again. */
  isReadAgain?: boolean | undefined
  first: bigint | undefined
  /** Where reading without a pause began, and how long it has lasted. */
  timed: { from: bigint; ms: number } | undefined
}

/**
 * Tells how far a history is read, and how long the rest takes at the speed so far.
 *
 * @param end - The newest indexed block.
 *
 * @example
 * History.from({ next: 60n, first: 10n, timed: { from: 10n, ms: 5_000 } }, 109n) // → left: 50n, secondsLeft: 5
 */
export function from({ next, first, timed, isReadAgain }: Read, end: bigint | undefined): History {
  if (next === undefined && isReadAgain) return { state: 'reading', first, next: end, end, left: 0n }
  if (next === undefined) return { state: 'read', first, left: 0n }
  const left = end !== undefined && end >= next ? end - next + 1n : 0n
  return { state: 'reading', first, next, end, left, secondsLeft: secondsFor(left, next, timed) }
}

function secondsFor(left: bigint, next: bigint, timed: Read['timed']): number | undefined {
  const done = timed ? next - timed.from : 0n
  if (!timed || done <= 0n) return undefined
  return Math.ceil((Number(left) * Math.max(1, timed.ms)) / Number(done) / 1000)
}
