import type { FeedWire } from '@souk/execute/wire'

/** The events that a listener wants. */
export type Subscription = {
  /** A type of event, or a pattern such as `ask.*`. */
  event: string
  /** Accepted values by tag name, one of which must match; lower-case. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** All subscriptions of a listener. */
export type Subscriptions = readonly Subscription[]

/** Reads a subscription from a request. */
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

/** Adds a subscription. Adding the same one again changes nothing. */
export function add(all: Subscriptions, added: Subscription): Subscriptions {
  return [...remove(all, added), added]
}

/** Removes a subscription. */
export function remove(all: Subscriptions, removed: Subscription): Subscriptions {
  const key = JSON.stringify(removed)
  return all.filter((each) => JSON.stringify(each) !== key)
}

/** The parts of an event by which subscriptions select. */
export type Tagged = {
  event: string
  tags: Readonly<Record<string, string>>
  /** Whether the operator hides the collection. Only subscriptions for a contract or an account receive it. */
  isHidden?: boolean | undefined
}

/** Tells whether any subscription wants an event: its type matches, and so does a tag for each filter. */
export function wants(all: Subscriptions, { event, tags, isHidden = false }: Tagged): boolean {
  return all.some(
    (each) =>
      isKind(each.event, event) &&
      (!isHidden || revealing.some((name) => Object.hasOwn(each.filters, name))) &&
      Object.entries(each.filters).every(([name, values]) =>
        values.includes(tagOf(tags, name).toLowerCase()),
      ),
  )
}

/** The tags of a contract or an account. */
const revealing = ['contract', 'maker', 'taker']

/** A listener can send any tag name. A property that every object inherits, such as `constructor`, is not a tag. */
function tagOf(tags: Tagged['tags'], name: string): string {
  return (Object.hasOwn(tags, name) ? tags[name] : undefined) ?? ''
}

/** Tells whether any subscription wants events whose type begins with a prefix, e.g. `ask.`. */
export function wantsAny(all: Subscriptions, prefix: string): boolean {
  return all.some(({ event }) => event.startsWith(prefix))
}

/** `ask.*` matches all types that begin with `ask.`. */
function isKind(wanted: string, event: string): boolean {
  return wanted === event || (wanted.endsWith('.*') && event.startsWith(wanted.slice(0, -1)))
}
