import type { AnyOrder, MarketEvent } from '@souk/market'
import { isCriteria } from '@souk/seaport'
import type { InfiniteData } from '@tanstack/react-query'

/** Pages of `getOrders` and `getSwaps`. */
export type OrderPages = InfiniteData<{ orders: readonly AnyOrder[]; next?: string }>

/**
 * Removes the bids and swaps that a sale has certainly spent: the one that the event names, and bids of the account that now has
 * the token. When an auction is settled, the event names the auction, and not the winning bid.
 *
 * Every read is repeated after an event, but their answers come one by one. Without this, a page would show a spent bid
 * as an offer for as long as the answer about the sale precedes the one about the bids.
 *
 * Orders of several units may remain open, so they wait for the answer. Pages without such bids stay the same object.
 */
export function withoutSpent(data: OrderPages, event: MarketEvent): OrderPages {
  if (event.type !== 'sale') return data
  if (!data.pages.some(({ orders }) => orders.some((order) => isSpent(order, event)))) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      orders: page.orders.filter((order) => !isSpent(order, event)),
    })),
  }
}

function isSpent(
  { side, orderHash, maker, total, order }: AnyOrder,
  { orderHash: filled, contract, tokenId, accounts }: MarketEvent,
): boolean {
  if (side === 'ask' || total !== 1n) return false
  if (orderHash === filled) return true
  if (side === 'swap') return false
  const { consideration } = order.parameters
  return (
    accounts.some((account) => isSame(account, maker)) &&
    consideration.some(
      (item) =>
        !isCriteria(item) && item.identifierOrCriteria === tokenId && isSame(item.token, contract ?? ''),
    )
  )
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
