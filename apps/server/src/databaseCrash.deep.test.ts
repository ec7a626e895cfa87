import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { delay, poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { OrderWire } from '@souk/market/wire'
import { BulkOrder, Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Hex, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Logger } from './market/log.js'
import { listing } from './testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let postgres: TestPostgres
let dataDir: string
let server: TestServer

const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
const start = () => testServer({ rpcUrl: chain.rpcUrl, databaseUrl: postgres.url, dataDir, logger })

beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'souk-crash-'))
  server = await start()
}, 60_000)
afterAll(async () => {
  await server.close()
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
})

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function ownerOf(uint256 id) view returns (address)',
])

async function setApproval(approved: boolean): Promise<bigint> {
  const args = [seaportAddress, approved] as const
  const wallet = chain.walletClient(amina)
  const hash = await wallet.writeContract({
    address: lanterns,
    abi,
    functionName: 'setApprovalForAll',
    args,
  })
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

async function draft(): Promise<Order.Components> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const ownerOf = (id: bigint) =>
    chain.publicClient.readContract({ address: lanterns, abi, functionName: 'ownerOf', args: [id] })
  let identifier = 1n
  while ((await ownerOf(identifier)) !== amina.address) identifier++
  return listing({ maker: amina.address, token: lanterns, identifier, price: 10n ** 18n, now })
}

/**
 * The number of orders in each post: one order, and several under one signature, all within a maker's share of a
 * token.
 */
const sizes = [1, 6] as const
type Post = { path: string; body: string; hashes: readonly Hex[] }

async function makePost(draft: Order.Components, index: number): Promise<Post> {
  const size = sizes[index % 2] ?? 1
  const components = Array.from({ length: size }, (_, at) => ({
    ...draft,
    salt: BigInt(1 + index * 10 + at),
  }))
  const account = privateKeyToAccount(amina.privateKey)
  const hashes = components.map(Order.hash)
  const path = `/v2/orders${size > 1 ? '/bulk' : ''}/souk/seaport/listings`
  const [only] = components as [Order.Components]
  if (size === 1) {
    const signature = await account.sign({ hash: Order.digest(Order.hash(only), { chainId: 31_337 }) })
    const order = { parameters: only, signature }
    return {
      path,
      hashes,
      body: JSON.stringify(OrderWire.encodePost({ order, protocolAddress: seaportAddress })),
    }
  }
  const bulk = BulkOrder.create(components)
  const signature = await account.sign({ hash: Order.digest(bulk.treeHash, { chainId: 31_337 }) })
  const orders = components.map((parameters, at) => ({
    order: { parameters, signature: bulk.encodeSignature(at, signature) },
    protocolAddress: seaportAddress,
  }))
  return { path, hashes, body: JSON.stringify(OrderWire.encodeBulkPost(orders)) }
}

type Seen = { status: number; retryAfter: string | null; code: string | undefined }

async function send({ path, body }: Post): Promise<Seen> {
  const headers = { 'content-type': 'application/json' }
  const response = await server.app.request(path, { method: 'POST', body, headers })
  const { code } = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code }
}

/** Returns how many orders of each post are stored. */
async function countStored(posts: readonly Post[]): Promise<number[]> {
  const rows = await server.market.db.selectFrom('orders').select('order_hash').execute()
  const stored = new Set(rows.map((row) => row.order_hash))
  return posts.map(({ hashes }) => hashes.filter((hash) => stored.has(hash)).length)
}

const health = async () => (await (await server.app.request('/health')).json()) as { ready: boolean }

describe('a PostgreSQL that is killed while orders are posted', () => {
  test('behavior: no acknowledged order is lost, none is stored in part, and the server recovers by itself', async () => {
    await server.indexed(await setApproval(true))
    const components = await draft()
    const posts = await Promise.all(Array.from({ length: 120 }, (_, index) => makePost(components, index)))
    const seen: Seen[] = []
    const acknowledged: Post[] = []
    const abandoned: Post[] = []
    const queue = posts.entries()
    /** Posts one after another. Leaves every other failed post as it is, and posts the others again. */
    async function work(): Promise<void> {
      for (const [index, post] of queue) {
        for (;;) {
          const answer = await send(post)
          seen.push(answer)
          if (answer.status === 200) {
            acknowledged.push(post)
            break
          }
          if (index % 4 < 2) {
            abandoned.push(post)
            break
          }
          await delay(50)
        }
      }
    }
    const crashing = poll(
      async () => {
        if (acknowledged.length < 15) return undefined
        await postgres.crash()
        return true
      },
      { intervalMs: 1, deadlineMs: 30_000 },
    )
    const working = Promise.all(Array.from({ length: 8 }, work))
    await crashing
    await poll(async () => ((await health()).ready ? undefined : true), {
      intervalMs: 20,
      deadlineMs: 20_000,
    })
    await poll(() => (seen.filter(({ status }) => status !== 200).length >= 12 ? true : undefined), {
      intervalMs: 10,
      deadlineMs: 20_000,
    })
    const read = await server.app.request('/v2/orders/souk/seaport/listings')
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
    await postgres.start()
    await working
    const refused = seen.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, retryAfter: '2', code: 'storage_unavailable' })]),
    )
    expect(abandoned.length).toBeGreaterThan(0)
    expect(acknowledged.length + abandoned.length).toBe(posts.length)
    const whole = (some: readonly Post[]) => some.map(({ hashes }) => hashes.length)
    expect(await countStored(acknowledged)).toEqual(whole(acknowledged))
    for (const [index, count] of (await countStored(abandoned)).entries())
      expect([0, abandoned[index]?.hashes.length]).toContain(count)
    // The server follows the chain again, and updates the book from it.
    await server.indexed(await setApproval(false))
    const states = await server.market.db
      .selectFrom('orders')
      .select(['status', 'reason'])
      .distinct()
      .execute()
    expect(states).toEqual([{ status: 'inactive', reason: 'approval' }])
    // The server checks itself at intervals, and reports that it is ready again after the next check.
    await poll(async () => ((await health()).ready ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 20_000,
    })
    // The next start restores orders that are in the journal and not in the database, each post wholly or not at all.
    await server.close()
    server = await start()
    expect(await countStored(acknowledged)).toEqual(whole(acknowledged))
    for (const [index, count] of (await countStored(abandoned)).entries())
      expect([0, abandoned[index]?.hashes.length]).toContain(count)
  }, 120_000)
})
