import type { MarketSwap } from '@souk/market'
import { useSwaps } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address } from 'viem'

/** Reads the swaps that ask for items of an account; undefined while they load. */
export function useReceivedSwaps(owner: Address): readonly MarketSwap[] | undefined {
  const { data } = useSwaps({ owner, limit: 50 })
  const swaps = data?.pages.flatMap((page) => page.orders)
  // A swap of the account can ask for units of which it holds some itself.
  return swaps?.filter(({ maker }) => !isSameAddress(maker, owner))
}
