import { BaseError } from '@souk/base'
import * as Listeners from '../guards/Listeners.js'
import type { Surface } from './Surface.js'

/** @throws {TooManyListenersError} when the server, or this client, has too many open streams. */
export function assertRoom({ market, listeners }: Surface, client: string | undefined): void {
  const { mostListeners: most, mostListenersPerClient: mostPerClient } = market.config
  if (!Listeners.hasRoom(listeners, { client, most, mostPerClient }))
    throw new TooManyListenersError({ most, mostPerClient, retryAfterMs: 10_000 })
}

/** Thrown when the limit of open streams is reached. */
export class TooManyListenersError extends BaseError<TooManyListenersError.Facts> {
  override readonly name = 'Http.TooManyListenersError'
  constructor(facts: TooManyListenersError.Facts) {
    super(
      `Too many streams are open. The limits are ${facts.most} in total and ${facts.mostPerClient} from one address.`,
      {
        facts,
        retry: 'later',
      },
    )
  }
}
export declare namespace TooManyListenersError {
  type Facts = { most: number; mostPerClient: number; retryAfterMs: number }
}
