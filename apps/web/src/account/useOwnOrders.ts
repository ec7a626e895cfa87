import type { MarketOrder, Side } from '@souk/market'
import { useOrders } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useNextPage } from '../market/useNextPage.js'
import { isAlive } from './orderRisk.js'

/** How many orders are read at once: a plan to cancel has to know them all. */
const countedOrders = 500

/** Signed orders of an account: undefined while they load, and where they could not be read. */
export type OwnOrders = { orders: readonly MarketOrder[] | undefined; hasFailed: boolean }

/** Reads the listings or the offers of an account that can be used, now or again. */
export function useOwnOrders(side: Side, maker: Address): OwnOrders {
  const orders = useOrders({ side, maker, limit: 50 })
  const all = useMemo(() => orders.data?.pages.flatMap((page) => page.orders).filter(isAlive), [orders.data])
  useNextPage(orders, { wanted: all !== undefined && all.length < countedOrders })
  return { orders: all, hasFailed: orders.isError }
}
