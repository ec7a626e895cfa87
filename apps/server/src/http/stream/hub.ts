import type { Printed } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'

/** A listener to messages that are made from events. */
export type Listener<message> = {
  wants: (message: message) => boolean
  send: (message: message) => void
  /** Called when a message cannot be handed over. */
  fail: () => void
}

/** Reads each event once for all listeners. */
export type Hub<listener> = { add: (listener: listener) => () => void }

/** The number of events that may wait. When the hub cannot keep up, it drops the oldest. */
const mostWaiting = 1_000

/**
 * Creates a hub. While there are listeners, it follows the market's events. It reads their subjects one after
 * another, so that messages come in the order of the events.
 *
 * @param read - Makes the messages of an event that these listeners want.
 */
export function createHub<message, listener extends Listener<message>>(
  market: Pick<Market, 'feed' | 'log'>,
  read: (event: Printed, listeners: readonly listener[]) => Promise<readonly message[]>,
): Hub<listener> {
  const listeners = new Set<listener>()
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
    for (const message of await read(event, [...listeners]))
      for (const listener of listeners) hand(listener, message)
  }
  /** An error of one listener does not affect the others. */
  function hand(listener: listener, message: message): void {
    try {
      if (listener.wants(message)) listener.send(message)
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
