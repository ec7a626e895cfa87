import { perTag } from '../i18n/language/locale.js'

const wholes = perTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))

/**
 * Prints a number as the reader's region does, every digit of it.
 *
 * @param digits - As programs write it, since it may have more digits than a number can hold.
 *
 * @example
 * formatNumber('1234.567891234567891') // → '1,234.567891234567891', in Germany '1.234,567891234567891'
 */
export function formatNumber(digits: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(digits) ?? []
  const shown = wholes().format(BigInt(whole))
  return `${sign && '−'}${shown}${fraction && `${separators().decimal}${fraction}`}`
}

/** Shows in an empty field how an amount is typed in the reader's region, such as `0.00`. */
export function amountExample(): string {
  return `0${separators().decimal}00`
}

/** The characters that a region puts between the digits of a number. */
export type Separators = { group: string; decimal: string }

/** The separators of the reader's region. */
export const separators = perTag((tag): Separators => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const of = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: of('group'), decimal: of('decimal') }
})
