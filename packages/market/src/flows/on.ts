import type { Market } from '../api/Market.js'
import type { Listener, Listening, TradeEventName } from '../domain/TradeEvent.js'

/**
 * Has a function called at every event of a name, from now on.
 *
 * Listeners are called in their order, in the middle of the trade: what one throws is logged and stops neither the trade
 * nor the others. A function that is added twice is called twice.
 *
 * @returns Stops listening.
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
 * Has a function called at the next event of a name only; see {@link on}.
 *
 * @returns Stops listening.
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
 * Has a function no longer called at events of a name, however often it was added. Without a function, none of them is.
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
