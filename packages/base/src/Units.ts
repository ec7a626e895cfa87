import { BaseError } from './errors/BaseError.js'

/** Decimals of the native currency of every EVM chain. Wallets add no chain with another number. */
export const nativeDecimals = 18

/** Decimals of the USDC token. */
export const usdcDecimals = 6

/** The greatest amount that a contract can hold. */
const greatest = 2n ** 256n - 1n

/** A contract returns its decimals as one byte. */
const mostDecimals = 255

/** Longer texts are never amounts: an amount has at most 78 digits before its decimals. */
const longestText = 400

/** The names of ether's units, from the smallest, in steps of three decimals. */
export const unitNames = ['wei', 'kwei', 'mwei', 'gwei', 'szabo', 'finney', 'ether'] as const

/** A unit of ether. */
export type UnitName = (typeof unitNames)[number]

/** The part of a currency that arithmetic needs. */
export type Currency = { decimals: number }

/** The reason why a typed amount was not accepted. */
export type Issue = 'empty' | 'notANumber' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge'

/** The result of reading a typed amount, in the currency's smallest unit. */
export type Parsed = { ok: true; amount: bigint } | { ok: false; issue: Issue }

/**
 * Returns the decimals of a unit of ether.
 *
 * @throws {UnknownUnitError} when the name is not a unit of ether.
 *
 * @example
 * Units.decimalsOf('gwei') // → 9
 */
export function decimalsOf(unit: UnitName): number {
  const place = unitNames.indexOf(unit)
  if (place < 0) throw new UnknownUnitError({ unit, known: unitNames })
  return place * 3
}

/**
 * Parses an amount that a person typed, with a comma or a period before the decimals, into the smallest unit.
 *
 * Works on digits and never on a floating-point number. Rejects text that could mean two amounts instead of guessing:
 * `1,000` is a thousand to some people and one to others. Only spaces may group digits, by three. A period is always a
 * decimal point, as in {@link formatExact}, so `1.000` is one.
 *
 * @param text - The typed text.
 * @param currency.decimals - Decimals of the currency.
 * @throws {NoTextError} when the value is not a string, for example a number.
 * @throws {DecimalsError} when the currency's decimals are not an integer from 0 to 255.
 *
 * @example
 * Units.parse('0,25', { decimals: 18 }) // → { ok: true, amount: 250000000000000000n }
 */
export function parse(text: string, currency: Currency): Parsed {
  const { decimals } = assertDecimals(currency)
  const typed = ungroup(assertText(text).trim())
  if (typed === '') return { ok: false, issue: 'empty' }
  if (isAmbiguous(typed)) return { ok: false, issue: 'ambiguous' }
  const match = typed.length > longestText ? null : /^(\d*)(?:[.,](\d*))?$/.exec(typed)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return { ok: false, issue: 'notANumber' }
  const kept = withoutZeros(fraction)
  if (kept.length > decimals) return { ok: false, issue: 'tooManyDecimals' }
  const amount = BigInt(whole + kept.padEnd(decimals, '0'))
  return amount > greatest ? { ok: false, issue: 'tooLarge' } : { ok: true, amount }
}

/**
 * Removes spaces that group digits by three. Other spaces may be a typing error, so they stay and the text is rejected.
 */
function ungroup(typed: string): string {
  const isGrouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d*)?$/.test(typed)
  return isGrouped ? typed.replace(/\s/g, '') : typed
}

/**
 * Returns whether separators could mean groups or decimals: one comma before exactly three digits, or several
 * separators.
 */
function isAmbiguous(typed: string): boolean {
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed)) return true
  return /^\d[\d.,]*\d$/.test(typed) && (typed.match(/[.,]/g)?.length ?? 0) > 1
}

/**
 * Parses an amount that a program wrote: digits, at most one period, and a minus sign for negative amounts.
 *
 * This is the inverse of {@link formatExact}. Unlike viem's `parseUnits`, it rejects surplus decimals instead of
 * rounding them.
 *
 * @param text - The text, for example from a configuration file.
 * @param currency.decimals - Decimals of the currency.
 * @throws {AmountTextError} when the text is not an amount of this currency.
 * @throws {NoTextError} when the value is not a string, for example a number.
 * @throws {DecimalsError} when the currency's decimals are not an integer from 0 to 255.
 *
 * @example
 * Units.parseExact('0.045', { decimals: 18 }) // → 45000000000000000n
 */
export function parseExact(text: string, currency: Currency): bigint {
  const { decimals } = assertDecimals(currency)
  const [, sign = '', whole = '', fraction = ''] =
    (assertText(text).length > longestText ? null : /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)) ?? []
  if (whole + fraction === '') throw new AmountTextError({ text, decimals, issue: 'notANumber' })
  const kept = withoutZeros(fraction)
  if (kept.length > decimals) throw new AmountTextError({ text, decimals, issue: 'tooManyDecimals' })
  const amount = BigInt(whole + kept.padEnd(decimals, '0'))
  return sign === '' ? amount : -amount
}

/**
 * Formats an amount for programs: all digits, a period before the decimals, no grouping and no trailing zeros.
 *
 * @param amount - In the currency's smallest unit (wei for ether).
 * @param currency.decimals - Decimals of the currency.
 * @throws {DecimalsError} when the currency's decimals are not an integer from 0 to 255.
 *
 * @example
 * Units.formatExact(1_234_500_000n, { decimals: 6 }) // → '1234.5'
 */
export function formatExact(amount: bigint, currency: Currency): string {
  const { sign, whole, fraction } = split(amount, currency)
  const shown = withoutZeros(fraction)
  return `${sign}${whole}${shown && `.${shown}`}`
}

/**
 * Formats an amount for people, without converting it to a floating-point number.
 *
 * The default is a short form with at most four decimals, or more if a small price would otherwise read as zero. The
 * short form truncates, so it is never above the exact amount and differs from it by less than one unit of the last
 * digit.
 *
 * @param amount - In the currency's smallest unit (wei for ether).
 * @param currency.decimals - Decimals of the currency.
 * @param options.exact - Shows every digit. Use it for each amount that is signed or paid. @default false
 * @throws {DecimalsError} when the currency's decimals are not an integer from 0 to 255.
 *
 * @example
 * Units.format(1_234_500_000_000_000_000_000n, { decimals: 18 }) // → '1,234.5'
 */
export function format(amount: bigint, currency: Currency, options: { exact?: boolean } = {}): string {
  const { sign, whole, fraction } = split(amount, currency)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = withoutZeros(options.exact ? fraction : shorten(fraction, whole))
  return `${sign && '−'}${grouped}${shown && `.${shown}`}`
}

function split(amount: bigint, currency: Currency) {
  const { decimals } = assertDecimals(currency)
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return { sign, whole: digits.slice(0, cut), fraction: digits.slice(cut) }
}

/** Keeps four decimals, or for amounts below one as many as show three significant digits. */
function shorten(fraction: string, whole: string): string {
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  return fraction.slice(0, whole === '0' && zeros >= 2 ? zeros + 3 : 4)
}

function assertDecimals<currency extends Currency>(currency: currency): currency {
  const { decimals } = currency
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals) return currency
  throw new DecimalsError({ decimals })
}

/** Rejects numbers, since JavaScript may have rounded them already. */
function assertText(text: string): string {
  if (typeof text !== 'string') throw new NoTextError({ type: typeof text })
  return text
}

/** Thrown when an amount is given as another type than a string. */
export class NoTextError extends BaseError<{ type: string }> {
  override readonly name = 'Units.NoTextError'
  constructor(facts: { type: string }) {
    super(`The amount is of type ${facts.type}, but must be a string. Pass it as text.`, { facts })
  }
}

/** Thrown when a text is not an amount of the currency. */
export class AmountTextError extends BaseError<AmountTextError.Facts> {
  override readonly name = 'Units.AmountTextError'
  constructor(facts: AmountTextError.Facts) {
    const shown = JSON.stringify(facts.text.slice(0, 80))
    const reason =
      facts.issue === 'notANumber' ? 'is not an amount' : `has more than ${facts.decimals} decimals`
    super(`${shown} ${reason}.`, { facts })
  }
}
export declare namespace AmountTextError {
  type Facts = { text: string; decimals: number; issue: 'notANumber' | 'tooManyDecimals' }
}

/** Removes trailing zeros of a fraction. */
function withoutZeros(fraction: string): string {
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  return fraction.slice(0, end)
}

/** Thrown when the decimals of a currency are not an integer from 0 to 255. */
export class DecimalsError extends BaseError<{ decimals: number }> {
  override readonly name = 'Units.DecimalsError'
  constructor(facts: { decimals: number }) {
    super(`A currency has 0 to ${mostDecimals} decimals, not ${facts.decimals}.`, { facts })
  }
}

/** Thrown when a name is not a unit of ether. */
export class UnknownUnitError extends BaseError<{ unit: string; known: readonly string[] }> {
  override readonly name = 'Units.UnknownUnitError'
  constructor(facts: { unit: string; known: readonly string[] }) {
    super(`${JSON.stringify(facts.unit)} is not a unit of ether. The units are ${facts.known.join(', ')}.`, {
      facts,
    })
  }
}
