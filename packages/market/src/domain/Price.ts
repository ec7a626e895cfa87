import { BaseError, Units } from '@souk/base'
import { Fee } from '@souk/seaport'
import type { Address } from 'viem'

/** A price: in the currency's smallest unit, or a decimal string in whole units such as `'1.25'`. Never a float. */
export type Amount = bigint | string

/** The start and end price of one unit, in the currency's smallest unit. */
export type UnitPrice = { start: bigint; end: bigint }

/** The payments for all units and their recipients. The parts always add up to the price. */
export type Shares = {
  price: UnitPrice
  /** One per fee, in the same order. */
  fees: readonly UnitPrice[]
  /** The seller's rest. */
  rest: UnitPrice
}

/**
 * Reads the price of one unit.
 *
 * @param options.per - Whether the amounts are per unit or for all units. @default 'unit'
 * @param options.decimals - The decimals of the currency. Required for decimal strings.
 * @throws {StartPriceError} if the price is not a number of at least 0.
 * @throws {EndPriceError} if the end price is above the start price.
 * @throws {UndividedError} if the price of all units is not divisible by the number of units.
 * @throws {DecimalsUnknownError} if the price is a decimal string and the contract does not report its decimals.
 *
 * @example
 * Price.read({ price: '1.5', quantity: 1n, currency: { address, decimals: 18 } }) // → { start: 1500000000000000000n, … }
 */
export function read(options: read.Options): UnitPrice {
  const { price, endPrice, currency, quantity, per = 'unit' } = options
  const start = toAmount(price, currency)
  if (typeof start !== 'bigint' || start < 0n) throw new StartPriceError({ price }, causeOf(start))
  const end = endPrice === undefined ? start : toAmount(endPrice, currency)
  if (typeof end !== 'bigint' || end < 0n || end > start)
    throw new EndPriceError({ price, endPrice }, causeOf(end))
  if (per === 'unit' || quantity === 1n) return { start, end }
  for (const total of [start, end])
    if (total % quantity !== 0n) throw new UndividedError({ price: total, quantity })
  return { start: start / quantity, end: end / quantity }
}

export declare namespace read {
  type Options = {
    price: Amount
    endPrice?: Amount | undefined
    quantity: bigint
    per?: 'unit' | 'all' | undefined
    currency: { address: Address; decimals: number | undefined }
  }
}

/**
 * Returns an amount, or the reason why it is invalid. Callers without types can also pass numbers, which are refused.
 */
function toAmount(value: Amount, currency: read.Options['currency']): bigint | Error | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value !== 'string') return undefined
  const { decimals, address } = currency
  if (decimals === undefined) throw new DecimalsUnknownError({ currency: address })
  try {
    return Units.parseExact(value, { decimals })
  } catch (error) {
    if (error instanceof Units.AmountTextError) return error
    throw error
  }
}

function causeOf(value: bigint | Error | undefined): Error | undefined {
  return value instanceof Error ? value : undefined
}

/**
 * Splits the price of all units among fee recipients and the seller.
 *
 * Splits each unit separately, so that an order of several units can be filled in any parts. The exchange refuses parts
 * with a remainder.
 *
 * @throws {FeeTotalError} if the fees exceed the price.
 * @throws {FeeTooSmallError} if a fee rounds to zero.
 * @throws {NothingLeftError} if the fees take the whole price.
 *
 * @example
 * Price.share({ start: 1_000n, end: 1_000n }, { quantity: 2n, fees: [{ recipient, basisPoints: 250 }] })
 * // → { price: 2000n, fees: [50n], rest: 1950n } (start and end each)
 */
export function share(price: UnitPrice, options: { quantity: bigint; fees: readonly Fee.Fee[] }): Shares {
  const { quantity, fees } = options
  const start = splitUnit(price.start, fees)
  const end = splitUnit(price.end, fees)
  const all = (unit: UnitPrice) => ({ start: unit.start * quantity, end: unit.end * quantity })
  return {
    price: all(price),
    fees: fees.map((_, index) => all({ start: start.parts[index] ?? 0n, end: end.parts[index] ?? 0n })),
    rest: all({ start: start.rest, end: end.rest }),
  }
}

function splitUnit(price: bigint, fees: readonly Fee.Fee[]): ReturnType<typeof Fee.split> {
  const shares = Fee.split(price, fees)
  const basisPoints = fees.map((fee) => fee.basisPoints)
  if (price > 0n && shares.rest === 0n)
    throw new Fee.NothingLeftError({ asked: price, taken: price, basisPoints })
  return shares
}

/** Formats any value that a caller may pass, for messages. */
function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value)
}

/** Thrown when a price is invalid. */
export class StartPriceError extends BaseError<{ price: unknown }> {
  override readonly name = 'Price.StartPriceError'
  constructor(facts: { price: unknown }, cause?: Error) {
    const reason = cause?.message ?? `${show(facts.price)} is not a price; pass a bigint or a decimal string.`
    super(`Starting price must be a number >= 0. ${reason}`, { facts, cause, retry: 'user' })
  }
}

/** Thrown when an end price is invalid or above the start price. */
export class EndPriceError extends BaseError<{ price: unknown; endPrice: unknown }> {
  override readonly name = 'Price.EndPriceError'
  constructor(facts: { price: unknown; endPrice: unknown }, cause?: Error) {
    const reason =
      cause?.message ?? `It starts at ${show(facts.price)} and would end at ${show(facts.endPrice)}.`
    super(`End price must be less than or equal to the start price. ${reason}`, {
      facts,
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the price of all units is not divisible by the number of units. */
export class UndividedError extends BaseError<{
  price: bigint
  quantity: bigint
  below: bigint
  above: bigint
}> {
  override readonly name = 'Price.UndividedError'
  constructor(facts: { price: bigint; quantity: bigint }) {
    const below = facts.price - (facts.price % facts.quantity)
    const above = below + facts.quantity
    super(
      `${facts.price} for ${facts.quantity} units is not a whole price per unit; use ${below} or ${above}.`,
      { facts: { ...facts, below, above }, retry: 'user' },
    )
  }
}

/** Thrown when an amount is in whole units of a currency that does not report its decimals. */
export class DecimalsUnknownError extends BaseError<{ currency: Address }> {
  override readonly name = 'Price.DecimalsUnknownError'
  constructor(facts: { currency: Address }) {
    super(
      `${facts.currency} does not report its decimals; pass the amount as a bigint in its smallest unit.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when an offer would use the native currency, which the exchange cannot collect from an account later. */
export class OfferCurrencyError extends BaseError<Record<string, never>> {
  override readonly name = 'Price.OfferCurrencyError'
  constructor() {
    super('Offers must use wrapped ETH or an ERC-20 token.', { facts: {}, retry: 'user' })
  }
}

/** Thrown when an English auction would use the native currency, because the winning bid is an offer. */
export class AuctionCurrencyError extends BaseError<Record<string, never>> {
  override readonly name = 'Price.AuctionCurrencyError'
  constructor() {
    super('English auctions must use wrapped ETH or an ERC-20 token.', { facts: {}, retry: 'user' })
  }
}

/** Thrown when both sides of a swap would pay in one currency. */
export class BothWaysError extends BaseError<{ currency: Address }> {
  override readonly name = 'Price.BothWaysError'
  constructor(facts: { currency: Address }) {
    super(`The swap pays and asks for ${facts.currency}; put the difference on one side.`, {
      facts,
      retry: 'user',
    })
  }
}
