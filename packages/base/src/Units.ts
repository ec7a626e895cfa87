import { BaseError } from './errors/BaseError.js'

/** Decimals of the native currencies of chains. */
export const nativeDecimals = 18

/** Decimals of the USDC token. */
export const usdcDecimals = 6

/** The greatest amount that a contract can hold. */
const greatest = 2n ** 256n - 1n

/** A contract tells its decimals in one byte. */
const mostDecimals = 255

/** Longer texts are no amounts: an amount has at most 78 digits before its decimals. */
const longestText = 400

/** The names of ether's units, from the smallest, in steps of three decimals. */
export const unitNames = ['wei', 'kwei', 'mwei', 'gwei', 'szabo', 'finney', 'ether'] as const

/** A unit of ether. */
export type UnitName = (typeof unitNames)[number]

/** Of a currency, all that arithmetic needs. */
export type Currency = { decimals: number }

/** The reason why a typed amount was not accepted. */
export type Issue = 'empty' | 'notANumber' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge'

/** The result of reading a typed amount, in the currency's smallest unit. */
export type Parsed = { ok: true; amount: bigint } | { ok: false; issue: Issue }

/**
 * Returns the decimals of a unit of ether.
 *
 * @throws {UnknownUnitError} for a name that is no unit.
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
 * Reads an amount as people type it, with a comma or a period before the decimals, into the smallest unit.
 *
 * Works on digits, never on a floating-point number. What could mean two amounts is refused instead of guessed: `1,000`
 * is a thousand to some and one to others. Only spaces may group digits, by three. The period is what {@link formatExact}
 * writes, so `1.000` is one.
 *
 * @param text - The typed text.
 * @param currency.decimals - Decimals of the currency.
 * @throws {NoTextError} when it is given something else than a text, such as a number.
 * @throws {DecimalsError} when the currency's decimals are none.
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

/** Takes spaces out where they group digits by three; anywhere else they may be a slip, and stay to be refused. */
function ungroup(typed: string): string {
  const isGrouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d*)?$/.test(typed)
  return isGrouped ? typed.replace(/\s/g, '') : typed
}

/** One comma before exactly three digits, or digits with several separators: grouping or decimals, nobody can tell. */
function isAmbiguous(typed: string): boolean {
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed)) return true
  return /^\d[\d.,]*\d$/.test(typed) && (typed.match(/[.,]/g)?.length ?? 0) > 1
}

/**
 * Reads an amount as programs write it: digits, at most one period, a minus before what is below zero. The inverse of
 * {@link formatExact}; where viem's `parseUnits` rounds away decimals that do not fit, this refuses.
 *
 * @param text - E.g. from a configuration file.
 * @param currency.decimals - Decimals of the currency.
 * @throws {AmountTextError} when it is not an amount of this currency.
 * @throws {NoTextError} when it is given something else than a text, such as a number.
 * @throws {DecimalsError} when the currency's decimals are none.
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
 * Writes an amount for programs: every digit, a period before the decimals, no grouping, no zeros at the end.
 *
 * @param amount - In the currency's smallest unit (wei for ether).
 * @param currency.decimals - Decimals of the currency.
 * @throws {DecimalsError} when the currency's decimals are none.
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
 * Writes an amount for people, without ever passing through a floating-point number.
 *
 * Short form by default: at most four decimals, but never so few that a small price reads as nothing. The short form
 * cuts instead of rounding up, so nothing looks cheaper to receive or more expensive to own than it is by more than its last digit.
 *
 * @param amount - In the currency's smallest unit (wei for ether).
 * @param currency.decimals - Decimals of the currency.
 * @param options.exact - Every digit that is there; for everything that is signed or paid. @default false
 * @throws {DecimalsError} when the currency's decimals are none.
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

/** Four decimals; below one, as many as it takes to show three digits that mean something. */
function shorten(fraction: string, whole: string): string {
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  return fraction.slice(0, whole === '0' && zeros >= 2 ? zeros + 3 : 4)
}

function assertDecimals<currency extends Currency>(currency: currency): currency {
  const { decimals } = currency
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals) return currency
  throw new DecimalsError({ decimals })
}

/** A number may have been rounded before it came here. */
function assertText(text: string): string {
  if (typeof text !== 'string') throw new NoTextError({ type: typeof text })
  return text
}

/** Thrown when an amount is given as something else than a text. */
export class NoTextError extends BaseError<{ type: string }> {
  override readonly name = 'Units.NoTextError'
  constructor(facts: { type: string }) {
    super(`An amount is read from a text, not from a value of type ${facts.type}.`, { facts })
  }
}

/** Thrown when a text is not an amount of the currency. */
export class AmountTextError extends BaseError<AmountTextError.Facts> {
  override readonly name = 'Units.AmountTextError'
  constructor(facts: AmountTextError.Facts) {
    const shown = JSON.stringify(facts.text.slice(0, 80))
    const reason = facts.issue === 'notANumber' ? 'is no amount' : `has more than ${facts.decimals} decimals`
    super(`${shown} ${reason}.`, { facts })
  }
}
export declare namespace AmountTextError {
  type Facts = { text: string; decimals: number; issue: 'notANumber' | 'tooManyDecimals' }
}

/** Zeros at the end of a fraction say nothing. */
function withoutZeros(fraction: string): string {
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  return fraction.slice(0, end)
}

/** Thrown when a currency claims decimals that no contract can have. */
export class DecimalsError extends BaseError<{ decimals: number }> {
  override readonly name = 'Units.DecimalsError'
  constructor(facts: { decimals: number }) {
    super(`A currency has 0 to ${mostDecimals} decimals, not ${facts.decimals}.`, { facts })
  }
}

/** Thrown for a name that is no unit of ether. */
export class UnknownUnitError extends BaseError<{ unit: string; known: readonly string[] }> {
  override readonly name = 'Units.UnknownUnitError'
  constructor(facts: { unit: string; known: readonly string[] }) {
    super(`${JSON.stringify(facts.unit)} is no unit of ether; the units are ${facts.known.join(', ')}.`, {
      facts,
    })
  }
}
