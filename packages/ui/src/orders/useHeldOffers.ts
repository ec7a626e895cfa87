import type { MarketOrder } from '@souk/market'
import { useFlows, useOrders } from '@souk/react'
import type { Address } from 'viem'
import { isOpen } from './listings.js'
import { ownFills } from './ownFills.js'

/** Reads an account's open offers on one item, without those that it has just filled. Without an account, there are none. */
export function useHeldOffers(
  { contract, tokenId }: { contract: Address; tokenId: bigint },
  account: Address | undefined,
): readonly MarketOrder[] {
  const filled = ownFills(useFlows().flows.map(({ record }) => record))
  const { data } = useOrders(
    account && { side: 'bid', maker: account, contract, tokenIds: [tokenId], limit: 50 },
  )
  const offers = data?.pages.flatMap((page) => page.orders) ?? []
  return offers.filter((offer) => offer.type !== 'criteria' && isOpen(offer) && !filled.has(offer.orderHash))
}
