import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getOrder, postOrder } from '@souk/market'
import { erc721Abi, Order } from '@souk/seaport'
import { startHostileNode, testChain } from '@souk/testing'
import { startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openJournal } from '../journal/journal.js'
import { createNode } from '../node/node.js'
import { apiOf } from '../testing/apiOf.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let dataDir: string
let closing: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-faults-'))
  closing = [() => rm(dataDir, { recursive: true, force: true })]
})
afterEach(async () => {
  for (const close of closing.reverse()) await close()
})

async function open(options: Partial<Parameters<typeof testServer>[0]> = {}): Promise<TestServer> {
  const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir, ...options })
  let isOpen = true
  const close = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  closing.push(close)
  return { ...server, close }
}

/** Signs listings of one lantern at several prices. */
async function listings(count: number): Promise<Order.Order[]> {
  const call = { address: lanterns, abi: erc721Abi } as const
  await setApproval(chain, { owner: amina, token: lanterns, approved: true })
  const ownerOf = (identifier: bigint) =>
    chain.publicClient.readContract({ ...call, functionName: 'ownerOf', args: [identifier] })
  let identifier = 1n
  while ((await ownerOf(identifier)) !== amina.address) identifier++
  const { timestamp: now } = await chain.publicClient.getBlock()
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      signOrder(
        amina.privateKey,
        listing({ maker: amina.address, token: lanterns, identifier, price: BigInt(index + 1), now }),
      ),
    ),
  )
}

async function postgresOrSkip(skip: (note?: string) => void): Promise<TestPostgres | undefined> {
  try {
    const postgres = await startPostgres()
    closing.push(postgres.close)
    return postgres
  } catch (error) {
    skip(`PostgreSQL cannot run here: ${String(error)}`)
    return undefined
  }
}

describe('acceptOrder', () => {
  test('error: the database is down, before and after the journal', async (context) => {
    const postgres = await postgresOrSkip(context.skip)
    if (!postgres) return
    const [first, second, third] = await listings(3)
    const server = await open({ databaseUrl: postgres.url })
    const api = apiOf(server)
    expect((await postOrder(api, { side: 'ask', order: first! })).status).toBe('active')

    await postgres.stop()
    const refused = { status: 503, code: 'storage_unavailable', facts: { retryAfterMs: 2000 } }
    const post = (order: Order.Order) => postOrder(api, { side: 'ask', order, retries: 0 })
    await expect(post(second!)).rejects.toMatchObject(refused)
    await postgres.start()
    const back = () => post(second!).catch(() => undefined)
    expect((await poll(back, { intervalMs: 100, deadlineMs: 20_000 })).status).toBe('active')

    const { journal } = server.market
    server.market.journal = {
      ...journal,
      append: async (posts) => {
        await journal.append(posts)
        await postgres.stop()
      },
    }
    await expect(post(third!)).rejects.toMatchObject(refused)
    await server.close()
    await postgres.start()
    // The order was written, but its poster received no confirmation.
    const again = await open({ databaseUrl: postgres.url })
    for (const order of [first, second, third]) {
      const orderHash = Order.hash(order!.parameters)
      const status = async () => (await getOrder(apiOf(again), { orderHash })).status
      expect(await status()).toBe('active')
    }
    const { length } = await again.market.db.selectFrom('orders').select('order_hash').execute()
    expect(length).toBe(3)
  }, 180_000)

  test('error: the disk is full', async () => {
    const [order] = await listings(1)
    const server = await open({ dataDir: 'memory://' })
    server.market.journal = await openJournal('/dev/full')
    const api = apiOf(server)
    await expect(postOrder(api, { side: 'ask', order: order!, retries: 0 })).rejects.toMatchObject({
      status: 503,
      code: 'storage_unavailable',
    })
    const orderHash = Order.hash(order!.parameters)
    await expect(getOrder(api, { orderHash })).rejects.toThrow('no matching order found')
  }, 120_000)

  test.each([
    ['is too busy', { type: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['answers with a page', { type: 'html' }],
    ['breaks off', { type: 'reset' }],
    ['has no room', { type: 'errors', error: { code: -32_005, message: 'limit exceeded' } }],
  ] as const)(
    'error: a node that %s',
    async (_, fault) => {
      const [order] = await listings(1)
      const server = await open()
      await server.indexed(await chain.publicClient.getBlockNumber())
      const hostile = await startHostileNode(() => '0x')
      closing.push(hostile.close)
      hostile.always(fault)
      const api = apiOf(server)
      const { request } = server.market.node
      const bad = createNode(hostile.url)
      Object.assign(server.market.node, { request: bad.request })
      await expect(postOrder(api, { side: 'ask', order: order!, retries: 0 })).rejects.toMatchObject({
        status: 503,
        code: 'chain_unavailable',
      })
      Object.assign(server.market.node, { request })
      expect((await postOrder(api, { side: 'ask', order: order! })).status).toBe('active')
    },
    120_000,
  )
})
