import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type OrderOptions, readOrders } from '../client/readOrders.js'
import type { BookOrderPage } from '../wire/bookOrder.js'

/**
 * Reads a page of listings from the order book.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const { orders } = await getAsks(client, { token: { contract, tokenId: 7n }, sortBy: 'price' })
 */
export function getAsks(client: ExecuteClient, options: getAsks.Options = {}): Promise<BookOrderPage> {
  return readOrders(client, '/orders/asks/v5', options)
}

export declare namespace getAsks {
  type Options = OrderOptions
}
