/**
 * Takes from a stranger's text what is not seen but changes what is read: signs that turn the direction, that have no
 * width, or that pile up on a letter until they cover other lines.
 *
 * Letters that look like others stay: they are letters of someone's language.
 *
 * @param text - Such as a name that a contract gives a token.
 * @returns The text, on each letter at most four marks.
 *
 * @example
 * plainText('Lan\u200bterns\u202e') // → 'Lanterns'
 */
export function plainText(text: string): string {
  return text.replace(unseen, '').replace(piledUp, '$1')
}

/** What is drawn as nothing, and what breaks lines; the signs that choose how a letter is drawn are among its marks. */
const unseen = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\p{Zl}|\p{Zp}/gu

/** No language has more than four marks on a letter. */
const piledUp = /(\p{M}{4})\p{M}+/gu
