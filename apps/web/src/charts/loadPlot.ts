import { formatTag, isTag } from '@souk/ui/parts/i18n/language/locale.js'

/** The part of `navigator` with the reader's language. */
type Reader = { readonly language: string }

/**
 * Loads the drawn part of a chart. The chart library creates a number format for `navigator.language` on load, and
 * fails if that is not a valid language tag.
 */
export function loadPlot() {
  return withTag(navigator, async () => (await import('./ChartPlot.js')).ChartPlot)
}

/**
 * Runs a function while the reader's language is a valid tag. Some systems report another form, such as
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
    // The browser's own property was only covered.
    Reflect.deleteProperty(reader, 'language')
  }
}
