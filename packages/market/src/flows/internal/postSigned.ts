import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { type Hex, isAddressEqual } from 'viem'
import { postOrder } from '../../actions/postOrder.js'
import { postOrders } from '../../actions/postOrders.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import * as Deal from '../../domain/Deal.js'
import type { AnyOrder, MarketOrder, Side } from '../../domain/MarketOrder.js'
import { OtherOrderError, UntrueError } from './assertMatchesSigned.js'
import { isAbort } from './perform.js'

/**
 * Posts signed orders to the market in one request, and checks that the market stored exactly these.
 *
 * @returns The orders as the market stores them, with their signatures, so that filling one does not require the market.
 * @throws {NotPostedError} if the market does not accept them. They are signed nevertheless, and are part of the error.
 */
export async function postSigned(
  market: Market,
  options: { side: Side; orders: readonly Order.Order[]; signal?: AbortSignal | undefined },
): Promise<readonly MarketOrder[]> {
  const { side, orders, signal } = options
  const protocolAddress = exchangeOf(market)
  const [only] = orders
  return handOver({ orders, signal }, async () => {
    const posted =
      orders.length === 1 && only
        ? [await postOrder(market.api, { side, order: only, protocolAddress, signal })]
        : await postOrders(market.api, { side, orders, protocolAddress, signal })
    return orders.map((order, index) => confirmPosted(order, posted[index]))
  })
}

/** Posts signed data to the market. If that fails, the error contains what was signed. */
export async function handOver<value>(
  options: { orders: readonly Order.Order[]; signal?: AbortSignal | undefined },
  post: () => Promise<value>,
): Promise<value> {
  const { orders, signal } = options
  try {
    return await post()
  } catch (error) {
    if (isAbort(error, signal) || !(error instanceof BaseError)) throw error
    const orderHashes = orders.map(({ parameters }) => Order.hash(parameters))
    throw new NotPostedError({ orders, orderHashes }, error)
  }
}

/** Checks that the market shows the signed order. */
function confirmPosted(order: Order.Order, posted: MarketOrder | undefined): MarketOrder {
  assertPosted(order, posted)
  const orderHash = Order.hash(order.parameters)
  const deal = Deal.from(order.parameters)
  const refuse = (field: UntrueError.Field, claimed: unknown, signed: unknown) =>
    new UntrueError({ orderHash, field, claimed: String(claimed), signed: String(signed) })
  assertOwn(posted, deal)
  if (deal.currency && !isAddressEqual(posted.currency.address, deal.currency))
    throw refuse('currency', posted.currency.address, deal.currency)
  const prices = [Deal.priceAt(deal, deal.startTime), Deal.priceAt(deal, deal.endTime)]
  const [highest, lowest] = prices as [bigint, bigint]
  if (posted.type !== 'english' && (posted.price > highest || posted.price < lowest))
    throw refuse('price', posted.price, highest)
  return { ...posted, order }
}

/** Checks the maker and the side that a market reports. */
export function assertOwn(posted: AnyOrder, deal: Deal.Deal): void {
  const { orderHash } = posted
  if (!isAddressEqual(posted.maker, deal.maker))
    throw new UntrueError({ orderHash, field: 'maker', claimed: posted.maker, signed: deal.maker })
  if (deal.side !== posted.side)
    throw new UntrueError({ orderHash, field: 'side', claimed: posted.side, signed: deal.side })
}

/**
 * Checks that the market stored the order that was posted.
 *
 * @throws {OtherOrderError} if it returns another one.
 */
export function assertPosted<posted extends { orderHash: Hex; order: Order.Order }>(
  order: Order.Order,
  posted: posted | undefined,
): asserts posted is posted {
  const asked = Order.hash(order.parameters)
  if (!posted) throw new OtherOrderError({ asked, given: '0x' })
  const given = Order.hash(posted.order.parameters)
  if (posted.orderHash !== asked) throw new OtherOrderError({ asked, given: posted.orderHash })
  if (given !== asked) throw new OtherOrderError({ asked, given })
}

/**
 * Thrown when orders were signed but may not be on the market. They are still binding: post `facts.orders` again with
 * `postOrder`, `postOrders` or `postCollectionOffer`, which you can repeat safely, or cancel them.
 */
export class NotPostedError extends BaseError<NotPostedError.Facts> {
  override readonly name = 'Trade.NotPostedError'
  constructor(facts: NotPostedError.Facts, cause: BaseError) {
    const what = facts.orders.length === 1 ? 'The order is' : `${facts.orders.length} orders are`
    super(`${what} signed, but may not be on the market: ${cause.message}`, {
      facts,
      cause,
      retry: cause.retry,
    })
  }
}
export declare namespace NotPostedError {
  type Facts = { orders: readonly Order.Order[]; orderHashes: readonly Hex[] }
}
