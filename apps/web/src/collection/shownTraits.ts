/** Further values of a trait are only found by typing. A list of thousands helps no one and blocks the page. */
const mostValues = 60

/** A trait with its shown values, most common first. */
export type ShownTrait = {
  type: string
  values: readonly { value: string; count: number }[]
  /** The number of further matching values. */
  hidden: number
}

/**
 * Finds the traits and values that contain a text. A trait whose own name contains it has all its values.
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
