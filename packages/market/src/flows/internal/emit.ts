import type { Market } from '../../api/Market.js'
import type { Listener, TradeEventName, TradeEvents } from '../../domain/TradeEvent.js'

/**
 * Calls the listeners of an event. An error of a listener is logged, because it must not stop a trade that may already
 * have sent money.
 */
export function emit<name extends TradeEventName>(
  { listeners, logger }: Pick<Market, 'listeners' | 'logger'>,
  name: name,
  payload: TradeEvents[name],
): void {
  const called = listeners.current.filter((entry) => entry.name === name)
  listeners.current = listeners.current.filter((entry) => entry.name !== name || !entry.isOnce)
  for (const { listener } of called) {
    try {
      const tell = listener as Listener<name>
      tell(payload)
    } catch (error) {
      logger.warn(`A listener of ${name} failed.`, { error })
    }
  }
}
