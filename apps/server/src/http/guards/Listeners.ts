import { BaseError } from '@souk/base'

/** The open event streams, so that the server can count them and tell them when it closes. */
export type Listeners = { open: Set<Listener> }

export type Listener = {
  kind: 'sse' | 'websocket'
  /** The client's address; absent for a listener in this process. */
  client: string | undefined
  /** Tells the client to reconnect later and ends the stream. */
  end: () => void
}

/** Creates an empty set. */
export function create(): Listeners {
  return { open: new Set() }
}

/** Tells whether another listener may join. */
export function hasRoom(
  { open }: Listeners,
  options: { client: string | undefined; most: number; mostPerClient: number },
): boolean {
  if (open.size >= options.most) return false
  if (options.client === undefined) return true
  let own = 0
  for (const { client } of open) if (client === options.client) own++
  return own < options.mostPerClient
}

/** Ends all streams. */
export function endAll({ open }: Listeners): void {
  for (const listener of [...open]) listener.end()
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
