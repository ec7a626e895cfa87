import type { Printed } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import * as Subscriptions from './Subscriptions.js'
import { type Message, toMessages } from './toMessages.js'

/** A listener and its subscriptions. */
type Listener = {
  subscriptions: () => Subscriptions.Subscriptions
  send: (message: Message) => void
  /** Called when the requested events cannot be read. */
  fail: () => void
}

/** Reads each event once for all listeners. */
export type Hub = { add: (listener: Listener) => () => void }

/** The number of events that may wait. When the hub cannot keep up, it drops the oldest, and the offsets show the gap. */
const mostWaiting = 1_000

/**
 * Creates a hub. While there are listeners, it follows the market's events. It reads their subjects one after
 * another, so that messages come in the order of the events.
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
  /** An error of one listener does not affect the others. */
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
