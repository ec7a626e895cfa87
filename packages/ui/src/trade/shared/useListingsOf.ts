import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { isOpen } from '../../orders/listings.js'

/** Reads the holder's open listings of some items, among the newest of all its listings. */
export function useListingsOf(
  nfts: readonly Pick<Nft, 'contract' | 'tokenId'>[],
  maker: Address | undefined,
): readonly MarketOrder[] {
  const { data } = useOrders(maker && { side: 'ask', maker, limit: 50 })
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return orders.filter(
    (order) =>
      isOpen(order) &&
      order.order.parameters.offer.some(({ token, identifierOrCriteria }) =>
        nfts.some(
          ({ contract, tokenId }) => tokenId === identifierOrCriteria && isSameAddress(contract, token),
        ),
      ),
  )
}
