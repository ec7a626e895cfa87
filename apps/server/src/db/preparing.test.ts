import { startPostgres } from '@souk/testing/postgres'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVersions } from '../http/shelf/createVersions.js'
import { isUnavailable } from './isUnavailable.js'
import { type Database, openDatabase } from './open.js'
import * as State from './State.js'

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
    expect(await Promise.all([look(), look()])).toEqual([seen[0], seen[0]])
    await sql`update kept set name = 'another' where place = 1`.execute(database.db)
    seen.push(await look())
    await database.db.transaction().execute(async (tx) => {
      await sql`delete from kept where place = 2`.execute(tx)
    })
    seen.push(await look())
    expect(new Set(seen.map(({ state }) => state)).size).toBe(3)
  })

  test.runIf(isThere)('behavior: a commit that changes nothing leaves the name of the state', async () => {
    const { look } = createVersions(database.db, () => 0n)
    const report = () => database.db.updateTable('progress').set(State.unchanged).execute()
    const before = await look()
    for (let round = 0; round < 3; round++) await report()
    expect(await look()).toEqual(before)
    await sql`update kept set name = 'changed' where place = 3`.execute(database.db)
    const after = await look()
    expect(after.state).not.toBe(before.state)
    await report()
    expect(await look()).toEqual(after)
  })

  test.runIf(isThere && url)('behavior: equal names mean equal rows, whoever commits meanwhile', async () => {
    const steps = fc.array(fc.constantFrom('0', '1', '2', 'report', 'report', 'both'), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(steps, (drawn) => play(database.db, drawn)),
      { numRuns: 15 },
    )
  })
})

/** Begins and ends the transactions of three writers, and reports between them. */
async function play(db: Database['db'], steps: readonly string[]): Promise<void> {
  const open = new Map<string, Awaited<ReturnType<ReturnType<typeof db.startTransaction>['execute']>>>()
  const rowsByName = new Map<string, string>()
  const write = async (writer: string) => {
    const tx = open.get(writer)
    open.delete(writer)
    if (tx) return tx.commit().execute()
    const begun = await db.startTransaction().execute()
    open.set(writer, begun)
    await sql`insert into kept (place, name) values (nextval('places'), ${writer})`.execute(begun)
  }
  const does: Readonly<Record<string, () => Promise<unknown>>> = {
    report: () => db.updateTable('progress').set(State.unchanged).execute(),
    both: () =>
      db.transaction().execute(async (tx) => {
        await sql`create temporary table if not exists seen (place integer) on commit drop`.execute(tx)
        await tx.updateTable('progress').set(State.unchanged).execute()
      }),
  }
  for (const step of steps) {
    await (does[step] ?? (() => write(step)))()
    const { rows } = await sql<{ name: string; rows: string }>`
      select ${State.name} as name, (select count(*) from kept)::text as rows`.execute(db)
    const [{ name, rows: count } = { name: '', rows: '' }] = rows
    expect(rowsByName.get(name) ?? count).toBe(count)
    rowsByName.set(name, count)
  }
  for (const tx of open.values()) await tx.rollback().execute()
}
