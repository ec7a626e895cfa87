/**
 * Lists the known names that look like a mistyped one, the nearest first.
 *
 * @example
 * near('lantern', ['lanterns', 'spices']) // → ['lanterns']
 */
export function near(typed: string, known: readonly string[], most = 3): readonly string[] {
  const wanted = typed.toLowerCase().slice(0, longest)
  return known
    .map((name) => ({ name, steps: distance(wanted, name.toLowerCase().slice(0, longest)) }))
    .filter(
      ({ name, steps }) => steps <= Math.max(2, wanted.length / 3) || name.toLowerCase().includes(wanted),
    )
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, most)
    .map(({ name }) => name)
}

/** The work grows with the product of two lengths. */
const longest = 60

/** Counts the letters to add, remove or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[to.length] ?? 0
}

/** `Did you mean a or b?`, or nothing. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${names.join(' or ')}?`
}
