/** Three of a kind, such as the parts of a colour. */
export type Triple<value> = readonly [value, value, value]

/**
 * Makes three out of three.
 *
 * @example
 * mapTriple([1, 2, 3], (value) => value * 2) // → [2, 4, 6]
 */
export function mapTriple<from, to>(
  [first, second, third]: Triple<from>,
  of: (value: from, at: 0 | 1 | 2) => to,
): Triple<to> {
  return [of(first, 0), of(second, 1), of(third, 2)]
}
