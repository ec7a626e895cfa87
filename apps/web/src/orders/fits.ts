import { type CollectionOffer, type Nft, type OfferTrait, TokenIds } from '@souk/market'

/**
 * Tells whether an item is among those that an offer on a collection takes. What has got the traits since the offer was made
 * is not: its tokens are signed.
 */
export function fits(
  { criteria }: Pick<CollectionOffer, 'criteria'>,
  nft: Pick<Nft, 'collection' | 'identifier' | 'traits'>,
): boolean {
  const { slug, traits = [], tokenIds = 'any' } = criteria
  const has = (wanted: OfferTrait) =>
    nft.traits.some(({ type, value }) => type === wanted.type && String(value) === wanted.value)
  return nft.collection === slug && traits.every(has) && TokenIds.includes(tokenIds, nft.identifier)
}

/**
 * Writes traits as they are shown.
 *
 * @example
 * traitText([{ type: 'Glass', value: 'Ruby' }]) // → 'Glass: Ruby'
 */
export function traitText(traits: readonly OfferTrait[]): string {
  return traits.map(({ type, value }) => `${type}: ${value}`).join(', ')
}

/** Tells whether an offer takes every item of its collection. */
export function takesAny({
  criteria: { traits = [], tokenIds = 'any' },
}: Pick<CollectionOffer, 'criteria'>): boolean {
  return traits.length === 0 && tokenIds === 'any'
}

/** Puts those first that are the least of a loss: not for sale, then common, then cheap. */
export function leastLossFirst(nfts: readonly Nft[]): readonly Nft[] {
  const rank = ({ rarityRank }: Nft) => rarityRank ?? 0
  return nfts.toSorted((a, b) => rank(b) - rank(a))
}
