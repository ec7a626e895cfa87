import type { Collection, Currency, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** A floor price. */
export type Floor = { price: bigint; currency: Currency }

/**
 * Finds the floor to compare an item with.
 *
 * An item of an edition has only a floor of its own, per unit: an edition's items have little in common except their
 * contract, and the cheapest may cost a tenth of another. Any other item has its collection's floor.
 *
 * @example
 * floorOf(saffron, jars) // → { price: 450000000000000000n, currency: ether }, though other jars cost 0.045
 */
export function floorOf(
  nft: Pick<Nft, 'standard' | 'listing'>,
  collection: Pick<Collection, 'stats'> | undefined,
): Floor | undefined {
  if (nft.standard === 'erc721') return collection?.stats.floor
  return nft.listing && { price: nft.listing.unitPrice, currency: nft.listing.currency }
}

/**
 * Finds the floor that a seller competes with. A seller's own listing of an edition is not a price to compare with.
 *
 * @example
 * rivalFloorOf(saffron, { collection: jars, account }) // → undefined, if the account has the cheapest listing
 */
export function rivalFloorOf(
  nft: Pick<Nft, 'standard' | 'listing'>,
  { collection, account }: { collection: Pick<Collection, 'stats'> | undefined; account: string | undefined },
): Floor | undefined {
  const isOwn = nft.standard === 'erc1155' && isSameAddress(nft.listing?.maker, account)
  return isOwn ? undefined : floorOf(nft, collection)
}
