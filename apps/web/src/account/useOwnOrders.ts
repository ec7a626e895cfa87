import type { MarketOrder, MarketSwap, Side } from '@souk/market'
import { useOrders, useSwaps } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useNextPage } from '../market/useNextPage.js'
import { isAlive } from './orderRisk.js'

/** The number of orders to read: a plan to cancel has to know them all. */
const countedOrders = 500

/** Signed orders of an account; undefined while they load, and after an error. */
export type OwnOrders = { orders: readonly MarketOrder[] | undefined; hasFailed: boolean }

/** Reads an account's listings or offers that are active or may become active again. */
export function useOwnOrders(side: Side, maker: Address): OwnOrders {
  const orders = useOrders({ side, maker, limit: 50 })
  const all = useMemo(() => orders.data?.pages.flatMap((page) => page.orders).filter(isAlive), [orders.data])
  useNextPage(orders, { wanted: all !== undefined && all.length < countedOrders })
  return { orders: all, hasFailed: orders.isError }
}

/** Reads an account's swaps that are active or may become active again; undefined while they load. */
export function useOwnSwaps(maker: Address): readonly MarketSwap[] | undefined {
  const { data } = useSwaps({ maker, limit: 50 })
  return useMemo(() => data?.pages.flatMap((page) => page.orders).filter(isAlive), [data])
}
