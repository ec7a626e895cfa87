/** A phrase for each plural form of a language; `other` replaces missing ones. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Makes the function that picks a phrase for a count, by the language's plural rules.
 *
 * @example
 * pluralOf('en')(1, { one: '1 item', other: 'items' }) // → '1 item'
 */
export function pluralOf(tag: string): (count: bigint | number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  return (count, forms) => forms[rules.select(Number(count))] ?? forms.other
}
