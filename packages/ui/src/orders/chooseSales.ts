import type { Nft } from '@souk/market'
import type { Sale } from '../dialogs/Sale.js'
import { heldBy } from '../nft/heldBy.js'

/** An offer that a wallet could accept, with the items that it accepts. */
export type Candidate = Omit<Sale, 'nft'> & { fitting: readonly Nft[] }

/**
 * Chooses an item for each offer. An item can be sold only once, so the offers come in turn, the best one first, and
 * an offer for which no item is left is left out. An offer that accepts any of several items takes one that no other
 * offer asks for by itself, if there is one.
 *
 * @param candidates - The selected offers, the best one first.
 *
 * @example
 * chooseSales([onRuby, lowerOnRuby], { account }) // → { sales: [{ offer: onRuby, … }], left: [lowerOnRuby] }
 */
export function chooseSales<candidate extends Candidate>(
  candidates: readonly candidate[],
  { account }: { account: string },
): { sales: readonly Sale[]; left: readonly candidate[] } {
  const wanted = new Set(
    candidates.flatMap(({ fitting }) => (fitting.length === 1 ? fitting.map(keyOf) : [])),
  )
  const given = new Map<string, bigint>()
  const isFree = (nft: Nft) => (given.get(keyOf(nft)) ?? 0n) < (heldBy(nft, account) ?? 1n)
  const sales: Sale[] = []
  const left: candidate[] = []
  for (const candidate of candidates) {
    const free = candidate.fitting.filter(isFree)
    const nft = free.find((one) => !wanted.has(keyOf(one))) ?? free[0]
    if (!nft) {
      left.push(candidate)
      continue
    }
    given.set(keyOf(nft), (given.get(keyOf(nft)) ?? 0n) + 1n)
    const { offer, unitPrice, net } = candidate
    sales.push({ offer, nft, unitPrice, net })
  }
  return { sales, left }
}

function keyOf({ contract, tokenId }: Nft): string {
  return `${contract}:${tokenId}`.toLowerCase()
}
