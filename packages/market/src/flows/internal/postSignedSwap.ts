import type { Order } from '@souk/seaport'
import { postSwap } from '../../actions/postSwap.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import * as Deal from '../../domain/Deal.js'
import type { MarketSwap } from '../../domain/MarketOrder.js'
import { assertOwn, assertPosted, handOver } from './postSigned.js'

/**
 * Posts a signed swap to the market, and checks that the market stored exactly this one.
 *
 * @returns The swap as the market stores it, with its signature, so that filling it does not require the market.
 * @throws {NotPostedError} if the market does not accept it. It is signed nevertheless, and is part of the error.
 */
export function postSignedSwap(
  market: Market,
  options: { order: Order.Order; signal?: AbortSignal | undefined },
): Promise<MarketSwap> {
  const { order, signal } = options
  return handOver({ orders: [order], signal }, async () => {
    const posted = await postSwap(market.api, { order, protocolAddress: exchangeOf(market), signal })
    assertPosted(order, posted)
    assertOwn(posted, Deal.from(order.parameters))
    return { ...posted, order }
  })
}
