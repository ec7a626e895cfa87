import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import * as AuctionEnd from '../../auctions/AuctionEnd.js'
import * as Changes from '../../db/Changes.js'
import { createNeighbours } from '../../db/Neighbours.js'
import type { Subject } from '../../db/Subject.js'
import type { Db } from '../../db/tables.js'

/** A state of the database. */
export type Version = {
  /** Equal names mean the same state: no process has committed anything in between. */
  state: string
  /** What has changed since an earlier state. Absent if it may be anything. */
  changed?: { since: string; subjects: ReadonlySet<Subject> } | undefined
  /** The first second after the look in which an open order starts or ends, or an auction ends. */
  turn: bigint | undefined
}

/** Tells the state of the database. */
export type Versions = {
  /** Returns the state of the database at a moment after this call. */
  look: () => Promise<Version>
}

/**
 * The pause after a look with several callers. Callers meanwhile share the next one, since more looks would cost more than
 * they save. A caller that is alone does not wait.
 */
const pauseMs = 5

/**
 * Creates a reader of the database's state.
 *
 * @param now - The current time in seconds.
 * @param options.isShared - Whether other markets have schemas in the database.
 */
export function createVersions(db: Db, now: () => bigint, { isShared: hasOthers = false } = {}): Versions {
  const neighbours = hasOthers ? createNeighbours(db) : undefined
  const readNow = async () => {
    const asked = { time: now(), since }
    const names = (await neighbours?.names()) ?? []
    try {
      return await readVersion(db, { ...asked, neighbours: names })
    } catch (error) {
      if (names.length === 0) throw error
      // The schema of another market may be gone.
      neighbours?.forget()
      return readVersion(db, { ...asked, neighbours: [] })
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Version> | undefined
  let since: string | undefined
  /** The number of callers of the next look. */
  let callers = 0
  const begin = async () => {
    await last
    const isShared = callers > 1
    next = undefined
    callers = 0
    const reading = readNow()
    // After a failure, the database may be another one.
    since = undefined
    last = rest(reading, isShared ? pauseMs : 0)
    const version = await reading
    since = version.state
    return version
  }
  const look = () => {
    callers++
    next ??= begin()
    return next
  }
  return { look }
}

type Row = Changes.Row & { turn: string | null; auction_end: string | null }

/** Each of the three times is the first entry of an index. */
async function readVersion(
  db: Db,
  { time, since, neighbours }: { time: bigint; since: string | undefined; neighbours: readonly string[] },
): Promise<Version> {
  const isOpen = sql`o.status in ('active', 'inactive')`
  const { rows } = await sql<Row>`
    select ${Changes.columns(since, neighbours)},
      least(
        (select min(o.start_time) from orders o where ${isOpen} and o.start_time > ${String(time)}::bigint),
        (select min(o.end_time) from orders o where ${isOpen} and o.end_time > ${String(time)}::bigint)
      ) as turn,
      (select min(${AuctionEnd.column}) from orders o
        where ${isOpen} and o.kind = 'english' and ${AuctionEnd.column} > ${AuctionEnd.from(time)}) as auction_end`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new RangeError('The database did not tell its state.')
  const { turn, auction_end: end } = row
  const [first] = [...(turn ? [BigInt(turn)] : []), ...(end ? [AuctionEnd.toSeconds(end)] : [])].sort(
    (a, b) => Number(a - b),
  )
  const { name: state, changed } = Changes.toState(row, since)
  return {
    state,
    turn: first,
    changed: changed && since !== undefined ? { since, subjects: changed } : undefined,
  }
}

/** Waits at least for the next round of the event loop, as the embedded database answers within one. */
async function rest(reading: Promise<unknown>, delayMs: number): Promise<void> {
  await reading.catch(() => undefined)
  await (delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : setImmediate())
}
