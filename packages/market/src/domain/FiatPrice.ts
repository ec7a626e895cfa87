import type { Address } from 'viem'

/** A contract that returns the price of a currency in a fiat currency, with the interface of Chainlink's price feeds. */
export type PriceFeed = {
  /** The currency. The zero address is the native currency. */
  currency: Address
  feed: Address
  /** The ISO 4217 code of the fiat currency, for example `USD`. */
  fiat: string
  /** The age in seconds after which a price is not used. */
  maxAge: number
}

/**
 * Why a feed has no price.
 *
 * - `unreadable`: the contract does not answer as a price feed does.
 * - `invalid`: the price is not positive, the decimals make no sense, or the time of the update is in the future.
 * - `otherFiat`: the description of the feed names another fiat currency.
 * - `stale`: the price is older than `maxAge`.
 */
export type Problem = (typeof problems)[number]

/** The problems of feeds. */
export const problems = ['unreadable', 'invalid', 'otherFiat', 'stale'] as const

/**
 * The price of a currency in a fiat currency. It is approximate: show it beside amounts, and never decide anything
 * with it.
 */
export type FiatPrice = PriceFeed & {
  /** The price of one whole unit, with {@link decimals} decimals. Absent if there is a problem. */
  price?: bigint
  /** When the feed was last updated: Unix time in seconds. Absent if it cannot be read. */
  updatedAt?: bigint
  problem?: Problem
}

/** The decimals of prices and worths, as most feeds have. */
export const decimals = 8

/** The answers of a feed. `undefined` for those that cannot be read. */
export type Answers = {
  decimals: number | undefined
  round: { answer: bigint; updatedAt: bigint } | undefined
  description: string | undefined
}

/** No feed has more. */
const mostDecimals = 36

/**
 * Judges the answers of a feed.
 *
 * @param options.now - The later one of the clock and the time of the block that was read: Unix time in seconds.
 *
 * @example
 * FiatPrice.read(feed, { answers, now }).price // → 242069000000n
 */
export function read(feed: PriceFeed, options: { answers: Answers; now: bigint }): FiatPrice {
  const { answers, now } = options
  const { round, decimals: feedDecimals } = answers
  if (round === undefined || feedDecimals === undefined) return { ...feed, problem: 'unreadable' }
  const { answer, updatedAt } = round
  const price = feedDecimals > mostDecimals ? 0n : scale(answer, feedDecimals)
  if (price <= 0n || updatedAt <= 0n || updatedAt > now) return { ...feed, updatedAt, problem: 'invalid' }
  if (isOtherFiat(answers.description, feed.fiat)) return { ...feed, updatedAt, problem: 'otherFiat' }
  return at({ ...feed, price, updatedAt }, now)
}

/**
 * Judges a price again at a later time: it becomes stale when it is older than the feed allows.
 *
 * @param now - Unix time in seconds.
 *
 * @example
 * FiatPrice.at(price, price.updatedAt + 7_201n).problem // → 'stale'
 */
export function at(price: FiatPrice, now: bigint): FiatPrice {
  const { price: value, ...rest } = price
  if (value === undefined || price.updatedAt === undefined) return price
  return now > price.updatedAt + BigInt(price.maxAge) ? { ...rest, problem: 'stale' } : price
}

/**
 * Returns how much an amount is worth, rounded down, with {@link decimals} decimals.
 *
 * @param amount - In the smallest unit of the currency.
 * @param currency.decimals - The decimals of the currency.
 * @returns `undefined` if there is no price.
 *
 * @example
 * FiatPrice.worth(price, 10n ** 18n, { decimals: 18 }) // → 242069000000n, which is $2,420.69
 */
export function worth(
  price: FiatPrice | undefined,
  amount: bigint,
  currency: { decimals: number },
): bigint | undefined {
  if (price?.price === undefined) return undefined
  return (amount * price.price) / 10n ** BigInt(currency.decimals)
}

/** Converts a price of a feed to {@link decimals} decimals. */
function scale(answer: bigint, feedDecimals: number): bigint {
  const difference = decimals - feedDecimals
  return difference >= 0 ? answer * 10n ** BigInt(difference) : answer / 10n ** BigInt(-difference)
}

/** A description names both currencies, such as `ETH / USD`. One without a slash names none. */
function isOtherFiat(description: string | undefined, fiat: string): boolean {
  const [, named = ''] = description?.split('/', 2) ?? []
  const [code = ''] = named.trim().split(' ', 1)
  return code !== '' && code.toUpperCase() !== fiat.toUpperCase()
}
