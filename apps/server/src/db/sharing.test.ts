import { poll } from '@souk/base'
import { startPostgres } from '@souk/testing/postgres'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool, type Pool } from './createPool.js'
import { sharing } from './sharing.js'
import type { Db, Tables } from './tables.js'

const postgres = await startPostgres().catch((error: unknown) => {
  process.stdout.write(`PostgreSQL cannot run here, its tests are skipped: ${String(error)}\n`)
  return undefined
})
afterAll(() => postgres?.close())

const limits = { statementMs: 20_000, lockMs: 20_000, openMs: 20_000, most: 6 }

describe.runIf(postgres)('sharing', () => {
  let own: Pool
  let one: Pool
  let db: Db
  let plain: Db
  let clockMs: number
  const url = postgres?.url ?? ''
  const over = (pool: ConstructorParameters<typeof PostgresDialect>[0]['pool']): Db =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  beforeAll(async () => {
    one = createPool({ url }, limits)
    plain = over(one.pool)
    await sql`create table drawer (place integer primary key)`.execute(plain)
  })
  afterAll(() => plain?.destroy())
  beforeEach(async () => {
    clockMs = 0
    own = createPool({ url }, limits, { pipeline: true })
    db = over(sharing(own.pool, { nowMs: () => clockMs }))
    await sql`delete from drawer`.execute(plain)
    // A text is known from its third time on.
    for (let time = 0; time < 3; time++) {
      await ask(time)
      await lock(99)
    }
  })
  afterEach(() => db?.destroy())

  type Answer = { number: number; pid: number }
  const ask = async (number: number): Promise<Answer | undefined> => {
    const query = sql<Answer>`select ${number}::integer as number, pg_backend_pid() as pid`
    return (await query.execute(db)).rows[0]
  }
  /** Takes a lock until the end of its statement. */
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(db)
  const locksAwaited = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and not granted`.execute(plain)
    return rows.length
  }
  const many = () => Promise.all(Array.from({ length: 200 }, (_, number) => ask(number)))

  test('default: each of many queries gets its own answer, over two connections', async () => {
    const found = await many()
    expect(found.map((answer) => answer?.number)).toEqual(Array.from({ length: 200 }, (_, number) => number))
    expect(new Set(found.map((answer) => answer?.pid)).size).toBe(2)
  })

  test('error: a query that fails, fails alone', async () => {
    const root = (number: number) =>
      sql<{ root: number }>`select sqrt(${number}::float) as root`.execute(db).then(
        ({ rows }) => rows[0]?.root,
        () => 'failed',
      )
    for (let time = 0; time < 3; time++) await root(4)
    expect(await Promise.all([4, -1, 9, -1, 16].map(root))).toEqual([2, 'failed', 3, 'failed', 4])
  })

  test('behavior: nobody waits behind a slow query', async () => {
    const holder = await one.pool.connect()
    await holder.query('select pg_advisory_lock(7)')
    const waiting = [lock(7), lock(7)]
    await poll(async () => (await locksAwaited()) === 2 || undefined, { intervalMs: 5 })
    clockMs += 1_000
    expect((await many()).map((answer) => answer?.number)).toHaveLength(200)
    await holder.query('select pg_advisory_unlock(7)')
    holder.release()
    await Promise.all(waiting)
  })

  test('behavior: a transaction has its own connection until it ends', async () => {
    const count = async (from: Db) => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from drawer`.execute(
        from,
      )
      return rows[0]?.count
    }
    for (let time = 0; time < 3; time++) await count(db)
    await db.transaction().execute(async (tx) => {
      await sql`insert into drawer values (1)`.execute(tx)
      expect([await count(tx), await count(db)]).toEqual([1, 0])
    })
    expect(await count(db)).toBe(1)
  })

  test('behavior: a connection that breaks fails its queries and is replaced', async () => {
    const [before] = await many()
    const holder = await one.pool.connect()
    await holder.query('select pg_advisory_lock(7)')
    const waiting = Promise.allSettled([lock(7), lock(7), ask(1), ask(2)])
    await poll(async () => (await locksAwaited()) === 2 || undefined, { intervalMs: 5 })
    own.cut()
    expect((await waiting).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await holder.query('select pg_advisory_unlock(7)')
    holder.release()
    const after = await many()
    expect(after.map((answer) => answer?.number)).toHaveLength(200)
    expect(after.map((answer) => answer?.pid)).not.toContain(before?.pid)
  })

  test('behavior: a statement that could not be prepared is asked again without a name', async () => {
    await sql`create table later (place integer)`.execute(plain)
    const read = () =>
      sql`select * from later where place < ${3}`.execute(db).then(
        ({ rows }) => rows,
        () => 'failed',
      )
    for (let time = 0; time < 2; time++) await read()
    await sql`drop table later`.execute(plain)
    expect(await Promise.all([read(), read(), read(), read()])).toEqual(Array(4).fill('failed'))
    await sql`create table later (place integer)`.execute(plain)
    expect(await Promise.all([read(), read(), read()])).toEqual([[], [], []])
  })
})
