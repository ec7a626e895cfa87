import {
  type AnyOrder,
  type MarketAuction,
  type MarketOrder,
  type MarketSwap,
  NotFoundError,
  type Side,
} from '@souk/market'
import { useAuctions, useFlows, useOrders, useSwaps } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
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
  /** Whether they are kept from before, or are older than a revoked approval, and are just being read again. */
  isOld: boolean
  /** Whether the account has more orders than are read. */
  isCut: boolean
}

/** Tells whether own orders are being read, for the first time or again after a change. */
export function isUnread({
  isReading,
  isOld,
  hasFailed,
}: Pick<OwnOrders, 'isReading' | 'isOld' | 'hasFailed'>): boolean {
  return (isReading || isOld) && !hasFailed
}

/**
 * Reads an account's listings or offers that are active or may become active again, those of several items included.
 *
 * @param maker - Nothing is read without an account.
 * @param about - Only those of this collection, of these tokens of it, or in this currency. @default all
 */
export function useOwnOrders(
  side: Side,
  maker: Address | undefined,
  about: { contract?: Address; tokenIds?: readonly bigint[]; currency?: Address } = {},
): OwnOrders {
  const revokedAt = useRevokedAt(maker)
  const orders = useOrders(maker && { side, maker, ...about, includeBundled: true, limit: 50 }, {
    query: { refetchInterval: ({ state }) => state.dataUpdatedAt < revokedAt && againMs },
  })
  const all = useMemo(() => orders.data?.pages.flatMap((page) => page.orders).filter(isAlive), [orders.data])
  const isBehind = orders.data !== undefined && orders.dataUpdatedAt < revokedAt
  return {
    orders: all,
    hasFailed: orders.isError,
    isOld: isBehind || isOld(orders),
    ...usePages(orders, all),
  }
}

/** How soon to read orders again after a revoked approval, if the market tells of none that became inactive. */
const againMs = 1_000

/**
 * Returns when this browser last revoked an approval of an account, in Unix milliseconds, or 0. Orders that were read before
 * may be inactive now, of which the market tells once it has indexed the block.
 */
function useRevokedAt(account: Address | undefined): number {
  const { flows } = useFlows()
  const revoked = flows.filter(
    ({ record: { kind, status, account: owner } }) =>
      kind === 'revocation' && status === 'done' && isSameAddress(owner, account),
  )
  return Math.max(0, ...revoked.map(({ record }) => record.updatedAt))
}

/**
 * Reads an account's swaps that are active or may become active again. A market without swaps has none, and nothing is
 * read without an account.
 */
export function useOwnSwaps(maker: Address | undefined): OwnOrders<MarketSwap> {
  const swaps = useSwaps(maker && { maker, limit: 50 })
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
