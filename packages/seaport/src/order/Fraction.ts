import { BaseError } from '@souk/base'
import type { Components } from './Order.js'

/** An exact part of an order. */
export type Fraction = { numerator: bigint; denominator: bigint }

/** The status of an order on the exchange. */
export type Status = {
  isValidated: boolean
  isCancelled: boolean
  /** Numerator and denominator of the filled part, 0 and 0 before the first fill. */
  totalFilled: bigint
  totalSize: bigint
}

/** The whole order. */
export const whole: Fraction = { numerator: 1n, denominator: 1n }

/**
 * Returns the part of an order that can still be filled.
 *
 * @example
 * Fraction.remaining({ isValidated: true, isCancelled: false, totalFilled: 1n, totalSize: 5n }) // → 4/5
 */
export function remaining(status: Pick<Status, 'totalFilled' | 'totalSize'>): Fraction {
  if (status.totalSize === 0n) return whole
  return reduce({ numerator: status.totalSize - status.totalFilled, denominator: status.totalSize })
}

/**
 * Computes the effect of filling a part of an order that may be partially filled: the part that the exchange actually
 * fills, which is at most the remaining part, and the status afterwards.
 *
 * Like the contract, it keeps the requested fraction and reduces it only when it exceeds 120 bits.
 *
 * @param status - The current status of the order.
 * @param requested - The requested part of the whole order. A denominator of 1 requests all that remains.
 * @returns The filled part and the new status, or `undefined` when the contract's arithmetic overflows.
 *
 * @example
 * Fraction.take({ totalFilled: 7n, totalSize: 10n }, { numerator: 5n, denominator: 10n })
 * // → { taken: 3/10, after: { totalFilled: 10n, totalSize: 10n } }
 */
export function take(
  status: Pick<Status, 'totalFilled' | 'totalSize'>,
  requested: Fraction,
): Taken | undefined {
  const { totalFilled, totalSize } = status
  const { numerator, denominator } = requested
  if (numerator > maxPart || denominator > maxPart) return undefined
  if (totalSize === 0n) return taken(numerator, numerator, denominator)
  if (denominator === 1n) return taken(totalSize - totalFilled, totalSize, totalSize)
  const isSame = denominator === totalSize
  const size = isSame ? denominator : denominator * totalSize
  const before = isSame ? totalFilled : totalFilled * denominator
  const wanted = isSame ? numerator : numerator * totalSize
  const part = before + wanted > size ? size - before : wanted
  return shorten(part, before + part, size)
}

/** The part of an order that the exchange fills, and the status afterwards. */
export type Taken = { taken: Fraction; after: Pick<Status, 'totalFilled' | 'totalSize'> }

/** The exchange stores numerator and denominator in 120 bits each. */
const maxPart = 2n ** 120n - 1n

function shorten(part: bigint, filled: bigint, size: bigint): Taken | undefined {
  if (filled <= maxPart && size <= maxPart) return taken(part, filled, size)
  const divisor = gcd(part, gcd(filled, size)) || 1n
  const isTooLarge = filled / divisor > maxPart || size / divisor > maxPart
  return isTooLarge ? undefined : taken(part / divisor, filled / divisor, size / divisor)
}

function taken(numerator: bigint, totalFilled: bigint, size: bigint): Taken {
  return { taken: { numerator, denominator: size }, after: { totalFilled, totalSize: size } }
}

/** Returns the smaller of two fractions. */
export function min(a: Fraction, b: Fraction): Fraction {
  return a.numerator * b.denominator <= b.numerator * a.denominator ? a : b
}

/** Reduces a fraction by the greatest common divisor. */
export function reduce(fraction: Fraction): Fraction {
  const divisor = gcd(fraction.numerator, fraction.denominator)
  if (divisor === 0n) return fraction
  return { numerator: fraction.numerator / divisor, denominator: fraction.denominator / divisor }
}

/**
 * Returns a fraction of an amount.
 *
 * @throws {InexactError} when the result is not a whole number. The exchange reverts such a fill.
 *
 * @example
 * Fraction.of(10n, { numerator: 2n, denominator: 5n }) // → 4n
 */
export function of(amount: bigint, fraction: Fraction): bigint {
  const product = amount * fraction.numerator
  if (product % fraction.denominator !== 0n) throw new InexactError({ amount, ...fraction })
  return product / fraction.denominator
}

/**
 * Returns the number of equal units of an order: the greatest common divisor of all its amounts.
 *
 * @example
 * Fraction.units(tenJarsForTenEther) // → 10n
 */
export function units(components: Pick<Components, 'offer' | 'consideration'>): bigint {
  const items = [...components.offer, ...components.consideration]
  return items.reduce((divisor, item) => gcd(gcd(divisor, item.startAmount), item.endAmount), 0n)
}

/** Returns the greatest common divisor. `gcd(0, n)` is `n`. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Thrown when a fraction of an amount is not a whole number of the token's smallest unit. */
export class InexactError extends BaseError<{ amount: bigint } & Fraction> {
  override readonly name = 'Fraction.InexactError'
  constructor(facts: { amount: bigint } & Fraction) {
    super(
      `${facts.numerator}/${facts.denominator} of ${facts.amount} is not a whole number. Choose a number of units that divides every amount of the order.`,
      { facts },
    )
  }
}
