import { createHub, type Hub, type Listener } from '../../http/stream/hub.js'
import type { Market } from '../../market/Market.js'
import * as Subscriptions from './Subscriptions.js'
import { type Message, toMessages } from './toMessages.js'

/** A listener and its subscriptions. */
export type FeedListener = Listener<Message> & { subscriptions: () => Subscriptions.Subscriptions }

/** Creates the hub of this API. It reads only the kinds of subjects that listeners subscribed to. */
export function createFeedHub(market: Market): Hub<FeedListener> {
  return createHub<Message, FeedListener>(market, async (event, listeners) => {
    const all = listeners.flatMap((listener) => listener.subscriptions())
    const wants = (prefix: string) => Subscriptions.wantsAny(all, prefix)
    return toMessages(market, event, {
      orders: wants('ask.') || wants('bid.'),
      sales: wants('sale.'),
      tokens: wants('token.'),
    })
  })
}
