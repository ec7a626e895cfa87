import { perTag } from '../i18n/language/locale.js'

const lists = perTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/**
 * Joins words in the reader's language.
 *
 * @example
 * formatList(['0.18 ETH', '0.2 ETH']) // → '0.18 ETH and 0.2 ETH'
 */
export function formatList(parts: readonly string[]): string {
  return lists().format(parts)
}
