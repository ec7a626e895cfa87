/** More values of one trait than this are found by typing only; a list of thousands helps nobody and stops the page. */
const mostValues = 60

/** A trait with those of its values that are shown, the commonest first. */
export type ShownTrait = {
  type: string
  values: readonly { value: string; count: number }[]
  /** How many more values fit. */
  hidden: number
}

/**
 * Picks the traits and values in which a text stands; all values of a trait whose own name has it.
 *
 * @example
 * shownTraits({ Glass: { Ruby: 1, Amber: 2 } }, 'amb') // → [{ type: 'Glass', values: [{ value: 'Amber', count: 2 }], hidden: 0 }]
 */
export function shownTraits(
  traits: Readonly<Record<string, Readonly<Record<string, number>>>>,
  text: string,
): readonly ShownTrait[] {
  const wanted = text.trim().toLowerCase()
  const has = (name: string) => name.toLowerCase().includes(wanted)
  return Object.entries(traits).flatMap(([type, counts]) => {
    const values = Object.entries(counts)
      .filter(([value]) => has(type) || has(value))
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    if (values.length === 0) return []
    return [{ type, values: values.slice(0, mostValues), hidden: Math.max(0, values.length - mostValues) }]
  })
}
