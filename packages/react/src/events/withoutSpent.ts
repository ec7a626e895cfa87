import type { AnyOrder, MarketEvent } from '@souk/market'
import type { InfiniteData } from '@tanstack/react-query'
import type { Hex } from 'viem'

/** Pages of `getOrders` and `getSwaps`. */
export type OrderPages = InfiniteData<{ orders: readonly AnyOrder[]; next?: string }>

/**
 * Removes the bids and swaps that a sale has certainly spent: the one that the event names, or the winning bid of the auction
 * that it names. Other offers of the buyer on the token stay open.
 *
 * Every read is repeated after an event, but their answers come one by one. Without this, a page would show a spent bid
 * as an offer for as long as the answer about the sale precedes the one about the bids.
 *
 * Orders of several units may remain open, so they wait for the answer. Pages without such bids stay the same object.
 *
 * @param winning - The hash of the highest bid of the auction, if the sale settled one that is known.
 */
export function withoutSpent(data: OrderPages, event: MarketEvent, winning?: Hex): OrderPages {
  if (event.type !== 'sale') return data
  const isSpent = ({ side, orderHash, total }: AnyOrder) =>
    side !== 'ask' && total === 1n && (orderHash === event.orderHash || orderHash === winning)
  if (!data.pages.some(({ orders }) => orders.some(isSpent))) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      orders: page.orders.filter((order) => !isSpent(order)),
    })),
  }
}
