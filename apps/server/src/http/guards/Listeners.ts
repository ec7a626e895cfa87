/** The open streams of events, so that they can be counted and told that the server goes away. */
export type Listeners = { open: Set<Listener> }

export type Listener = {
  kind: 'sse' | 'websocket'
  /** Where it comes from; nothing for a listener in this process. */
  client: string | undefined
  /** Tells the client to come back later and ends the stream. */
  end: () => void
}

/** Starts without any. */
export function create(): Listeners {
  return { open: new Set() }
}

/** Tells whether one more may listen. */
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
