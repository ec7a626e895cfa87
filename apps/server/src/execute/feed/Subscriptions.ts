import type { FeedWire } from '@souk/execute/wire'

/** What a listener wants to hear of. */
export type Subscription = {
  /** A kind of event, or `ask.*` and its like. */
  event: string
  /** By name of a tag its values, of which one must match; lower-case. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** Everything that a listener wants to hear of. */
export type Subscriptions = readonly Subscription[]

/** Reads a subscription. */
export function from({ event, filters }: Pick<FeedWire.FeedRequest, 'event' | 'filters'>): Subscription {
  return {
    event,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        name,
        (typeof values === 'string' ? [values] : values).map((value) => value.toLowerCase()),
      ]),
    ),
  }
}

/** Adds a subscription; the same one again changes nothing. */
export function add(all: Subscriptions, added: Subscription): Subscriptions {
  return [...remove(all, added), added]
}

/** Takes a subscription back. */
export function remove(all: Subscriptions, removed: Subscription): Subscriptions {
  const key = JSON.stringify(removed)
  return all.filter((each) => JSON.stringify(each) !== key)
}

/** What of an event subscriptions choose by. */
export type Tagged = { event: string; tags: Readonly<Record<string, string>> }

/** Tells whether anything wants an event: of a kind that it names, with a matching tag for each filter. */
export function wants(all: Subscriptions, { event, tags }: Tagged): boolean {
  return all.some(
    (each) =>
      isKind(each.event, event) &&
      Object.entries(each.filters).every(([name, values]) =>
        values.includes(tagOf(tags, name).toLowerCase()),
      ),
  )
}

/** A listener names tags as it likes: what every object inherits, such as `constructor`, is no tag. */
function tagOf(tags: Tagged['tags'], name: string): string {
  return (Object.hasOwn(tags, name) ? tags[name] : undefined) ?? ''
}

/** Tells whether anything wants events that begin so, e.g. `ask.`. */
export function wantsAny(all: Subscriptions, prefix: string): boolean {
  return all.some(({ event }) => event.startsWith(prefix))
}

/** `ask.*` stands for all that begin so. */
function isKind(wanted: string, event: string): boolean {
  return wanted === event || (wanted.endsWith('.*') && event.startsWith(wanted.slice(0, -1)))
}
