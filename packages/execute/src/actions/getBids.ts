import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type OrderOptions, readOrders } from '../client/readOrders.js'
import type { BookOrderPage } from '../wire/bookOrder.js'

/**
 * Reads a page of offers from the order book.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const { orders } = await getBids(client, { maker: account, status: 'active' })
 */
export function getBids(client: ExecuteClient, options: getBids.Options = {}): Promise<BookOrderPage> {
  return readOrders(client, '/orders/bids/v6', options)
}

export declare namespace getBids {
  type Options = OrderOptions
}
