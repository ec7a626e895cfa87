import { perTag } from '../i18n/language/locale.js'

const wholes = perTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))

/**
 * Formats a number for the reader's region, with every digit.
 *
 * @param digits - In program notation, since it may have more digits than a number can hold.
 *
 * @example
 * formatNumber('1234.567891234567891') // → '1,234.567891234567891', in Germany '1.234,567891234567891'
 */
export function formatNumber(digits: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(digits) ?? []
  const shown = wholes().format(BigInt(whole))
  return `${sign && '−'}${shown}${fraction && `${separators().decimal}${fraction}`}`
}

/** Returns the placeholder of an empty amount field in the reader's format, such as `0.00`. */
export function amountExample(): string {
  return `0${separators().decimal}00`
}

/** The characters between the digits of a region's numbers. */
export type Separators = { group: string; decimal: string }

/** The separators of the reader's region. */
export const separators = perTag((tag): Separators => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const of = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: of('group'), decimal: of('decimal') }
})
