import { BaseError, Units } from '@souk/base'
import { Fee } from '@souk/seaport'
import type { Address } from 'viem'

/** A price: in the currency's smallest unit, or a decimal text in whole units such as `'1.25'`. Never a float. */
export type Amount = bigint | string

/** The price of one unit and what it moves to, in the currency's smallest unit. */
export type UnitPrice = { start: bigint; end: bigint }

/** The payments for all units and their recipients. The parts always add up to the price. */
export type Shares = {
  price: UnitPrice
  /** One for each fee, in their order. */
  fees: readonly UnitPrice[]
  /** What is left for the seller. */
  rest: UnitPrice
}

/**
 * Reads the price of one unit.
 *
 * @param options.per - Whether the amounts are for one unit or for all. @default 'unit'
 * @param options.decimals - Of the currency; needed for texts.
 * @throws {StartPriceError} when the price is no number of at least 0. @throws {EndPriceError} when the end is above it.
 * @throws {UndividedError} when the price of all units does not divide by them.
 * @throws {DecimalsUnknownError} when a text is given and the contract does not tell its decimals.
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

/** An amount, or why the text is none. Callers without types also hand in numbers, which are refused. */
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
 * Shares the price of all units among fee recipients and the seller.
 *
 * Each unit is shared alone, so that an order of several can be filled in any parts: the exchange refuses parts that do
 * not come out even.
 *
 * @throws {FeeTotalError} when the fees are more than the price. @throws {FeeTooSmallError} when one rounds to nothing.
 * @throws {NothingLeftError} when the fees are the whole price.
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

/** What callers may hand in, for messages. */
function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value)
}

/** Thrown for a price that is none. */
export class StartPriceError extends BaseError<{ price: unknown }> {
  override readonly name = 'Price.StartPriceError'
  constructor(facts: { price: unknown }, cause?: Error) {
    const reason = cause?.message ?? `${show(facts.price)} is none; give a bigint or a decimal text.`
    super(`Starting price must be a number >= 0. ${reason}`, { facts, cause, retry: 'user' })
  }
}

/** Thrown for a price that a price cannot fall to. */
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

/** Thrown when a price for all units would not be the same for each. */
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
      `${facts.price} for ${facts.quantity} units is no whole price for each; ${below} and ${above} are the nearest that are.`,
      { facts: { ...facts, below, above }, retry: 'user' },
    )
  }
}

/** Thrown when an amount is written in whole units of a currency that does not tell what they are. */
export class DecimalsUnknownError extends BaseError<{ currency: Address }> {
  override readonly name = 'Price.DecimalsUnknownError'
  constructor(facts: { currency: Address }) {
    super(`${facts.currency} does not tell its decimals; give the amount as a bigint in its smallest unit.`, {
      facts,
    })
  }
}

/** Thrown when an offer is to be paid in the native currency, which the exchange cannot take from an account later. */
export class OfferCurrencyError extends BaseError<Record<string, never>> {
  override readonly name = 'Price.OfferCurrencyError'
  constructor() {
    super('Offers must use wrapped ETH or an ERC-20 token.', { facts: {}, retry: 'user' })
  }
}

/** Thrown when an English auction is priced in the native currency: the winner's bid is an offer. */
export class AuctionCurrencyError extends BaseError<Record<string, never>> {
  override readonly name = 'Price.AuctionCurrencyError'
  constructor() {
    super('English auctions must use wrapped ETH or an ERC-20 token.', { facts: {}, retry: 'user' })
  }
}
