import type { Nft } from '@souk/market'
import { matchesSearch } from '@souk/ui/parts/nft/matchesSearch.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import type { ShelfSort } from './portfolioSearch.js'

/**
 * Filters and sorts the items of a shelf.
 *
 * @param options.floorOf - The floor of an item, in one common currency; undefined without a price.
 *
 * @example
 * selectShelf(nfts, { q: 'ruby', sort: 'name', collection: undefined, floorOf }) // → only rubies, by name
 */
export function selectShelf(nfts: readonly Nft[], options: selectShelf.Options): readonly Nft[] {
  const { q = '', sort = 'recent', collection, floorOf } = options
  const found = nfts.filter(
    (nft) => (collection === undefined || nft.collection === collection) && matchesSearch(nft, q),
  )
  const compare = compares[sort]
  return compare ? found.toSorted((a, b) => compare(a, b, floorOf)) : found
}

export declare namespace selectShelf {
  type FloorOf = (nft: Nft) => bigint | undefined
  type Options = {
    q?: string | undefined
    /** @default 'recent', the market's order */
    sort?: ShelfSort | undefined
    collection?: string | undefined
    floorOf: FloorOf
  }
}

type Compare = (a: Nft, b: Nft, floorOf: selectShelf.FloorOf) => number

const compares: Partial<Record<ShelfSort, Compare>> = {
  name: (a, b) => nftName(a).localeCompare(nftName(b), undefined, { numeric: true }),
  floor: (a, b, floorOf) => descending(floorOf(a), floorOf(b)),
  rarity: (a, b) => (a.rarityRank ?? Number.MAX_SAFE_INTEGER) - (b.rarityRank ?? Number.MAX_SAFE_INTEGER),
  price: (a, b) => descending(a.listing?.unitPrice, b.listing?.unitPrice),
}

/** Puts missing values last. */
function descending(a: bigint | undefined, b: bigint | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a > b ? -1 : 1
}
