/** A phrase for each way in which a language counts; `other` stands for those that are left out. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Makes the function that picks a phrase by a count, as a language counts.
 *
 * @example
 * pluralOf('en')(1, { one: '1 item', other: 'items' }) // → '1 item'
 */
export function pluralOf(tag: string): (count: bigint | number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  return (count, forms) => forms[rules.select(Number(count))] ?? forms.other
}
