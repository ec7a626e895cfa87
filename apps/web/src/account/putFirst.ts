import type { Nft } from '@souk/market'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'

/**
 * Puts one of some items before the others, which keep their order.
 *
 * @param key - The key of the item. If it is not among them, nothing changes.
 *
 * @example
 * putFirst([lamp, rug], itemKey(rug)) // → [rug, lamp]
 */
export function putFirst(nfts: readonly Nft[], key: string): readonly Nft[] {
  const first = nfts.find((nft) => itemKey(nft) === key)
  return first ? [first, ...nfts.filter((nft) => nft !== first)] : nfts
}
