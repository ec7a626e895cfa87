import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { preparePostOrders } from './preparePostOrders.js'

/**
 * Posts orders that are already signed, such as those of a `Trade.NotPostedError`. Does not ask the wallet. Repeating it
 * is safe, because orders are identified by their hash.
 *
 * The action of the same name of `@souk/market` takes an API instead of a market, and posts listings or offers on tokens
 * only.
 *
 * @param options.collectionOffer - The options that the offer was built with. Required for an offer on any token of a
 * collection.
 * @throws {NotPostedError} if the market does not accept them.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * await postOrders(market, { side: 'ask', orders: error.facts.orders })
 */
export function postOrders(market: Market, options: postOrders.Options): Promise<postOrders.Result> {
  return perform(market, options, async () => preparePostOrders(market, options))
}

export declare namespace postOrders {
  type Options = preparePostOrders.Options & Pick<Trade.Options, 'onProgress' | 'signal'>
  type Result = preparePostOrders.Outcome
}
