import { plainText } from '@souk/base'
import type { Nft } from '@souk/market'

/** No market sends longer ones. */
const longest = 200

/** Returns an item's name, or its number without one. Removes characters that turn or hide text. */
export function nftName(nft: Pick<Nft, 'name' | 'tokenId'>): string {
  return plainText(nft.name.slice(0, longest)).trim() || `#${nft.tokenId}`
}
