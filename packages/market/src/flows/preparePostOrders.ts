import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import { postCollectionOffer } from '../actions/postCollectionOffer.js'
import { exchangeOf, type Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type { AnyOrder, OrderSide } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { assertPosted, handOver, postSigned } from './internal/postSigned.js'
import { postSignedSwap } from './internal/postSignedSwap.js'

/**
 * Prepares posting orders that are already signed, such as those of a `Trade.NotPostedError`. Does not ask the wallet.
 * Repeating it is safe, because orders are identified by their hash.
 *
 * @param options.collectionOffer - The options that the offer was built with. Required for an offer on any token of a
 * collection.
 * @throws {NotPostedError} if the market does not accept them.
 *
 * @example
 * const { run } = preparePostOrders(market, { side: 'ask', orders: error.facts.orders })
 */
export function preparePostOrders(
  market: Market,
  options: preparePostOrders.Options,
): preparePostOrders.Result {
  const { side, orders, collectionOffer } = options
  const orderHashes = orders.map(({ parameters }) => Order.hash(parameters))
  return {
    plan: { steps: [{ kind: 'post' }], orderHashes },
    run: async function* ({ signal } = {}) {
      yield { type: 'posting', step: 0, of: 1 }
      if (side === 'swap')
        return Promise.all(orders.map((order) => postSignedSwap(market, { order, signal })))
      if (!collectionOffer) return postSigned(market, { side, orders, signal })
      const protocolAddress = exchangeOf(market)
      return handOver({ orders, signal }, () =>
        Promise.all(
          orders.map(async (order) => {
            const posted = await postCollectionOffer(market.api, {
              ...collectionOffer,
              ...{ order, protocolAddress, signal },
            })
            assertPosted(order, posted)
            return { ...posted, order }
          }),
        ),
      )
    },
  }
}

export declare namespace preparePostOrders {
  type Options = {
    side: OrderSide
    orders: readonly Order.Order[]
    collectionOffer?: Pick<postCollectionOffer.Options, 'slug' | 'traits' | 'tokenIds'> | undefined
  }
  type Plan = { steps: readonly Trade.Step[]; orderHashes: readonly Hex[] }
  type Outcome = readonly (AnyOrder | CollectionOffer)[]
  type Result = Trade.Prepared<Plan, Outcome>
}
