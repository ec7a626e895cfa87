import type { Collection, Nft } from '@souk/market'
import { countItems } from '../nft/countItems.js'

/** Where an item stands among those of its collection by how rare its traits are, 1 being the rarest. */
export type Rarity = { rank: number; of: number }

/** Steps in which information is counted, in bits. */
const grain = 0.02

/**
 * Estimates an item's place by rarity from nothing but how many items share each trait.
 *
 * An item's score is the information of its traits, `−log2(share)` summed; to lack a type of trait is a trait too. How many
 * items score higher follows from the counts as if traits were dealt independently. They seldom are quite, so the place is
 * an estimate, and to be called one.
 *
 * @returns `undefined` where the counts do not tell anything.
 *
 * @example
 * estimateRarity(nft, collection) // → { rank: 12, of: 300 }
 */
export function estimateRarity(
  nft: Pick<Nft, 'traits'>,
  collection: Pick<Collection, 'standard' | 'stats' | 'traits'>,
): Rarity | undefined {
  const of = countItems(collection)
  const types = Object.entries(collection.traits).filter(([, values]) => isCounted(values, of))
  if (of < 2 || types.length === 0 || nft.traits.length === 0) return undefined
  const shares = types.map(([, values]) => sharesOf(values, of))
  const own = types.map(([type], index) => {
    const value = nft.traits.find((trait) => trait.type === type)?.value
    return bitsOf(shares[index]?.get(value === undefined ? nothing : String(value)) ?? 1 / of)
  })
  const higher = shareAbove(
    shares.map((values) => [...values.values()]),
    own.reduce((sum, bits) => sum + toSteps(bits), 0),
  )
  return { rank: Math.min(of, Math.max(1, Math.round(higher * of) + 1)), of }
}

const nothing = Symbol('no trait of this type')

/** Numbers of which only the range is told, and types that hardly anybody shares, are no measure. */
function isCounted(values: Readonly<Record<string, number>>, of: number): boolean {
  const counts = Object.values(values)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.length > 1 && total <= of && counts.length < of * 0.9
}

function sharesOf(values: Readonly<Record<string, number>>, of: number): Map<string | symbol, number> {
  const total = Object.values(values).reduce((sum, count) => sum + count, 0)
  const shares = new Map<string | symbol, number>(
    Object.entries(values).map(([value, count]) => [value, count / of]),
  )
  if (total < of) shares.set(nothing, (of - total) / of)
  return shares
}

function bitsOf(share: number): number {
  return -Math.log2(share)
}

function toSteps(bits: number): number {
  return Math.round(bits / grain)
}

/** How likely a sum of one draw from each list is above a score; by folding the lists into one another. */
function shareAbove(lists: readonly (readonly number[])[], score: number): number {
  const sums = lists.reduce<ReadonlyMap<number, number>>(
    (before, shares) => {
      const after = new Map<number, number>()
      for (const [steps, chance] of before)
        for (const share of shares) {
          const at = steps + toSteps(bitsOf(share))
          after.set(at, (after.get(at) ?? 0) + chance * share)
        }
      return after
    },
    new Map([[0, 1]]),
  )
  return [...sums].reduce((sum, [steps, chance]) => (steps > score ? sum + chance : sum), 0)
}
