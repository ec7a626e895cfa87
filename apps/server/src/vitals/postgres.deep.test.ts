import { poll } from '@souk/base'
import { testChain } from '@souk/testing'
import { createDatabase, startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { type TestServer, testServer } from '@souk/testing/server'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '../db/createPool.js'
import type { Logger } from '../market/log.js'

const chain = testChain({ isUndone: false })
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
let postgres: TestPostgres
let databaseUrl: string
let server: TestServer

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.close())
beforeEach(async () => {
  databaseUrl = await createDatabase(postgres.url)
  server = await testServer({ rpcUrl: chain.rpcUrl, databaseUrl, logger, answerTimeoutMs: 1_000 })
  await untilReady(true)
})
afterEach(() => server.close())

/** @returns The reasons why it is not ready, if any. */
const untilReady = (expected: boolean) =>
  poll(
    async () => {
      const response = await server.app.request('/ready')
      const { reasons } = await response.json()
      return (response.status === 200) === expected ? (reasons as readonly string[]) : undefined
    },
    { intervalMs: 20, deadlineMs: 30_000 },
  )

describe('/ready on PostgreSQL', () => {
  test('behavior: writes are frozen', async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('select pg_advisory_lock(7230151)')
    expect((await untilReady(false))[0]).toMatch(/^The database takes no writes: /)
    await client.end()
    await untilReady(true)
  }, 60_000)

  test('behavior: PostgreSQL stops for a while; requests are refused in time', async () => {
    await postgres.pause()
    const response = await server.app.request('/v2/collections')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await untilReady(false))[0]).toMatch(/^The database takes no writes: /)
    const told = await server.app.request('/v2/collections')
    expect([told.status, (await told.json()).code]).toEqual([503, 'storage_unavailable'])
    await postgres.resume()
    await untilReady(true)
    expect((await server.app.request('/v2/collections')).status).toBe(200)
  }, 60_000)
})

describe('createPool', () => {
  test('behavior: an abandoned transaction loses its lock', async () => {
    const { pool } = createPool(
      { url: databaseUrl },
      { statementMs: 5_000, lockMs: 5_000, openMs: 100, most: 2 },
    )
    const stopped = await pool.connect()
    await stopped.query('begin')
    await stopped.query('select pg_advisory_xact_lock(1)')
    const other = await pool.connect()
    await other.query('select pg_advisory_xact_lock(1)')
    await expect(stopped.query('select 1')).rejects.toThrow()
    stopped.release(true)
    other.release()
    await pool.end()
  })

  test('behavior: statements and lock waits have a time limit', async () => {
    const { pool } = createPool(
      { url: databaseUrl },
      { statementMs: 100, lockMs: 50, openMs: 5_000, most: 2 },
    )
    await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
    const holder = await pool.connect()
    await holder.query('select pg_advisory_lock(1)')
    await expect(pool.query('select pg_advisory_lock(1)')).rejects.toMatchObject({ code: '55P03' })
    holder.release()
    await pool.end()
  })

  test('behavior: dropped connections fail their queries', async () => {
    const { pool, cut } = createPool(
      { url: databaseUrl },
      { statementMs: 60_000, lockMs: 50, openMs: 5_000, most: 2 },
    )
    const client = await pool.connect()
    const asked = client.query('select pg_sleep(60)')
    cut()
    await expect(asked).rejects.toThrow('Connection terminated')
    client.release(true)
    await pool.end()
  })
})
