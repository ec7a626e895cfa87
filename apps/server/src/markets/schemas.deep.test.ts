import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrders, postOrder } from '@souk/market'
import { type TestChain, testChain } from '@souk/testing'
import { createDatabase, startPostgres } from '@souk/testing/postgres'
import { type TestMarkets, testMarkets, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeState } from '../db/changeState.js'
import { createVersions, type Versions } from '../http/shelf/createVersions.js'
import type { Logger } from '../market/log.js'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const tidalId = 31_341
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
const [amina] = demo.accounts

const postgres = await startPostgres().catch((error: unknown) => {
  process.stdout.write(`PostgreSQL cannot run here, its tests are skipped: ${String(error)}\n`)
  return undefined
})
let first: TestMarkets
let url: string

const open = () =>
  testMarkets({
    databaseUrl: postgres?.url,
    chains: [
      { chain: 'souk', rpcUrl: souk.rpcUrl },
      { chain: 'tidal', chainId: tidalId, rpcUrl: tidal.rpcUrl },
    ],
  })

beforeAll(async () => {
  if (!postgres) return
  first = await open()
  url = (await first.listen()).url
  await first.opened()
})
afterAll(async () => {
  await first?.close()
  await postgres?.close()
})

async function toOrder(of: TestChain, chain: string, chainId: number, salt: bigint) {
  const { order, block } = await signListing(of)
  await first.indexed(chain, block)
  return signOrder(amina.privateKey, { ...order.parameters, salt }, chainId)
}

const post = async (chain: string, chainId: number, salt: bigint) =>
  postOrder(createMarketApi({ chain, baseUrl: url }), {
    side: 'ask',
    order: await toOrder(chain === 'souk' ? souk : tidal, chain, chainId, salt),
  })

describe.runIf(postgres)('two chains in one database', () => {
  test('default: each has a schema of its own, and nothing of the other', async () => {
    const [one, two] = [await post('souk', 31_337, 1n), await post('tidal', tidalId, 2n)]
    const read = async (chain: string) => {
      const { orders } = await getOrders(createMarketApi({ chain, baseUrl: url }), { side: 'ask' })
      return orders.map(({ orderHash }) => orderHash)
    }
    expect([await read('souk'), await read('tidal')]).toEqual([[one.orderHash], [two.orderHash]])
    const db = first.marketOf('souk')?.db
    const { rows } = await sql<{ name: string }>`
      select table_schema as name from information_schema.tables where table_name = 'orders' order by 1`.execute(
      db!,
    )
    expect(rows.map(({ name }) => name)).toEqual(['souk', 'tidal'])
  })

  test('behavior: one does not wait for a lock of the other', async () => {
    const client = new pg.Client({ connectionString: postgres?.url })
    await client.connect()
    await client.query(`select pg_advisory_lock(7230151, hashtext('tidal'))`)
    let isPosted = false
    const waiting = post('tidal', tidalId, 4n).then(() => {
      isPosted = true
    })
    await post('souk', 31_337, 3n)
    await poll(
      async () => (await client.query('select 1 from pg_locks where not granted')).rowCount || undefined,
    )
    expect(isPosted).toBe(false)
    await client.query('select pg_advisory_unlock_all()')
    await waiting
    await client.end()
  })

  test('behavior: a write on one chain keeps the cached answers of the other', async () => {
    const sites = first.chains.map((chain) => first.marketOf(chain)!)
    const [own, other] = sites.map((market) =>
      createVersions(market.visitors, () => 0n, { isShared: true }),
    ) as [Versions, Versions]
    // The first block of a market changes everything there.
    await post('souk', 31_337, 8n)
    await Promise.all([own.look(), other.look()])
    await post('tidal', tidalId, 7n)
    const [{ changed: ofSouk }, { changed: ofTidal }] = await Promise.all([own.look(), other.look()])
    expect(ofSouk?.subjects).toEqual(new Set())
    expect(ofTidal?.subjects.size).toBeGreaterThan(0)
    // What may have changed anything there has changed nothing here, either.
    await changeState(sites[1]!.db, async (tx) => {
      await sql`update collections set slug = slug`.execute(tx)
      return { result: undefined, changed: 'anything' }
    })
    expect((await own.look()).changed?.subjects).toEqual(new Set())
    expect((await other.look()).changed).toBeUndefined()
    // A schema that is dropped is no reason to fail.
    await sql`create schema gone`.execute(sites[0]!.db)
    await sql`create table gone.changes as select * from changes`.execute(sites[0]!.db)
    await sql`create table gone.migrations (name text)`.execute(sites[0]!.db)
    const third = createVersions(sites[0]!.visitors, () => 0n, { isShared: true })
    await third.look()
    await sql`drop schema gone cascade`.execute(sites[0]!.db)
    expect((await third.look()).changed).toBeUndefined()
    expect((await third.look()).changed?.subjects).toEqual(new Set())
  })

  test('behavior: another instance follows neither, and hears the events of each apart', async () => {
    const second = await open()
    await second.opened()
    const roles = (of: TestMarkets) => of.chains.map((chain) => of.marketOf(chain)?.progress.role)
    expect([roles(first), roles(second)]).toEqual([
      ['leader', 'leader'],
      ['follower', 'follower'],
    ])
    const heard: string[] = []
    for (const chain of second.chains)
      second.marketOf(chain)?.feed.subscribe(({ about }) => heard.push(`${chain} ${about.type}`))
    await post('tidal', tidalId, 5n)
    await poll(() => heard.length || undefined)
    await post('souk', 31_337, 6n)
    await poll(() => heard.length > 1 || undefined)
    expect(heard).toEqual(['tidal listing', 'souk listing'])
    await second.close()
  })

  test('error: the tables of a market with one chain are not left behind unnoticed', async () => {
    const databaseUrl = await createDatabase(postgres?.url ?? '')
    const alone = await testServer({ rpcUrl: souk.rpcUrl, databaseUrl, dataDir: 'memory://' })
    const { order, block } = await signListing(souk)
    await alone.indexed(block)
    await postOrder(createMarketApi({ chain: 'souk', baseUrl: (await alone.listen()).url }), {
      side: 'ask',
      order,
    })
    await alone.close()
    const several = (databaseSchema?: string) =>
      testMarkets({
        ...{ databaseUrl, logger },
        chains: [
          { chain: 'souk', rpcUrl: souk.rpcUrl, databaseSchema },
          { chain: 'tidal', chainId: tidalId, rpcUrl: tidal.rpcUrl },
        ],
      })
    const without = await several()
    await expect(without.opened()).rejects.toThrow(
      'The schema public of the database has the orders of a market with one chain; name it as the databaseSchema of that chain.',
    )
    await without.close()
    const continued = await several('public')
    await continued.opened()
    const baseUrl = (await continued.listen()).url
    expect(
      (await getOrders(createMarketApi({ chain: 'souk', baseUrl }), { side: 'ask' })).orders,
    ).toHaveLength(1)
    await continued.close()
  })
})
