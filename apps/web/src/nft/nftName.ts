import { plainText } from '@souk/base'
import type { Nft } from '@souk/market'

/** Longer ones no market gives. */
const longest = 200

/** The name of an item, or its number where the metadata has none; without signs that turn or hide what is read. */
export function nftName(nft: Pick<Nft, 'name' | 'identifier'>): string {
  return plainText(nft.name.slice(0, longest)).trim() || `#${nft.identifier}`
}
