import type { Nft } from '@souk/market'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { spamReason } from '@souk/ui/parts/nft/spamReason.js'

/**
 * Leaves out the items that the visitor hid, and those that look like spam, and counts both.
 *
 * @param options.hidden - Keys of hidden items.
 * @param options.trusted - Keys of items that are no spam, whatever they look like.
 *
 * @example
 * foldShelf(nfts, { hidden: [itemKey(nfts[0])], trusted: [] }) // → { kept: [nfts[1]], hidden: 1, spam: 0 }
 */
export function foldShelf(nfts: readonly Nft[], options: foldShelf.Options): foldShelf.Result {
  const [hidden, trusted] = [new Set(options.hidden), new Set(options.trusted)]
  const isHidden = (nft: Nft) => hidden.has(itemKey(nft))
  const isSpam = (nft: Nft) => !trusted.has(itemKey(nft)) && spamReason(nft) !== undefined
  const others = nfts.filter((nft) => !isHidden(nft))
  const kept = others.filter((nft) => !isSpam(nft))
  return { kept, hidden: nfts.length - others.length, spam: others.length - kept.length }
}

export declare namespace foldShelf {
  type Options = { hidden: readonly string[]; trusted: readonly string[] }
  type Result = { kept: readonly Nft[]; hidden: number; spam: number }
}
