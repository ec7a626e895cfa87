import { EventWire } from '@souk/market/wire'
import { preparedDatabase } from '@souk/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import type { Db } from '../db/tables.js'
import { appendEvents, createFeed, type EventRow, type Feed, readEvents } from './feed.js'

let database: Database
let feed: Feed
let heard: number[]
/** Settles once an event of that number has been delivered. */
let hear: (sequence: number) => Promise<void>

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
})
afterAll(() => database.close())

const onError = (error: unknown) => expect.unreachable(String(error))

beforeEach(async () => {
  feed = await createFeed(database.db, { onError, pollMs: 3_600_000 })
  heard = []
  const waiting = new Map<number, () => void>()
  feed.subscribe(({ sequence }) => {
    heard.push(sequence)
    waiting.get(sequence)?.()
  })
  hear = (sequence) => new Promise((resolve) => waiting.set(sequence, resolve))
  return () => feed.close()
})

/** Commits events without waking the feed. */
async function commit(count: number): Promise<EventRow[]> {
  const { db } = database
  const events = Array.from({ length: count }, () => ({ type: 'listing' as const, accounts: ['0xaa'] }))
  return db.transaction().execute(async (tx) => [...(await appendEvents(tx, events))])
}

/** Counts the statements of a database. */
function counting(db: Db) {
  let count = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      count++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: counted, statements: () => count }
}

const numbersOf = (rows: readonly EventRow[]) => rows.map(({ sequence }) => Number(sequence))

describe('createFeed', () => {
  test('default: delivers given events at once, and not again when woken', async () => {
    const rows = await commit(3)
    feed.tell(rows)
    expect(heard).toEqual(numbersOf(rows))
    feed.wake(feed.latest())
    const [next] = await commit(1)
    const last = Number(next?.sequence)
    const heardLast = hear(last)
    feed.wake(last)
    await heardLast
    expect(heard).toEqual([...numbersOf(rows), last])
  })

  test('behavior: looks up all in order when others may precede the given events', async () => {
    const missed = await commit(2)
    const rows = await commit(2)
    const all = numbersOf([...missed, ...rows])
    const heardLast = hear(all.at(-1) ?? 0)
    feed.tell(rows)
    expect(heard).toEqual([])
    await heardLast
    expect(heard).toEqual(all)
  })

  test('behavior: delivers events that are given during a read once', async () => {
    const rows = await commit(2)
    const [first, last = 0] = numbersOf(rows)
    const heardLast = hear(last)
    feed.wake(first)
    feed.tell(rows)
    await heardLast
    await feed.close()
    expect(heard).toEqual([first, last])
  })

  test('behavior: reads nothing that a writer tells right after the database has announced it', async () => {
    const counted = counting(database.db)
    const own = await createFeed(counted.db, { onError, pollMs: 3_600_000 })
    const delivered: number[] = []
    own.subscribe(({ sequence }) => delivered.push(sequence))
    const before = counted.statements()
    const told = await commit(2)
    own.hear(own.latest() + 2)
    own.tell(told)
    const strange = await commit(1)
    const [last] = numbersOf(strange)
    await new Promise<void>((resolve) => {
      own.subscribe(({ sequence }) => sequence === last && resolve())
      own.hear(last)
    })
    expect(delivered).toEqual(numbersOf([...told, ...strange]))
    expect(counted.statements() - before).toBe(1)
    await own.close()
  })

  test('behavior: facts take no statement of their own', async () => {
    const counted = counting(database.db)
    const events = Array.from({ length: 100 }, (_, index) => ({
      type: 'sale' as const,
      orderHash: `0x${'1'.repeat(64)}`,
      accounts: ['0xaa'],
      facts: { price: BigInt(index) },
    }))
    const rows = await counted.db.transaction().execute((tx) => appendEvents(tx, events))
    expect([rows.length, rows[7]?.facts, counted.statements()]).toEqual([100, { price: '7' }, 1])
  })

  test('behavior: says that the facts of an earlier event are unknown', async () => {
    const [known, order, reorg] = await database.db.transaction().execute((tx) =>
      appendEvents(tx, [
        { type: 'floor', facts: {} },
        // As if stored before facts were kept: the order has none.
        { type: 'listing', orderHash: `0x${'1'.repeat(64)}` },
        { type: 'reorg' },
      ]),
    )
    const events = await readEvents(database.db, { after: Number(known?.sequence) - 1, limit: 3 })
    const told = events.map(({ json }) => EventWire.decode(JSON.parse(json())))
    expect([known?.facts, order?.facts, reorg?.facts]).toEqual([{}, null, null])
    expect(told.map(({ type, isPartial, price }) => ({ type, isPartial, price }))).toEqual([
      { type: 'floor', isPartial: undefined, price: undefined },
      { type: 'listing', isPartial: true, price: undefined },
      { type: 'reorg', isPartial: undefined, price: undefined },
    ])
  })

  test('behavior: does nothing without events', () => {
    feed.tell([])
    expect(heard).toEqual([])
  })
})
