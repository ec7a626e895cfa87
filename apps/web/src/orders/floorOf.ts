import type { Collection, Currency, Nft } from '@souk/market'

/** What the cheapest costs. */
export type Floor = { price: bigint; currency: Currency }

/**
 * Finds the price that an item is weighed against.
 *
 * One of an edition is worth what others of its kind cost: kinds have little in common but their contract, and the cheapest
 * of the collection may be a tenth of it. Anything else is weighed against its collection.
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
