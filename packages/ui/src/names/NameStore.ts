import type { EnsRecord } from './EnsRecord.js'

/** The names of ENS that a page has read, by address in lower case. */
export type KnownNames = ReadonlyMap<string, EnsRecord>

/** Reads the names of accounts when something shows them, many at a time. */
export type NameStore = {
  known: () => KnownNames
  subscribe: (onChange: () => void) => () => void
  /** Tells whether this page has read the name of an account. Before that, no name may be said to be missing. */
  isRead: (address: string) => boolean
  /** Reads the name of an account, unless it was read recently. Never fails: an account without a name has its address. */
  want: (address: string) => void
}

/** More accounts than a page shows. A page that stays open forgets nothing, so this bounds it. */
const mostAccounts = 2_000
const mostAtOnce = 60
/** Names rarely change, and every dialog reads the one that it needs again. */
const staleMs = 10 * 60_000
/** After a failure, the page shows addresses for this long before it tries again. */
const retryMs = 60_000

/**
 * Creates the store of one market.
 *
 * @param options.read - Reads the names of accounts in lower case.
 * @param options.kept - The names that an earlier visit has read. They show until they are read again.
 * @param options.onKnown - Receives all names after each read.
 * @param options.defer - Runs a function soon, after everything that is shown at the same time.
 */
export function createNameStore({
  read,
  defer,
  kept = none,
  onKnown = () => {},
  nowMs = () => performance.now(),
}: createNameStore.Options): NameStore {
  const listeners = new Set<() => void>()
  const due = new Map<string, number>()
  const wanted = new Set<string>()
  const looked = new Set<string>()
  let known: KnownNames = kept

  const readSome = async () => {
    const addresses = [...wanted].slice(0, mostAtOnce)
    for (const address of addresses) wanted.delete(address)
    if (wanted.size > 0) defer(readSome)
    const found = await read(addresses).catch(() => undefined)
    const againMs = nowMs() + (found ? staleMs : retryMs)
    for (const address of addresses) due.set(address, againMs)
    if (!found) return
    for (const address of addresses) looked.add(address)
    known = withFound(known, addresses, found)
    onKnown(known)
    for (const listener of listeners) listener()
  }

  return {
    known: () => known,
    isRead: (address) => looked.has(address.toLowerCase()),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    want: (text) => {
      const address = text.toLowerCase()
      if ((due.get(address) ?? 0) > nowMs() || (due.size >= mostAccounts && !due.has(address))) return
      due.set(address, Number.POSITIVE_INFINITY)
      wanted.add(address)
      if (wanted.size === 1) defer(readSome)
    },
  }
}

export declare namespace createNameStore {
  type Options = {
    read: (addresses: readonly string[]) => Promise<KnownNames>
    defer: (run: () => void) => void
    /** @default none */
    kept?: KnownNames
    /** @default nothing is told */
    onKnown?: (known: KnownNames) => void
    /** @default the clock */
    nowMs?: () => number
  }
}

/** An account that has lost its name is shown by its address again. */
function withFound(known: KnownNames, addresses: readonly string[], found: KnownNames): KnownNames {
  const next = new Map(known)
  for (const address of addresses) {
    const record = found.get(address)
    if (record) next.set(address, record)
    else next.delete(address)
  }
  return next
}

/** The store of a market whose chain has no names. */
export const noNames: NameStore = {
  known: () => none,
  isRead: () => true,
  subscribe: () => () => {},
  want: () => {},
}

const none: KnownNames = new Map()
