import type { Market } from '../api/Market.js'
import type { Listener, Listening, TradeEventName } from '../domain/TradeEvent.js'

/**
 * Calls a function at every event with a given name from now on.
 *
 * Listeners run in order of registration, during the trade. An error of a listener is logged and stops neither the
 * trade nor other listeners. A function that is added twice is called twice.
 *
 * @returns A function that removes the listener.
 *
 * @example
 * const stop = on(market, 'TransactionConfirmed', ({ transactionHash }) => show(transactionHash))
 */
export function on<name extends TradeEventName>(
  market: Pick<Market, 'listeners'>,
  name: name,
  listener: Listener<name>,
): () => void {
  return listen(market, { name, listener, isOnce: false })
}

/**
 * Calls a function at the next event with a given name only. See {@link on}.
 *
 * @returns A function that removes the listener.
 *
 * @example
 * once(market, 'MatchOrders', ({ orderHashes }) => show(orderHashes))
 */
export function once<name extends TradeEventName>(
  market: Pick<Market, 'listeners'>,
  name: name,
  listener: Listener<name>,
): () => void {
  return listen(market, { name, listener, isOnce: true })
}

/**
 * Removes a listener of an event, however often it was added. Without a function, removes all listeners of the event.
 *
 * @example
 * off(market, 'TransactionConfirmed', listener)
 */
export function off<name extends TradeEventName>(
  { listeners }: Pick<Market, 'listeners'>,
  name: name,
  listener?: Listener<name>,
): void {
  listeners.current = listeners.current.filter(
    (entry) => entry.name !== name || (listener !== undefined && entry.listener !== listener),
  )
}

function listen({ listeners }: Pick<Market, 'listeners'>, entry: Listening): () => void {
  listeners.current = [...listeners.current, entry]
  return () => {
    listeners.current = listeners.current.filter((other) => other !== entry)
  }
}
