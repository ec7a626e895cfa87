/**
 * Removes invisible characters that change how untrusted text reads: direction marks, characters without width, and
 * marks that pile up on a letter until they cover other lines.
 *
 * Keeps letters that look like other letters, since they belong to real languages.
 *
 * @param text - Untrusted text, for example the name of a token.
 * @returns The text with at most four marks on each letter.
 *
 * @example
 * plainText('Lan\u200bterns\u202e') // → 'Lanterns'
 */
export function plainText(text: string): string {
  return text.replace(unseen, '').replace(piledUp, '$1')
}

/** Invisible characters and line breaks. Variation selectors count as marks of their letter instead. */
const unseen = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\p{Zl}|\p{Zp}/gu

/** No language has more than four marks on a letter. */
const piledUp = /(\p{M}{4})\p{M}+/gu
