import type { Nft } from '@souk/market'

/** The name of an item, or its number where the metadata has none. */
export function nftName(nft: Pick<Nft, 'name' | 'identifier'>): string {
  return nft.name || `#${nft.identifier}`
}
