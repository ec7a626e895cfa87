import type { MarketOrder } from '@souk/market'
import { useOrders } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { isBidOn } from './isBidOn.js'

/** Reads an account's open bids on an auction. Without an account or an auction, there are none. */
export function useOwnBids(
  auction: { order: Pick<MarketOrder, 'currency' | 'order'> } | undefined,
  account: Address | undefined,
): readonly MarketOrder[] {
  const item = auction?.order.order.parameters.offer[0]
  const { data } = useOrders(
    account &&
      item && {
        side: 'bid',
        maker: account,
        contract: item.token,
        tokenIds: [item.identifierOrCriteria],
        limit: 20,
      },
  )
  return useMemo(
    () =>
      data?.pages.flatMap((page) => page.orders).filter((bid) => auction && isBidOn(auction.order, bid)) ??
      [],
    [data, auction],
  )
}
