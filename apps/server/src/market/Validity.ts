import type { Subject } from '../db/Subject.js'

/**
 * How long an answer stays valid, and which writes end it. Reading the clock shortens it, see `now`,
 * `bookTime` and `stepTime`.
 */
export type Validity = {
  /** The first second in which the answer may be another one. Absent while the clock was not read. */
  until?: bigint | undefined
  /** Whether the answer may also change when an open order starts or ends, or an auction ends. */
  isOfBook: boolean
  /** What the answer is about. Absent if any write may change it. */
  subjects?: readonly Subject[] | undefined
}

/** Starts the record of an answer that does not depend on the time yet. */
export function create(): Validity {
  return { isOfBook: false }
}

/** Notes that an answer may change at a time, in seconds. */
export function endAt(validity: Validity, time: bigint): void {
  if (validity.until === undefined || time < validity.until) validity.until = time
}

/**
 * Returns the first second in which an answer may be another one; `undefined` when only a write can change it.
 *
 * @param turn - When the book changes next by time alone.
 */
export function endOf({ until, isOfBook }: Validity, turn: bigint | undefined): bigint | undefined {
  if (!isOfBook || turn === undefined) return until
  return until === undefined || turn < until ? turn : until
}
