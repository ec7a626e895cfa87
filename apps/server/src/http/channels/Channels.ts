/** A client's channel: the events of one collection, or of all. */
export type Channel = {
  topic: string
  joinRef: string | null
  /** A slug, or `*` for all collections. */
  collection: string
  /** The types of events that the client named in its join. All, if it named none. */
  types: ReadonlySet<string> | undefined
}

/** The channels that a client has joined, by topic. */
export type Channels = ReadonlyMap<string, Channel>

/** An event of a collection. */
export type Told = { collection: string; type: string; isHidden: boolean }

/** Adds a channel. Joining a topic again replaces its channel. */
export function join(all: Channels, channel: Channel): Channels {
  return new Map([...all, [channel.topic, channel]])
}

/** Removes the channel of a topic. */
export function leave(all: Channels, topic: string): Channels {
  return new Map([...all].filter(([name]) => name !== topic))
}

/** Returns the channels that an event belongs to. */
export function of(all: Channels, { collection, type, isHidden }: Told): readonly Channel[] {
  return [...all.values()].filter(
    (channel) =>
      (channel.collection === collection || (channel.collection === '*' && !isHidden)) &&
      (channel.types === undefined || channel.types.has(type)),
  )
}

/** Reads the collection that a topic names: `collection:lanterns`, or `collection:*`. */
export function collectionOf(topic: string): string | undefined {
  return /^collection:(.+)$/.exec(topic)?.[1]
}
