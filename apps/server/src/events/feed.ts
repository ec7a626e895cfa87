import type { InactiveReason, MarketEvent } from '@souk/market'
import { EventWire } from '@souk/market/wire'
import type { Kysely, Selectable } from 'kysely'
import { type Address, getAddress, type Hex } from 'viem'
import { lockState } from '../db/lockState.js'
import type { Db, Tables, Tx } from '../db/tables.js'

/** Hands new events to those who listen. */
export type Feed = {
  /**
   * Tells the feed that events were committed.
   *
   * @param newest - The number of the newest one; left out, there may be any.
   */
  wake: (newest?: number) => void
  /**
   * Hands out events that were committed a moment ago, in their order. Where others may stand before them, all are looked up.
   */
  tell: (rows: readonly EventRow[]) => void
  /** Listens to events after `after`. @returns Stops listening. */
  subscribe: (listener: (event: Printed) => void) => () => void
  /** The newest event handed out. */
  latest: () => number
  close: () => Promise<void>
}

/** An event as it goes over the wire, and what listeners choose by. It is written out when the first one wants it. */
export type Printed = { sequence: number; json: () => string; about: About }

/** What of an event listeners choose by. Addresses are lower-case. */
export type About = {
  type: MarketEvent['type']
  /** The collection's slug. */
  collection: string | null
  contract: string | null
  /** In decimal. */
  identifier: string | null
  accounts: readonly string[]
}

/** An event as the database has it. */
export type EventRow = Omit<Selectable<Tables['events']>, 'block_number'>

/** In case that nobody wakes it, because the connection on which others are heard is broken. */
const slowPollMs = 2_000
const pageSize = 500

/**
 * Starts a feed. Events live in the database; it is read once for all listeners when woken, and now and then anyway.
 *
 * @param options.pollMs - @default 2000
 */
export async function createFeed(
  db: Db,
  options: { onError: (error: unknown) => void; pollMs?: number },
): Promise<Feed> {
  const { onError, pollMs = slowPollMs } = options
  const listeners = new Set<(event: Printed) => void>()
  let latest = await latestSequence(db)
  let reading: Promise<void> | undefined
  /** Events that were committed go to this number, as far as anybody has said since the last look. */
  let told = 0

  async function pump(): Promise<void> {
    do {
      told = 0
      const events = await readEvents(db, { after: latest, limit: pageSize })
      handAll(events)
      if (events.length === pageSize) told = Number.POSITIVE_INFINITY
    } while (told > latest)
  }
  function handAll(events: readonly Printed[]): void {
    for (const event of events) {
      latest = event.sequence
      for (const listener of listeners) hand(listener, event)
    }
  }
  /** What goes wrong for one listener is no matter of the others. */
  function hand(listener: (event: Printed) => void, event: Printed): void {
    try {
      listener(event)
    } catch (error) {
      onError(error)
    }
  }
  /** Whoever writes events says so, and the database does too: of the two, only the first one makes it look. */
  function wake(newest = Number.POSITIVE_INFINITY): void {
    if (newest <= latest) return
    told = Math.max(told, newest)
    reading ??= read()
  }
  function tell(rows: readonly EventRow[]): void {
    const newest = Number(rows.at(-1)?.sequence ?? 0)
    // Numbers become visible in their order, so that nothing is missing where these follow the last one without a gap.
    if (!reading && newest === latest + rows.length) handAll(rows.map(toPrinted))
    else wake(newest)
  }
  async function read(): Promise<void> {
    try {
      await pump()
    } catch (error) {
      onError(error)
      told = 0
    }
    reading = undefined
    // Woken between the last look and now.
    if (told > latest) wake(told)
  }
  const timer = setInterval(() => wake(), pollMs)
  timer.unref()
  return {
    wake,
    tell,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    latest: () => latest,
    close: async () => {
      clearInterval(timer)
      listeners.clear()
      await reading
    },
  }
}

/** The number of the newest event; 0 before the first. */
export async function latestSequence(db: Db): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('sequence').as('sequence'))
    .executeTakeFirst()
  return Number(row?.sequence ?? 0)
}

/** Reads events in their order. */
export async function readEvents(db: Db, options: { after: number; limit: number }): Promise<Printed[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('sequence', '>', String(options.after))
    .orderBy('sequence')
    .limit(options.limit)
    .execute()
  return rows.map(toPrinted)
}

function toPrinted(row: EventRow): Printed {
  const { collection, contract, identifier, accounts } = row
  const sequence = Number(row.sequence)
  const type = row.type as MarketEvent['type']
  let json: string | undefined
  const print = () =>
    JSON.stringify(
      EventWire.encode({
        sequence,
        type,
        ...(collection === null ? undefined : { collection }),
        ...(contract === null ? undefined : { contract: getAddress(contract) }),
        ...(identifier === null ? undefined : { identifier: BigInt(identifier) }),
        ...(row.order_hash === null ? undefined : { orderHash: row.order_hash as Hex }),
        ...(row.reason === null ? undefined : { reason: row.reason as InactiveReason }),
        accounts: accounts as Address[],
        at: row.at,
      }),
    )
  return {
    sequence,
    about: { type, collection, contract, identifier, accounts },
    json: () => (json ??= print()),
  }
}

/** An event that is to be written. Addresses are lower-case. */
export type NewEvent = {
  type: MarketEvent['type']
  contract?: string | undefined
  identifier?: bigint | undefined
  orderHash?: string | undefined
  /** Why an order cannot be filled. */
  reason?: InactiveReason | undefined
  accounts?: readonly string[] | undefined
  /** The block that made it; it goes when the block goes. */
  blockNumber?: bigint | undefined
}

/** Writes events within the transaction that made them true. */
export async function appendEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await lockState(tx)
  const slugs = await slugsOf(tx)
  const at = new Date()
  for (let start = 0; start < events.length; start += 500)
    await tx
      .insertInto('events')
      .values(
        events.slice(start, start + 500).map((event) => ({
          type: event.type,
          collection: event.contract ? (slugs.get(event.contract) ?? null) : null,
          contract: event.contract ?? null,
          identifier: event.identifier ?? null,
          order_hash: event.orderHash ?? null,
          reason: event.reason ?? null,
          accounts: JSON.stringify(event.accounts ?? []),
          at,
          block_number: event.blockNumber ?? null,
        })),
      )
      .execute()
}

async function slugsOf(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('collections').select(['contract', 'slug']).execute()
  return new Map(rows.map((row) => [row.contract, row.slug]))
}
