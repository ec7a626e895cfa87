import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrder, type MarketEvent, postOrder, watchEvents } from '@souk/market'
import { testChain } from '@souk/testing'
import { createDatabase, startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { erc721Abi } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Logger } from './market/log.js'
import { apiOf } from './testing/apiOf.js'
import { setApproval } from './testing/setApproval.js'
import { listing, signOrder } from './testing/signOrder.js'
import { spawnServer } from './testing/spawnServer.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let postgres: TestPostgres
let databaseUrl: string
let dataDir: string
let servers: TestServer[] = []
let children: ChildProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.close())
beforeEach(async () => {
  databaseUrl = await createDatabase(postgres.url)
  dataDir = await mkdtemp(join(tmpdir(), 'souk-instances-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.close()))
  servers = []
  children = []
  await rm(dataDir, { recursive: true, force: true })
})

const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }

/** Starts an instance in this process, with its own journal. */
async function start(name: string): Promise<TestServer> {
  const folder = join(dataDir, name)
  const server = await testServer({ rpcUrl: chain.rpcUrl, databaseUrl, dataDir: folder, logger })
  servers.push(server)
  return server
}

/** Starts an instance in its own process. */
async function spawnInstance(name: string): Promise<{ child: ChildProcess; url: string }> {
  const flags = ['--rpc-url', chain.rpcUrl, '--data-dir', join(dataDir, name), '--database-url', databaseUrl]
  const more = ['--collection', lanterns, '--poll-interval', '25', '--head-timeout', '0']
  const spawned = await spawnServer([...flags, ...more])
  children.push(spawned.child)
  return spawned
}

type Health = {
  ready: boolean
  chain: { indexed: number | null; lag: number | null }
  instance: { name: string; role: 'leader' | 'follower'; leader: string | null }
}

const healthAt = async (url: string): Promise<Health> => (await fetch(`${url}/health`)).json()
const healthOf = async (server: TestServer): Promise<Health> => (await server.app.request('/health')).json()

const approve = (approved: boolean) => setApproval(chain, { owner: amina, token: lanterns, approved })

async function signListing() {
  const { timestamp: now } = await chain.publicClient.getBlock()
  let identifier = 1n
  const ownerOf = (id: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    })
  while ((await ownerOf(identifier)) !== amina.address) identifier++
  const terms = { maker: amina.address, token: lanterns, identifier, price: 10n ** 18n, now }
  return signOrder(amina.privateKey, listing(terms))
}

const bothIndexed = (one: TestServer, two: TestServer, block: bigint) =>
  Promise.all([one.indexed(block), two.indexed(block)])

const until = (ask: () => Promise<boolean>, deadlineMs = 20_000) =>
  poll(async () => ((await ask()) ? true : undefined), { intervalMs: 20, deadlineMs })

describe('several instances on one database', () => {
  test('default', async () => {
    const one = await start('one')
    await until(async () => (await healthOf(one)).instance.role === 'leader')
    const two = await start('two')
    const block = await approve(true)
    await bothIndexed(one, two, block)
    expect((await healthOf(two)).instance).toEqual({
      name: two.market.instance,
      role: 'follower',
      leader: one.market.instance,
    })
    expect(await healthOf(two)).toMatchObject({ ready: true, chain: { indexed: Number(block), lag: 0 } })
    const heard: MarketEvent[] = []
    const stop = watchEvents(apiOf(one), {
      onEvent: (event) => event.type !== 'metadata' && heard.push(event),
    })
    const posted = await postOrder(apiOf(two), { side: 'ask', order: await signListing() })
    await poll(() => heard.find((event) => event.type === 'listing'), { intervalMs: 2, deadlineMs: 1_000 })
    stop()
    expect((await getOrder(apiOf(one), posted)).status).toBe('active')
    await bothIndexed(one, two, await approve(false))
    expect(await getOrder(apiOf(two), posted)).toMatchObject({ status: 'inactive', reason: 'approval' })
  }, 60_000)

  test('behavior: a leader that closes hands over, and both journals are complete', async () => {
    const one = await start('one')
    await until(async () => (await healthOf(one)).instance.role === 'leader')
    const two = await start('two')
    await bothIndexed(one, two, await approve(true))
    const posted = await postOrder(apiOf(one), { side: 'ask', order: await signListing() })
    await one.close()
    servers = [two]
    await until(async () => (await healthOf(two)).instance.role === 'leader')
    await two.indexed(await approve(false))
    expect((await getOrder(apiOf(two), posted)).status).toBe('inactive')
    await two.close()
    servers = []
    // The database is lost. Each instance restores the orders that it had accepted.
    databaseUrl = await createDatabase(postgres.url)
    const again = await start('one')
    expect((await getOrder(apiOf(again), posted)).orderHash).toBe(posted.orderHash)
  }, 60_000)

  test('behavior: a leader that loses its lock stops at once, and its writes are refused', async () => {
    const one = await start('one')
    await until(async () => (await healthOf(one)).instance.role === 'leader')
    const two = await start('two')
    await two.indexed(await approve(true))
    const { getBlock } = one.market.node
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    // One instance is in the middle of a step when it loses the lead.
    Object.assign(one.market.node, {
      getBlock: async (args: { blockNumber?: bigint }) => {
        if (args.blockNumber !== undefined) await held
        return getBlock(args as never)
      },
    })
    const block = await approve(false)
    await sql`
      select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 7230152 and l.granted`.execute(
      two.market.db,
    )
    await until(async () => (await healthOf(two)).instance.role === 'leader')
    await two.indexed(block)
    expect((await healthOf(one)).instance.role).toBe('follower')
    const before = await two.market.db.selectFrom('progress').selectAll().executeTakeFirstOrThrow()
    Object.assign(one.market.node, { getBlock })
    letGo()
    await two.indexed(await approve(true))
    const after = await two.market.db.selectFrom('progress').selectAll().executeTakeFirstOrThrow()
    expect([after.term, after.leader]).toEqual([before.term, two.market.instance])
  }, 60_000)

  test('behavior: the leader is killed', async () => {
    const one = await spawnInstance('one')
    await until(async () => (await healthAt(one.url)).instance.role === 'leader')
    const two = await spawnInstance('two')
    const before = await approve(true)
    await until(async () => (await healthAt(two.url)).chain.indexed === Number(before))
    const api = createMarketApi({ chain: 'souk', baseUrl: two.url })
    const posted = await postOrder(api, { side: 'ask', order: await signListing() })
    one.child.kill('SIGKILL')
    await once(one.child, 'exit')
    const killedAt = performance.now()
    const block = await approve(false)
    await until(async () => (await healthAt(two.url)).chain.indexed === Number(block))
    // The others notice a released lock within 250 ms.
    expect(performance.now() - killedAt).toBeLessThan(15_000)
    expect((await healthAt(two.url)).instance.role).toBe('leader')
    expect(await getOrder(api, posted)).toMatchObject({ status: 'inactive', reason: 'approval' })
  }, 90_000)

  test('behavior: a leader that hangs is replaced, and finds itself deposed when it continues', async () => {
    const one = await spawnInstance('one')
    await until(async () => (await healthAt(one.url)).instance.role === 'leader')
    const two = await spawnInstance('two')
    const approved = await approve(true)
    await until(async () => (await healthAt(two.url)).chain.indexed === Number(approved))
    const api = createMarketApi({ chain: 'souk', baseUrl: two.url })
    const posted = await postOrder(api, { side: 'ask', order: await signListing() })
    one.child.kill('SIGSTOP')
    const block = await approve(false)
    await until(async () => (await healthAt(two.url)).chain.indexed === Number(block))
    const leader = (await healthAt(two.url)).instance
    expect([leader.role, leader.leader]).toEqual(['leader', leader.name])
    expect(await getOrder(api, posted)).toMatchObject({ status: 'inactive', reason: 'approval' })
    one.child.kill('SIGCONT')
    await until(async () => {
      const { role, leader: followed } = (await healthAt(one.url)).instance
      return role === 'follower' && followed === leader.name
    })
    const last = await approve(true)
    await until(async () => (await healthAt(one.url)).chain.indexed === Number(last))
    expect((await healthAt(two.url)).instance.role).toBe('leader')
    // It checks node and disk again only a moment after it continues.
    await until(async () => (await healthAt(one.url)).ready)
  }, 120_000)

  test('behavior: a process that is told to stop first reports that it is not ready', async () => {
    const { child, url } = await spawnInstance('one')
    await until(async () => (await fetch(`${url}/ready`)).status === 200)
    child.kill('SIGTERM')
    await until(async () => (await fetch(`${url}/ready`)).status === 503)
    expect((await fetch(`${url}/v2/collections`)).status).toBe(200)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  }, 60_000)

  test('behavior: the database stops and starts again', async () => {
    const one = await start('one')
    const two = await start('two')
    await bothIndexed(one, two, await approve(true))
    const posted = await postOrder(apiOf(one), { side: 'ask', order: await signListing() })
    await postgres.stop()
    const block = await approve(false)
    await until(async () => !(await healthOf(one)).ready && !(await healthOf(two)).ready)
    await postgres.start()
    await bothIndexed(one, two, block)
    const roles = await Promise.all([one, two].map(async (server) => (await healthOf(server)).instance.role))
    expect(roles.sort()).toEqual(['follower', 'leader'])
    expect((await getOrder(apiOf(two), posted)).status).toBe('inactive')
    const heard: MarketEvent[] = []
    const stop = watchEvents(apiOf(two), { onEvent: (event) => heard.push(event) })
    await approve(true)
    await poll(() => heard.find((event) => event.type === 'valid'), { intervalMs: 5, deadlineMs: 10_000 })
    stop()
  }, 90_000)
})
