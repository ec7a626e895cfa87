import { type CollectionOffer, type Nft, TokenIds } from '@souk/market'

/** Tells whether an item is among those that an offer on a collection takes. */
export function fits({ criteria }: Pick<CollectionOffer, 'criteria'>, nft: Nft): boolean {
  const { slug, trait, tokenIds } = criteria
  if (nft.collection !== slug) return false
  if (trait) return nft.traits.some(({ type, value }) => type === trait.type && String(value) === trait.value)
  return tokenIds === undefined || TokenIds.includes(tokenIds, nft.identifier)
}

/** Tells whether an offer takes every item of its collection. */
export function takesAny({ criteria: { trait, tokenIds } }: Pick<CollectionOffer, 'criteria'>): boolean {
  return trait === undefined && (tokenIds === undefined || tokenIds === 'any')
}

/** Puts those first that are the least of a loss: not for sale, then common, then cheap. */
export function leastLossFirst(nfts: readonly Nft[]): readonly Nft[] {
  const rank = ({ rarityRank }: Nft) => rarityRank ?? 0
  return nfts.toSorted((a, b) => rank(b) - rank(a))
}
