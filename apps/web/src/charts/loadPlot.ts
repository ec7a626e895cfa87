import { formatTag, isTag } from '../i18n/language/locale.js'

/** The part of `navigator` that says how a reader writes. */
type Reader = { readonly language: string }

/**
 * Fetches the drawn part of a chart. The library that draws makes a number format for `navigator.language` as soon as it
 * is there, and fails where that is no language tag.
 */
export function loadPlot() {
  return withTag(navigator, async () => (await import('./ChartPlot.js')).ChartPlot)
}

/**
 * Does something while the reader's language is one that can be formatted for; some systems name theirs otherwise, such as
 * `en-US@posix`.
 *
 * @example
 * await withTag(navigator, () => import('uplot'))
 */
export async function withTag<result>(reader: Reader, work: () => Promise<result>): Promise<result> {
  if (isTag(reader.language)) return work()
  Object.defineProperty(reader, 'language', { value: formatTag(), configurable: true })
  try {
    return await work()
  } finally {
    // What the browser itself says was only covered.
    Reflect.deleteProperty(reader, 'language')
  }
}
