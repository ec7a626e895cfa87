import type { MarketOrder } from '@souk/market'
import { useOrders } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { isOpen } from './listings.js'

/** Reads the sets that contain a token or tokens of a collection: those for sale, and the visitor's own even if inactive. */
export function useSets({ contract, tokenId, account }: useSets.Options): readonly MarketOrder[] {
  const about = {
    side: 'ask',
    bundled: true,
    contract,
    tokenIds: tokenId === undefined ? undefined : [tokenId],
    limit: 20,
  } as const
  const live = useOrders(contract && about)
  const own = useOrders(contract && account && { ...about, maker: account })
  const orders = live.data?.pages.flatMap((page) => page.orders) ?? []
  const known = new Set(orders.map(({ orderHash }) => orderHash))
  const others = own.data?.pages.flatMap((page) => page.orders) ?? []
  return [
    ...orders,
    ...others.filter(
      (order) => isSameAddress(order.maker, account) && !known.has(order.orderHash) && isOpen(order),
    ),
  ]
}

export declare namespace useSets {
  type Options = {
    /** Undefined while it loads. */
    contract: Address | undefined
    /** @default any token of the contract */
    tokenId?: bigint | undefined
    account: Address | undefined
  }
}
