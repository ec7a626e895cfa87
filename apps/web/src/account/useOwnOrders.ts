import { type AnyOrder, type MarketOrder, type MarketSwap, NotFoundError, type Side } from '@souk/market'
import { useOrders, useSwaps } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useNextPage } from '../market/useNextPage.js'
import { isAlive } from './inactiveReason.js'

/** The number of orders to read: a plan to cancel has to know them all. */
const countedOrders = 500

/** Signed orders of an account; undefined while they load, and after an error. */
export type OwnOrders<order extends AnyOrder = MarketOrder> = {
  orders: readonly order[] | undefined
  hasFailed: boolean
}

/** Reads an account's listings or offers that are active or may become active again, those of several items included. */
export function useOwnOrders(side: Side, maker: Address): OwnOrders {
  const orders = useOrders({ side, maker, includeBundled: true, limit: 50 })
  const all = useMemo(() => orders.data?.pages.flatMap((page) => page.orders).filter(isAlive), [orders.data])
  useNextPage(orders, { wanted: all !== undefined && all.length < countedOrders })
  return { orders: all, hasFailed: orders.isError }
}

/** Reads an account's swaps that are active or may become active again. A market without swaps has none. */
export function useOwnSwaps(maker: Address): OwnOrders<MarketSwap> {
  const swaps = useSwaps({ maker, limit: 50 })
  const all = useMemo(() => swaps.data?.pages.flatMap((page) => page.orders).filter(isAlive), [swaps.data])
  useNextPage(swaps, { wanted: all !== undefined && all.length < countedOrders })
  if (swaps.error instanceof NotFoundError) return { orders: none, hasFailed: false }
  return { orders: all, hasFailed: swaps.isError }
}

const none: readonly MarketSwap[] = []
