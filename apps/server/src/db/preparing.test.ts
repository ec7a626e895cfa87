import { startPostgres } from '@souk/testing/postgres'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createVersions } from '../http/shelf/createVersions.js'
import * as Changes from './Changes.js'
import { isUnavailable } from './isUnavailable.js'
import { type Database, openDatabase } from './open.js'

const postgres = await startPostgres().catch((error: unknown) => {
  process.stdout.write(`PostgreSQL cannot run here, its tests are skipped: ${String(error)}\n`)
  return undefined
})
afterAll(() => postgres?.close())

describe.each([
  ['embedded', undefined, true],
  ['postgres', postgres?.url, postgres !== undefined],
] as const)('the %s database', (_, url, isThere) => {
  let database: Database
  beforeAll(async () => {
    if (!isThere) return
    database = await openDatabase({ url, folder: 'memory://' })
    await sql`create table kept (place integer primary key, name text)`.execute(database.db)
    await sql`create sequence places start 1000`.execute(database.db)
    await sql`insert into kept select i, 'name ' || i from generate_series(1, 100) i`.execute(database.db)
  })
  afterAll(() => database?.close())

  const names = async (from: number, to: number) => {
    const { rows } = await sql<{ place: number }>`
      select * from kept where place between ${from} and ${to} order by place`.execute(database.db)
    return rows
  }

  test.runIf(isThere)('default: a frequent statement is prepared once', async () => {
    for (let round = 0; round < 5; round++)
      expect(await names(round, round)).toHaveLength(round === 0 ? 0 : 1)
    const found = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    )
    const own = found.rows.filter(({ statement }) => statement.includes('from kept'))
    expect(own.length).toBeLessThanOrEqual(1)
    expect(await names(99, 200)).toEqual([
      { place: 99, name: 'name 99' },
      { place: 100, name: 'name 100' },
    ])
  })

  test.runIf(isThere)('behavior: a table that changed meanwhile is read in its new form', async () => {
    for (let round = 0; round < 5; round++) await names(1, 1)
    await sql`alter table kept add column born integer default 7`.execute(database.db)
    for (let round = 0; round < 5; round++)
      expect(await names(1, 1)).toEqual([{ place: 1, name: 'name 1', born: 7 }])
  })

  test.runIf(isThere)('behavior: within a transaction, such a change asks for a retry', async () => {
    const read = () =>
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<object>`select * from kept where place < ${3}`.execute(tx)
        return rows
      })
    for (let round = 0; round < 5; round++) await read()
    await sql`alter table kept add column died integer`.execute(database.db)
    await expect(read()).rejects.toSatisfy(isUnavailable)
    expect(await read()).toHaveLength(2)
  })

  test.runIf(isThere)('behavior: the state has a new name after each change, and only then', async () => {
    const { look } = createVersions(database.db, () => 0n)
    const seen = [await look()]
    await names(1, 50)
    const again = { ...seen[0], changed: { since: seen[0]?.state, subjects: new Set() } }
    expect(await Promise.all([look(), look()])).toEqual([again, again])
    await sql`update kept set name = 'another' where place = 1`.execute(database.db)
    seen.push(await look())
    await database.db.transaction().execute(async (tx) => {
      await sql`delete from kept where place = 2`.execute(tx)
    })
    seen.push(await look())
    expect(new Set(seen.map(({ state }) => state)).size).toBe(3)
  })

  test.runIf(isThere)(
    'behavior: a look with one caller follows at once, one with several after a pause',
    async () => {
      const { look } = createVersions(database.db, () => 0n)
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      for (let round = 0; round < 5; round++) await look()
      await Promise.all([look(), look()])
      const paused = look()
      expect(await Promise.race([paused, names(1, 1)])).toEqual([expect.objectContaining({ place: 1 })])
      await vi.advanceTimersByTimeAsync(5)
      expect(await paused).toEqual(expect.objectContaining({ state: expect.any(String) }))
    },
  )

  test.runIf(isThere)('behavior: a look is not planned each time', async () => {
    const { look } = createVersions(database.db, () => 0n)
    for (let round = 0; round < 20; round++) await look()
    const { rows } = await sql<{ planned: number }>`
      select max(custom_plans)::integer as planned from pg_prepared_statements
      where statement like '%pg_current_snapshot%auction_end'`.execute(database.db)
    // The database plans a statement for its values five times before it compares that with a plan for any values.
    expect(rows).toEqual([{ planned: 5 }])
  })

  test.runIf(isThere)('behavior: a commit may say what it changes', async () => {
    const { look } = createVersions(database.db, () => 0n)
    const report = (subjects: readonly number[]) =>
      database.db.transaction().execute((tx) => Changes.note(tx, subjects))
    const told = async () => [...((await look()).changed?.subjects ?? ['anything'])]
    expect(await told()).toEqual(['anything'])
    await report([])
    expect(await told()).toEqual([])
    await report([1, -2, 1])
    await report([3])
    expect(await told()).toEqual([1, -2, 3])
    await sql`update kept set name = 'changed' where place = 3`.execute(database.db)
    await report([4])
    expect(await told()).toEqual(['anything'])
    expect(await told()).toEqual([])
  })

  test.runIf(isThere)(
    'behavior: after too many commits, or a large one, anything may have changed',
    async () => {
      const { look } = createVersions(database.db, () => 0n)
      const report = (subjects: readonly number[]) =>
        database.db.transaction().execute((tx) => Changes.note(tx, subjects))
      await look()
      for (let round = 0; round < 201; round++) await report([round])
      expect((await look()).changed).toBeUndefined()
      await database.db.transaction().execute(async (tx) => {
        await sql`update kept set name = 'again' where place = 3`.execute(tx)
        await Changes.note(
          tx,
          Array.from({ length: 2_001 }, (_, index) => index),
        )
      })
      expect((await look()).changed).toBeUndefined()
      await report([5])
      expect((await look()).changed?.subjects).toEqual(new Set([5]))
    },
  )

  test.runIf(isThere && url)('behavior: no change is missed, whoever commits meanwhile', async () => {
    const steps = fc.array(fc.constantFrom('0', '1', '2', '3', '4', 'report', 'look', 'look'), {
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(steps, (drawn) => play(database.db, drawn)),
      { numRuns: 15 },
    )
  })
})

/** Begins and ends the transactions of writers, of which the first three say what they change. Looks between. */
async function play(db: Database['db'], steps: readonly string[]): Promise<void> {
  const open = new Map<string, Awaited<ReturnType<ReturnType<typeof db.startTransaction>['execute']>>>()
  const write = async (writer: string) => {
    const tx = open.get(writer)
    open.delete(writer)
    if (tx) return tx.commit().execute()
    const begun = await db.startTransaction().execute()
    open.set(writer, begun)
    await sql`insert into kept (place, name) values (nextval('places'), ${writer})`.execute(begun)
    if (Number(writer) < 3) await Changes.note(begun, [Number(writer)])
  }
  let since: string | undefined
  const rows = new Map<string, string>()
  const look = async () => {
    const { rows: found } = await sql<Changes.Row & { counts: Record<string, string> }>`
      select ${Changes.columns(since)},
        (select json_object_agg(name, count) from (select name, count(*) from kept group by name) k) as counts`.execute(
      db,
    )
    const [row] = found
    if (!row) throw new RangeError('There is one row.')
    const { name, changed } = Changes.toState(row, since)
    for (const [writer, count] of Object.entries(row.counts)) {
      const isSame = rows.get(writer) === String(count)
      if (!isSame && changed) expect(changed).toContain(Number(writer))
      rows.set(writer, String(count))
    }
    since = name
  }
  const does: Readonly<Record<string, () => Promise<unknown>>> = {
    report: () => db.transaction().execute((tx) => Changes.note(tx, [])),
    look,
  }
  for (const step of steps) await (does[step] ?? (() => write(step)))()
  await look()
  for (const tx of open.values()) await tx.rollback().execute()
}
