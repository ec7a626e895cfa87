import type { AnyOrder, MarketAuction, MarketOrder } from '@souk/market'
import { isCriteria, isCurrency } from '@souk/seaport'
import type { OrderPages } from './withoutSpent.js'

/** The options of `getOrders` in a query key, in which token ids are text. */
export type OrdersOptions = {
  side?: string
  maker?: string
  contract?: string
  tokenIds?: readonly string[]
  currency?: string
  orderBy?: string
  orderDirection?: string
}

/**
 * Picks the orders of one token that a trade has put on the market from its outcome. Orders of several tokens, or of any
 * of a collection, have reads of their own.
 *
 * @example
 * PostedNews.from(state) // → [listing]
 */
export function from(outcome: unknown): readonly MarketOrder[] {
  return [outcome].flat().filter(isOrder)
}

function isOrder(value: unknown): value is MarketOrder {
  if (typeof value !== 'object' || value === null) return false
  if (!('orderHash' in value && 'order' in value && 'remaining' in value && 'currency' in value)) return false
  return tokenOf(value as MarketOrder) !== undefined
}

/** Returns the only token of an order. A listing for one account also names it among what that account receives. */
export function tokenOf({ order: { parameters } }: Pick<MarketOrder, 'order'>) {
  const [token, ...others] = [...parameters.offer, ...parameters.consideration].filter(
    (item) => !isCurrency(item),
  )
  if (!token || isCriteria(token)) return undefined
  const isIt = (other: typeof token) =>
    other.identifierOrCriteria === token.identifierOrCriteria && isSame(other.token, token.token)
  return others.every(isIt) ? token : undefined
}

/**
 * Adds a posted order to pages that list orders like it. Pages that do not, or that have it already, stay the same object.
 *
 * @param options - The options of the read.
 */
export function withPosted(data: OrderPages, options: OrdersOptions, posted: MarketOrder): OrderPages {
  const [first, ...others] = data.pages
  if (!first || !isListed(posted, options)) return data
  const isIt = ({ orderHash }: AnyOrder) => orderHash === posted.orderHash
  if (data.pages.some(({ orders }) => orders.some(isIt))) return data
  const place = placeOf(posted, first.orders, options)
  return { ...data, pages: [{ ...first, orders: first.orders.toSpliced(place, 0, posted) }, ...others] }
}

/** Options that do not decide which orders a read lists. */
const known: readonly string[] = [
  ...['side', 'maker', 'contract', 'tokenIds', 'currency'],
  ...['orderBy', 'orderDirection', 'limit', 'includeBundled'],
]

function isListed(posted: MarketOrder, options: OrdersOptions): boolean {
  if (!Object.keys(options).every((name) => known.includes(name))) return false
  const { side, maker, contract, tokenIds, currency } = options
  const token = tokenOf(posted)
  return (
    side === posted.side &&
    isSame(posted.maker, maker) &&
    isSame(posted.currency.address, currency) &&
    isSame(token?.token ?? '', contract) &&
    (!tokenIds || tokenIds.includes(String(token?.identifierOrCriteria)))
  )
}

/** Returns whether a read of orders asks for all offers on one token. */
export function asksAllBids(
  options: OrdersOptions,
  token: { token: string; identifierOrCriteria: bigint },
): boolean {
  const { side, maker, contract, tokenIds, currency } = options
  const isAll = Object.keys(options).every((name) => known.includes(name)) && !maker && !currency
  const [only, ...others] = tokenIds ?? []
  const isOfToken = only === String(token.identifierOrCriteria) && others.length === 0
  return side === 'bid' && isAll && isOfToken && contract !== undefined && isSame(token.token, contract)
}

/** Newest first, or by price. The next answer of the market has the exact order. */
function placeOf(posted: MarketOrder, orders: readonly AnyOrder[], options: OrdersOptions): number {
  if (options.orderBy === undefined || options.orderDirection !== 'asc') return 0
  const higher = orders.findIndex(
    (order) =>
      order.side !== 'swap' &&
      isSame(order.currency.address, posted.currency.address) &&
      order.price > posted.price,
  )
  return higher === -1 ? orders.length : higher
}

/** Makes a posted bid the highest one of an auction if it is. The auction stays the same object otherwise. */
export function withBid(auction: MarketAuction, bid: MarketOrder): MarketAuction {
  const { order, reserve, highestBid, phase } = auction
  const [mine, its] = [tokenOf(bid), tokenOf(order)]
  const isOnIt =
    bid.side === 'bid' &&
    bid.status === 'active' &&
    phase === 'running' &&
    mine?.identifierOrCriteria === its?.identifierOrCriteria &&
    isSame(mine?.token ?? '', its?.token) &&
    isSame(bid.currency.address, order.currency.address)
  const isHighest = highestBid ? bid.price > highestBid.price : bid.price >= reserve
  return isOnIt && isHighest ? { ...auction, highestBid: bid } : auction
}

/** Compares with an option, which allows everything if it is absent. */
function isSame(value: string, asked: string | undefined): boolean {
  return asked === undefined || value.toLowerCase() === asked.toLowerCase()
}
