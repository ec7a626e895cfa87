import type { MarketOrder, MarketSwap } from '@souk/market'
import type { Address } from 'viem'
import { isUnread, useOwnOrders, useOwnSwaps } from '../../orders/useOwnOrders.js'

/** The open orders of an account that give items: its listings, auctions and swaps. */
export type GivingOrders = {
  orders: readonly (MarketOrder | MarketSwap)[]
  /** Whether they are being read. Never without an account. */
  isPending: boolean
  /** Whether some are missing: the market did not answer, or there are more than are read. */
  isIncomplete: boolean
}

/** Reads the open orders of an account that give items. */
export function useGivingOrders(account: Address | undefined): GivingOrders {
  const [listings, swaps] = [useOwnOrders('ask', account), useOwnSwaps(account)]
  const reads = [listings, swaps]
  return {
    orders: [...(listings.orders ?? []), ...(swaps.orders ?? [])],
    isPending: account !== undefined && reads.some(isUnread),
    isIncomplete: reads.some(({ hasFailed, isCut }) => hasFailed || isCut),
  }
}
