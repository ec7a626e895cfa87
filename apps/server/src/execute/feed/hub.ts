import type { Printed } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import * as Subscriptions from './Subscriptions.js'
import { type Message, toMessages } from './toMessages.js'

/** Somebody who listens. */
type Listener = {
  subscriptions: () => Subscriptions.Subscriptions
  send: (message: Message) => void
  /** It cannot be told what it asked for. */
  fail: () => void
}

/** Reads each event once for all who listen. */
export type Hub = { add: (listener: Listener) => () => void }

/** Events that wait to be told; who cannot keep up misses the oldest, as the offsets show. */
const mostWaiting = 1_000

/**
 * Makes a hub. It follows the market's events while somebody listens, and reads what they are about one after another, so
 * that messages come in the order of the events.
 */
export function createHub(market: Market): Hub {
  const listeners = new Set<Listener>()
  const waiting: Printed[] = []
  let unsubscribe: (() => void) | undefined
  let isRunning = false

  async function run(): Promise<void> {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift())
      await tell(event).catch((error: unknown) =>
        market.log.error({ err: error }, 'an event could not be delivered'),
      )
  }
  async function tell(event: Printed): Promise<void> {
    const all = [...listeners].flatMap((listener) => listener.subscriptions())
    const wants = (prefix: string) => Subscriptions.wantsAny(all, prefix)
    const kinds = {
      orders: wants('ask.') || wants('bid.'),
      sales: wants('sale.'),
      tokens: wants('token.'),
    }
    for (const message of await toMessages(market, event, kinds))
      for (const listener of listeners) hand(listener, message)
  }
  /** What goes wrong for one listener is no matter of the others. */
  function hand(listener: Listener, message: Message): void {
    try {
      if (Subscriptions.wants(listener.subscriptions(), message)) listener.send(message)
    } catch (error) {
      market.log.error({ err: error }, 'a listener could not be notified')
      listener.fail()
    }
  }
  function wake(): void {
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
      if (waiting.length > 0) wake()
    })
  }
  return {
    add: (listener) => {
      listeners.add(listener)
      unsubscribe ??= market.feed.subscribe((event) => {
        waiting.push(event)
        if (waiting.length > mostWaiting) waiting.shift()
        wake()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
        waiting.length = 0
      }
    },
  }
}
