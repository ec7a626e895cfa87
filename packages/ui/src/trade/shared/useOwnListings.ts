import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import type { Address } from 'viem'

/** Reads the holder's listings of an item, including inactive ones, which may become active again. */
export function useOwnListings(
  { contract, tokenId }: Pick<Nft, 'contract' | 'tokenId'>,
  maker: Address | undefined,
): readonly MarketOrder[] {
  const { data } = useOrders(maker && { side: 'ask', maker, contract, tokenIds: [tokenId], limit: 50 })
  return data?.pages.flatMap((page) => page.orders) ?? []
}
