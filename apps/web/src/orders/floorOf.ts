import type { Collection, Currency, Nft } from '@souk/market'

/** A floor price. */
export type Floor = { price: bigint; currency: Currency }

/**
 * Finds the floor to compare an item with.
 *
 * An item of an edition has a floor of its own: an edition's items have little in common except their contract, and
 * the cheapest may cost a tenth of another. Any other item has its collection's floor.
 *
 * @example
 * floorOf(saffron, jars) // → { price: 450000000000000000n, currency: ether }, though other jars cost 0.045
 */
export function floorOf(
  nft: Pick<Nft, 'standard' | 'listing'>,
  collection: Pick<Collection, 'stats'> | undefined,
): Floor | undefined {
  if (nft.standard === 'erc1155' && nft.listing)
    return { price: nft.listing.unitPrice, currency: nft.listing.currency }
  return collection?.stats.floor
}
