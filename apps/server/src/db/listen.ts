import { channelOf, type Place, toName } from './Place.js'
import { aborted, keepSession } from './session.js'

/**
 * Handlers of notifications, by channel; each receives the text of the notification. Called without a text whenever
 * notifications may have been missed.
 */
type Listeners = Readonly<Record<string, (text?: string) => void>>

/** Listens for notifications of a PostgreSQL until the signal fires, and reconnects when the connection breaks. */
export async function listen(place: Place, options: listen.Options): Promise<void> {
  const { signal, onError } = options
  const listeners = Object.fromEntries(
    Object.entries(options.listeners).map(([name, hear]) => [channelOf(place, name), hear]),
  )
  await keepSession(place.url, {
    signal,
    onError,
    use: async (session) => {
      session.client.on('notification', ({ channel, payload }) => listeners[channel]?.(payload))
      for (const channel of Object.keys(listeners)) await session.query(`listen ${toName(channel)}`)
      // Notifications sent while nothing listened are lost.
      for (const hear of Object.values(listeners)) hear()
      await aborted(session.signal)
    },
  })
}

export declare namespace listen {
  type Options = { listeners: Listeners; signal: AbortSignal; onError: (error: unknown) => void }
}
