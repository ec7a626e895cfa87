import type { MarketSwap } from '@souk/market'
import { useSwaps } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address } from 'viem'
import { useFoldedOffers } from './useFoldedOffers.js'

/**
 * Reads the swaps that ask for items of an account, and leaves out those that the visitor hid. `all` and `kept` are undefined
 * while the swaps load.
 */
export function useReceivedSwaps(owner: Address) {
  const { data } = useSwaps({ owner, limit: 50 })
  const swaps = data?.pages.flatMap((page) => page.orders)
  // A swap of the account can ask for units of which it holds some itself.
  const all = swaps?.filter(({ maker }) => !isSameAddress(maker, owner))
  const { kept, shown, hiding, line } = useFoldedOffers((all ?? []).map((offer) => ({ offer })))
  return {
    all,
    kept: all && kept,
    shown: shown.map(({ offer }) => offer),
    hiding: (offer: MarketSwap) => hiding({ offer }),
    line,
  }
}
