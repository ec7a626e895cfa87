import * as Listeners from '../guards/Listeners.js'
import type { Surface } from './Surface.js'

/** @throws {TooManyListenersError} when the server, or this client, has too many open streams. */
export function assertRoom(
  { market, listeners }: Pick<Surface, 'listeners'> & { market: Pick<Surface['market'], 'config'> },
  client: string | undefined,
): void {
  const { mostListeners: most, mostListenersPerClient: mostPerClient } = market.config
  if (!Listeners.hasRoom(listeners, { client, most, mostPerClient }))
    throw new Listeners.TooManyListenersError({ most, mostPerClient, retryAfterMs: 10_000 })
}
