import type { StoredTrait } from '../db/tables.js'

/** The number of tokens counted, and how many of them have each value of each trait type. */
export type Counts = { of: number; types: Map<string, TypeCounts> }
type TypeCounts = {
  /** The number of tokens that have the type, with any value. */
  tokens: number
  values: Map<string, number>
}

/** A type of which nearly every token has its own value, such as serial numbers or names, says nothing about rarity. */
const mostDistinct = 0.9

/** Scores that differ by less are equal, because sums of fractions depend on their order. */
const grain = 1e9

/** Creates empty counts. */
export function noCounts(): Counts {
  return { of: 0, types: new Map() }
}

/** Adds a token's traits to the counts. Leaves out numbers, which are measurements. */
export function count(counts: Counts, traits: readonly StoredTrait[]): void {
  counts.of += 1
  for (const [type, values] of byType(traits)) {
    const found: TypeCounts = counts.types.get(type) ?? { tokens: 0, values: new Map() }
    counts.types.set(type, found)
    found.tokens += 1
    for (const value of values) found.values.set(value, (found.values.get(value) ?? 0) + 1)
  }
}

/**
 * Makes a rarity score: the information content of a token's traits, the sum of `−ln(share)`, in whole grains. The
 * absence of a trait type counts as a trait. This is the method of OpenRarity without its division by the
 * collection's entropy, which changes no order.
 *
 * @returns `undefined` when no trait distinguishes tokens.
 */
export function measure({ of, types }: Counts): ((traits: readonly StoredTrait[]) => number) | undefined {
  const measured = [...types].filter(
    ([, { tokens, values }]) =>
      values.size < Math.max(2, of * mostDistinct) && (values.size > 1 || tokens < of),
  )
  if (measured.length === 0) return undefined
  const absent = new Map(
    measured.map(([type, { tokens }]) => [type, tokens < of ? -Math.log((of - tokens) / of) : 0]),
  )
  const none = [...absent.values()].reduce((sum, nats) => sum + nats, 0)
  return (traits) => {
    let nats = none
    for (const [type, values] of byType(traits)) {
      const without = absent.get(type)
      if (without === undefined) continue
      nats -= without
      for (const value of values) nats -= Math.log((types.get(type)?.values.get(value) ?? 1) / of)
    }
    return Math.round(nats * grain)
  }
}

/**
 * Ranks tokens, 1 being the rarest. Tokens with the same score share a rank, and the ranks after it stay empty.
 *
 * @example
 * toRanks([['1', 5], ['2', 9], ['3', 5]]) // → [['2', 1], ['1', 2], ['3', 2]]
 */
export function toRanks(
  scores: readonly (readonly [identifier: string, score: number])[],
): [string, number][] {
  const ordered = scores.toSorted(([, a], [, b]) => b - a)
  let place = 1
  return ordered.map(([identifier, score], index) => {
    if (score !== ordered[index - 1]?.[1]) place = index + 1
    return [identifier, place]
  })
}

function byType(traits: readonly StoredTrait[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { type, value } of traits)
    if (typeof value === 'string') found.set(type, (found.get(type) ?? new Set()).add(value))
  return found
}
