import {
  type AnyOrder,
  type MarketAuction,
  type MarketOrder,
  type MarketSwap,
  NotFoundError,
  type Side,
} from '@souk/market'
import { useAuctions, useOrders, useSwaps } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { isOld } from '../market/isOld.js'
import { useNextPage } from '../market/useNextPage.js'
import { isAlive } from './inactiveReason.js'

/** The number of orders to read: a plan to cancel has to know them all. */
export const countedOrders = 500

/** The number of auctions to read. All of them are read again every 20 seconds. */
export const countedAuctions = 200

/** Signed orders of an account; undefined while they load, and after an error. */
export type OwnOrders<order extends AnyOrder = MarketOrder> = {
  orders: readonly order[] | undefined
  hasFailed: boolean
  /** Whether more pages are being read. */
  isReading: boolean
  /** Whether they are kept from before and are just being read again. */
  isOld: boolean
  /** Whether the account has more orders than are read. */
  isCut: boolean
}

/**
 * Reads an account's listings or offers that are active or may become active again, those of several items included.
 *
 * @param about - Only those of this collection, or in this currency. @default all
 */
export function useOwnOrders(
  side: Side,
  maker: Address,
  about: { contract?: Address; currency?: Address } = {},
): OwnOrders {
  const orders = useOrders({ side, maker, ...about, includeBundled: true, limit: 50 })
  const all = useMemo(() => orders.data?.pages.flatMap((page) => page.orders).filter(isAlive), [orders.data])
  return { orders: all, hasFailed: orders.isError, isOld: isOld(orders), ...usePages(orders, all) }
}

/** Reads an account's swaps that are active or may become active again. A market without swaps has none. */
export function useOwnSwaps(maker: Address): OwnOrders<MarketSwap> {
  const swaps = useSwaps({ maker, limit: 50 })
  const all = useMemo(() => swaps.data?.pages.flatMap((page) => page.orders).filter(isAlive), [swaps.data])
  const pages = usePages(swaps, all)
  if (swaps.error instanceof NotFoundError) return { orders: none, hasFailed: false, isOld: false, ...pages }
  return { orders: all, hasFailed: swaps.isError, isOld: isOld(swaps), ...pages }
}

/**
 * Reads the auctions that an account started, or bid on, newest first; `auctions` is undefined until they are read. A
 * market without auctions has none.
 */
export function useOwnAuctions(of: { maker: Address } | { bidder: Address }): {
  auctions: readonly MarketAuction[] | undefined
  isCut: boolean
} {
  // Their ends come with the clock and cause no event.
  const auctions = useAuctions({ ...of, limit: 50 }, { query: { refetchInterval: 20_000 } })
  const all = useMemo(() => auctions.data?.pages.flatMap((page) => page.auctions), [auctions.data])
  const { isReading, isCut } = usePages(auctions, all, countedAuctions)
  if (auctions.error instanceof NotFoundError) return { auctions: noAuctions, isCut: false }
  return { auctions: isReading ? undefined : all, isCut }
}

/** Reads pages until there are enough orders. */
function usePages(query: useNextPage.Query, orders: readonly unknown[] | undefined, counted = countedOrders) {
  const wanted = orders !== undefined && orders.length < counted
  useNextPage(query, { wanted })
  const isReading = orders === undefined || (wanted && query.hasNextPage)
  return { isReading, isCut: query.hasNextPage && !isReading }
}

const none: readonly MarketSwap[] = []
const noAuctions: readonly MarketAuction[] = []
