import type { Collection, Nft } from '@souk/market'
import { countItems } from '@souk/ui/parts/nft/countItems.js'

/** An item's rank in its collection by the rarity of its traits, 1 being the rarest. */
export type Rarity = { rank: number; of: number }

/** The precision of information content, in bits. */
const grain = 0.02

/**
 * Estimates an item's rarity rank from only the number of items that share each trait.
 *
 * An item's score is the information content of its traits, the sum of `−log2(share)`; the absence of a trait type
 * counts as a trait. The number of items with a higher score follows from the counts as if traits were independent.
 * They rarely are, so the rank is an estimate and has to be labelled as one.
 *
 * @returns `undefined` when the counts say nothing.
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

/** Leaves out numbers that are only known as a range, and types whose values few items share. */
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

/** Calculates the probability that a sum of one draw from each list exceeds a score, by convolution of the lists. */
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
