import { type CollectionOffer, type Nft, type OfferTrait, TokenIds } from '@souk/market'

/**
 * Tells whether an offer on a collection accepts an item. An item that got the traits after the offer was made does
 * not match, because the offer signs its tokens.
 */
export function fits(
  { criteria }: Pick<CollectionOffer, 'criteria'>,
  nft: Pick<Nft, 'collection' | 'tokenId' | 'traits'>,
): boolean {
  const { slug, traits = [], tokenIds = 'any' } = criteria
  const has = (wanted: OfferTrait) =>
    nft.traits.some(({ type, value }) => type === wanted.type && String(value) === wanted.value)
  return nft.collection === slug && traits.every(has) && TokenIds.includes(tokenIds, nft.tokenId)
}

/**
 * Formats traits for display.
 *
 * @example
 * traitText([{ type: 'Glass', value: 'Ruby' }]) // → 'Glass: Ruby'
 */
export function traitText(traits: readonly OfferTrait[]): string {
  return traits.map(({ type, value }) => `${type}: ${value}`).join(', ')
}

/** Tells whether an offer accepts every item of its collection. */
export function takesAny({
  criteria: { traits = [], tokenIds = 'any' },
}: Pick<CollectionOffer, 'criteria'>): boolean {
  return traits.length === 0 && tokenIds === 'any'
}

/** Sorts the least valuable items first: not for sale, then common, then cheap. */
export function leastLossFirst(nfts: readonly Nft[]): readonly Nft[] {
  const rank = ({ rarityRank }: Nft) => rarityRank ?? 0
  return nfts.toSorted((a, b) => rank(b) - rank(a))
}
