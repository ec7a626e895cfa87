import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import type { Address } from 'viem'

/** The holder's listings of an item; also those that cannot be bought now, for they may come back. */
export function useOwnListings(
  { contract, identifier }: Pick<Nft, 'contract' | 'identifier'>,
  maker: Address | undefined,
): readonly MarketOrder[] {
  const { data } = useOrders(
    maker && { side: 'ask', maker, assetContractAddress: contract, tokenIds: [identifier], limit: 50 },
  )
  return data?.pages.flatMap((page) => page.orders) ?? []
}
