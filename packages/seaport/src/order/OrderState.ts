import type { Components } from './Components.js'
import type { Status } from './Fraction.js'

/**
 * How an order stands by itself: what the exchange has stored of it, its maker's counter and consent, and the clock. It
 * says nothing of tokens and approvals, which several orders may share.
 */

/**
 * A reason why nobody can fill an order at present. `cancelled`, `filled`, `expired` and `counter` last, until the chain
 * drops blocks; the consent of a contract (`signature`) can return, and the start of an order (`not_started`) comes.
 */
export type Obstacle = 'cancelled' | 'filled' | 'expired' | 'counter' | 'signature' | 'not_started'

/** The fields of an order that decide how it stands. */
export type Terms = Pick<Components, 'startTime' | 'endTime' | 'counter'>

/** What the chain says of an order and its maker. */
export type Facts = Status & {
  /** The maker's counter. */
  counter: bigint
  /** Whether the maker stands by the order, which the exchange does not ask of one that it has validated. */
  isSigned: boolean
}

/** The status of an order that the exchange has never seen. */
export const unseen: Status = { isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n }

/**
 * Lists the obstacles of an order, those first that last.
 *
 * @param now - Time of the block, in seconds.
 *
 * @example
 * OrderState.obstacles(components, { ...status, counter, isSigned: true }, now) // → ['expired', 'counter']
 */
export function obstacles(terms: Terms, facts: Facts, now: bigint): readonly Obstacle[] {
  const found: Obstacle[] = []
  if (facts.isCancelled) found.push('cancelled')
  if (isFilled(facts)) found.push('filled')
  if (isOver(terms, now)) found.push('expired')
  if (facts.counter !== terms.counter) found.push('counter')
  if (!facts.isValidated && !facts.isSigned) found.push('signature')
  if (isEarly(terms, now)) found.push('not_started')
  return found
}

const finals: ReadonlySet<Obstacle> = new Set(['cancelled', 'filled', 'expired', 'counter'])

/** Returns whether an obstacle lasts, so that the order never can be filled again. */
export function isFinal(obstacle: Obstacle): boolean {
  return finals.has(obstacle)
}

/** Returns whether an order is filled as a whole. */
export function isFilled({ totalFilled, totalSize }: Pick<Status, 'totalFilled' | 'totalSize'>): boolean {
  return totalSize > 0n && totalFilled >= totalSize
}

/** Returns whether the exchange has closed an order: it is cancelled, or filled as a whole. */
export function isClosed(status: Pick<Status, 'isCancelled' | 'totalFilled' | 'totalSize'>): boolean {
  return status.isCancelled || isFilled(status)
}

/** Returns whether an order has ended. The exchange fills it in the seconds before its end time, not in that second. */
export function isOver({ endTime }: Pick<Terms, 'endTime'>, now: bigint): boolean {
  return now >= endTime
}

/** Returns whether an order has yet to start. The exchange fills it from the second of its start time on. */
export function isEarly({ startTime }: Pick<Terms, 'startTime'>, now: bigint): boolean {
  return now < startTime
}

/**
 * Returns how much of an amount of an order is left to be filled.
 *
 * The exchange fills only parts that divide every amount of the order, so nothing is rounded. Of any other amount, the rest
 * is rounded up: what can still be filled is never shown as nothing.
 *
 * @example
 * OrderState.remaining(10n, { totalFilled: 1n, totalSize: 5n }) // → 8n
 */
export function remaining(amount: bigint, status: Pick<Status, 'totalFilled' | 'totalSize'>): bigint {
  const { totalFilled, totalSize } = status
  if (totalSize === 0n) return amount
  if (totalFilled >= totalSize) return 0n
  return (amount * (totalSize - totalFilled) + totalSize - 1n) / totalSize
}
