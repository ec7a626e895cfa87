import type { MarketOrder } from '@souk/market'
import { useCollections } from '@souk/react'
import type { Address } from 'viem'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { nftName } from '../nft/nftName.js'
import type { OwnOffers } from './ownOffers.js'

/**
 * Returns a function that names the subject of an own offer: its item, or the collection whose items it is for.
 *
 * @param collection - The contract of the collection whose offers were found, if it was not the items'.
 */
export function useOwnOfferName(
  found: readonly OwnOffers[],
  collection: Address | undefined,
): (offer: MarketOrder | undefined) => string {
  const { data } = useCollections(collection && found.length > 0 ? { limit: 50 } : undefined)
  const known = data?.pages
    .flatMap((page) => page.collections)
    .find(({ contract }) => isSameAddress(contract, collection))
  return (offer) => {
    const on = found.find(({ offers }) => offers.some(({ orderHash }) => orderHash === offer?.orderHash))
    if (on?.nft) return nftName(on.nft)
    return known?.name ?? (collection ? formatAddress(collection) : '')
  }
}
