import type { InactiveReason, MarketEvent, MarketEventFacts } from '@souk/market'
import { EventWire } from '@souk/market/wire'
import { type Selectable, sql } from 'kysely'
import { type Address, getAddress, type Hex } from 'viem'
import type { changeState } from '../db/changeState.js'
import { isHidden } from '../db/isHidden.js'
import type { Db, Tables, Tx } from '../db/tables.js'

/** Delivers new events to listeners. */
export type Feed = {
  /**
   * Tells the feed that events were committed.
   *
   * @param newest - The number of the newest event. @default unknown: the feed looks up all
   */
  wake: (newest?: number) => void
  /**
   * As `wake`, for news from the database, of which most are about this process's own writes. Those are told to the feed
   * a moment later, so it waits that long before it looks up events that it may be told.
   */
  hear: (newest?: number) => void
  /** Delivers events that were just committed, in order. Where other events may precede them, the feed looks up all. */
  tell: (rows: readonly EventRow[]) => void
  /** Listens to events after `after`. @returns A function that stops listening. */
  subscribe: (listener: (event: Printed) => void) => () => void
  /** The number of the newest delivered event. */
  latest: () => number
  close: () => Promise<void>
}

/**
 * An event as JSON, and the facts by which listeners select it. The JSON is written for the first listener that wants
 * it.
 */
export type Printed = { sequence: number; json: () => string; about: About }

/** The facts by which listeners select events. Addresses are lower-case. */
export type About = {
  type: MarketEvent['type']
  /** The collection's slug. */
  collection: string | null
  contract: string | null
  /** In decimal. */
  identifier: string | null
  accounts: readonly string[]
  /** Whether the operator hides the collection. Only listeners that ask for it, its tokens or its accounts receive the event. */
  isHidden: boolean
}

/** An event as stored in the database, and whether the operator hides its collection. */
export type EventRow = Omit<Selectable<Tables['events']>, 'block_number'> & { is_hidden: boolean }

/** How long a writer in this process may take to tell the feed what the database has announced already. */
const tellingMs = 10
/** The feed also polls, in case the connection that wakes it is broken. */
const slowPollMs = 2_000
const pageSize = 500

/**
 * Starts a feed. Events are stored in the database. The feed reads them once for all listeners, when woken and at
 * intervals.
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
  /** The highest committed event number reported since the last read. */
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
  /** An error of one listener does not affect the others. */
  function hand(listener: (event: Printed) => void, event: Printed): void {
    try {
      listener(event)
    } catch (error) {
      onError(error)
    }
  }
  /** Both the writer of an event and the database wake the feed. Only the first of the two makes it read. */
  function wake(newest = Number.POSITIVE_INFINITY): void {
    if (newest <= latest) return
    told = Math.max(told, newest)
    reading ??= read()
  }
  let hearing: NodeJS.Timeout | undefined
  let heard = 0
  function hear(newest = Number.POSITIVE_INFINITY): void {
    heard = Math.max(heard, newest)
    hearing ??= setTimeout(() => {
      const all = heard
      hearing = undefined
      heard = 0
      wake(all)
    }, tellingMs)
  }
  function tell(rows: readonly EventRow[]): void {
    const newest = Number(rows.at(-1)?.sequence ?? 0)
    // Numbers become visible in order, so no event is missing if these follow the last one without a gap.
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
    // Woken between the last read and now.
    if (told > latest) wake(told)
  }
  const timer = setInterval(() => wake(), pollMs)
  timer.unref()
  return {
    wake,
    hear,
    tell,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    latest: () => latest,
    close: async () => {
      clearInterval(timer)
      clearTimeout(hearing)
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

/** Reads events in order. */
export async function readEvents(db: Db, options: { after: number; limit: number }): Promise<Printed[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .select(isHidden('contract').as('is_hidden'))
    .where('sequence', '>', String(options.after))
    .orderBy('sequence')
    .limit(options.limit)
    .execute()
  return rows.map(toPrinted)
}

function toPrinted(row: EventRow): Printed {
  const { collection, contract, identifier, accounts, facts } = row
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
        ...(identifier === null ? undefined : { tokenId: BigInt(identifier) }),
        ...(row.order_hash === null ? undefined : { orderHash: row.order_hash as Hex }),
        ...(row.reason === null ? undefined : { reason: row.reason as InactiveReason }),
        accounts: accounts as Address[],
        at: row.at,
        ...(facts ? EventWire.decodeFacts(facts) : isPartial(type)),
      }),
    )
  return {
    sequence,
    about: { type, collection, contract, identifier, accounts, isHidden: row.is_hidden },
    json: () => (json ??= print()),
  }
}

/** An event that should have facts was stored before they were kept, or its order is no longer known. */
function isPartial(type: MarketEvent['type']): { isPartial?: true } {
  return type === 'metadata' || type === 'reorg' ? {} : { isPartial: true }
}

/** An event to be written. Addresses are lower-case. */
export type NewEvent = {
  type: MarketEvent['type']
  contract?: string | undefined
  identifier?: bigint | undefined
  orderHash?: string | undefined
  /** Why an order cannot be filled. */
  reason?: InactiveReason | undefined
  accounts?: readonly string[] | undefined
  /** The block that caused the event. If the block is dropped, so is the event. */
  blockNumber?: bigint | undefined
  /** What happened. @default the facts of the order */
  facts?: MarketEventFacts | undefined
}

/**
 * Writes events in the transaction that makes them true, which is one of {@link changeState}.
 *
 * @returns Them as stored, in order.
 */
export async function appendEvents(tx: Tx, events: readonly NewEvent[]): Promise<readonly EventRow[]> {
  const rows: EventRow[] = []
  const at = new Date()
  for (let start = 0; start < events.length; start += 500)
    rows.push(...(await insertEvents(tx, events.slice(start, start + 500), at)))
  return rows
}

async function insertEvents(tx: Tx, events: readonly NewEvent[], at: Date): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    insert into events (type, collection, contract, identifier, order_hash, reason, accounts, at, block_number, facts)
    select e.type, c.slug, e.contract, e.identifier, e.order_hash, e.reason, e.accounts, ${at}::timestamptz, e.block_number,
      case when e.facts is null then (select order_facts(o) from orders o where o.order_hash = e.order_hash)
        else coalesce((select jsonb_build_object('order_type', o.kind) from orders o where o.order_hash = e.order_hash), '{}')
          || e.facts end
    from rows from (json_to_recordset(${toJson(events)}::json) as (type text, contract text, identifier numeric,
        order_hash text, reason text, accounts jsonb, block_number bigint, facts jsonb)) with ordinality
      as e (type, contract, identifier, order_hash, reason, accounts, block_number, facts, place)
    left join collections c on c.contract = e.contract order by e.place
    returning sequence, type, collection, contract, identifier, order_hash, reason, accounts, at, facts,
      ${isHidden('contract')} as is_hidden`.execute(tx)
  return rows.toSorted((a, b) => Number(a.sequence) - Number(b.sequence))
}

function toJson(events: readonly NewEvent[]): string {
  return JSON.stringify(
    events.map(({ type, contract, identifier, orderHash, reason, accounts = [], blockNumber, facts }) => ({
      type,
      contract,
      identifier: identifier?.toString(),
      order_hash: orderHash,
      reason,
      accounts,
      block_number: blockNumber?.toString(),
      facts: facts && EventWire.encodeFacts(facts),
    })),
  )
}
