import type { MarketSwap, Nft } from '@souk/market'
import { useSwaps } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { type Side, swapSides } from '@souk/ui/parts/swaps/swapSides.js'

/** Reads the swaps about an item: those that ask for it, and those that give it. */
export function useItemSwaps({ contract, tokenId }: Pick<Nft, 'contract' | 'tokenId'>): {
  asking: readonly MarketSwap[]
  giving: readonly MarketSwap[]
} {
  const clock = useClock()
  const { data } = useSwaps({ contract, tokenIds: [tokenId], limit: 50 })
  const swaps = data?.pages.flatMap((page) => page.orders) ?? []
  const has = ({ tokens }: Side) =>
    tokens.some((token) => token.tokenId === tokenId && isSameAddress(token.contract, contract))
  const isGiven = ({ order }: MarketSwap) => has(swapSides(order, { role: 'maker', now: clock() }).give)
  return { asking: swaps.filter((swap) => !isGiven(swap)), giving: swaps.filter(isGiven) }
}
