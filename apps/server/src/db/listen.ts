import { aborted, keepSession } from './session.js'

/** What to do at a notification, by channel, with the text that it carries. Called without one whenever some may have been missed. */
type Listeners = Readonly<Record<string, (text?: string) => void>>

/** Hears the notifications of a PostgreSQL until the signal fires, through interruptions of the connection. */
export async function listen(url: string, options: listen.Options): Promise<void> {
  const { listeners, signal, onError } = options
  await keepSession(url, {
    signal,
    onError,
    use: async (session) => {
      session.client.on('notification', ({ channel, payload }) => listeners[channel]?.(payload))
      for (const channel of Object.keys(listeners)) await session.query(`listen ${channel}`)
      // What was said while nobody listened is lost.
      for (const hear of Object.values(listeners)) hear()
      await aborted(session.signal)
    },
  })
}

export declare namespace listen {
  type Options = { listeners: Listeners; signal: AbortSignal; onError: (error: unknown) => void }
}
