import type { Components } from './Components.js'
import type { Status } from './Fraction.js'

/**
 * The state of an order: its status on the exchange, the offerer's counter and signature, and the time. Balances and
 * approvals are not part of it, since several orders may share them.
 */

/**
 * A reason why an order cannot be filled now. `cancelled`, `filled`, `expired` and `counter` are final unless the chain
 * drops blocks. A contract may accept a signature again later (`signature`), and an order may start later
 * (`not_started`).
 */
export type Obstacle = 'cancelled' | 'filled' | 'expired' | 'counter' | 'signature' | 'not_started'

/** The fields of an order that determine its state. */
export type Terms = Pick<Components, 'startTime' | 'endTime' | 'counter'>

/** The facts of the chain about an order and its offerer. */
export type Facts = Status & {
  /** The offerer's current counter. */
  counter: bigint
  /** Whether the offerer's signature is valid. The exchange does not check it for a validated order. */
  isSigned: boolean
}

/** The status of an order that is unknown to the exchange. */
export const unseen: Status = { isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n }

/**
 * Lists the obstacles of an order, final ones first.
 *
 * @param now - The time of the block, in seconds.
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

/** Returns whether an obstacle is final, so that the order can never be filled again. */
export function isFinal(obstacle: Obstacle): boolean {
  return finals.has(obstacle)
}

/** Returns whether an order is completely filled. */
export function isFilled({ totalFilled, totalSize }: Pick<Status, 'totalFilled' | 'totalSize'>): boolean {
  return totalSize > 0n && totalFilled >= totalSize
}

/** Returns whether an order is closed: cancelled or completely filled. */
export function isClosed(status: Pick<Status, 'isCancelled' | 'totalFilled' | 'totalSize'>): boolean {
  return status.isCancelled || isFilled(status)
}

/** Returns whether an order has ended. It can be filled before its end time, but not at that second. */
export function isOver({ endTime }: Pick<Terms, 'endTime'>, now: bigint): boolean {
  return now >= endTime
}

/** Returns whether an order has not started. It can be filled from the second of its start time. */
export function isEarly({ startTime }: Pick<Terms, 'startTime'>, now: bigint): boolean {
  return now < startTime
}

/**
 * Returns the remaining part of an amount of an order.
 *
 * The exchange fills only parts that divide every amount of the order, so these amounts are exact. Other amounts are
 * rounded up, so that a fillable rest is never shown as 0.
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
