import { type Activity, type AnyOrder, getOrder, type MarketApi, NoMatchingOrderError } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address, Hex } from 'viem'
import { findWinningBid } from './findWinningBid.js'

/**
 * Reads the orders by which an account sold, a few at a time. An auction is replaced by the bid that won it, because that pays
 * the price and the fees. An order that the market does not have is left out.
 *
 * @throws What the market's answer throws, and the reason of `signal` once that is aborted.
 *
 * @example
 * const orders = await readSoldOrders(api, activities, { account, signal })
 */
export async function readSoldOrders(
  api: MarketApi,
  activities: readonly Activity[],
  { account, signal }: { account: Address; signal: AbortSignal },
): Promise<ReadonlyMap<Hex, AnyOrder>> {
  const sales = activities.filter(
    ({ type, side, from }) => type === 'sale' && side !== 'swap' && isSameAddress(from, account),
  )
  const hashes = [...new Set(sales.flatMap(({ orderHash }) => orderHash ?? []))]
  const orders = new Map<Hex, AnyOrder>()
  for (let first = 0; first < hashes.length; first += mostAtOnce) {
    signal.throwIfAborted()
    const some = hashes.slice(first, first + mostAtOnce)
    const found = await Promise.all(some.map((orderHash) => findOrder(api, { orderHash, signal })))
    for (const order of found) if (order) orders.set(order.orderHash, order)
  }
  for (const sale of sales) {
    const { orderHash } = sale
    if (!orderHash) continue
    const auction = orders.get(orderHash)
    if (auction?.side !== 'ask' || auction.type !== 'english') continue
    signal.throwIfAborted()
    const bid = await findWinningBid(api, sale, { auction, signal })
    if (bid) orders.set(orderHash, bid)
  }
  return orders
}

/** A browser opens six connections to one server. */
const mostAtOnce = 6

async function findOrder(
  api: MarketApi,
  options: { orderHash: Hex; signal: AbortSignal },
): Promise<AnyOrder | undefined> {
  try {
    return await getOrder(api, options)
  } catch (error) {
    if (error instanceof NoMatchingOrderError) return undefined
    throw error
  }
}
