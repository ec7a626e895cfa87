import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { OrderWire } from '@souk/market/wire'
import { seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ServerOptions } from '../market/config.js'
import * as HeadWatch from '../market/HeadWatch.js'
import type { Logger } from '../market/log.js'
import * as Vitals from '../market/Vitals.js'
import { type LyingNode, startLyingNode } from '../testing/lyingNode.js'
import { signListing } from '../testing/sale.js'
import { type StuckError, watchVitals } from './watchVitals.js'

const chain = testChain({ isUndone: false })
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
let node: LyingNode
let server: TestServer

beforeEach(async () => {
  node = await startLyingNode(chain.rpcUrl)
})
afterEach(async () => {
  await server.close()
  await node.close()
})

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await testServer({ rpcUrl: node.url, logger, ...options })
  await untilReady(true)
}

async function ready(): Promise<{ status: number; reasons: readonly string[] }> {
  const response = await server.app.request('/ready')
  return { status: response.status, reasons: (await response.json()).reasons }
}

/** @returns The reasons why it is not ready, if any. */
const untilReady = (expected: boolean) =>
  poll(
    async () => {
      const { status, reasons } = await ready()
      return (status === 200) === expected ? reasons : undefined
    },
    { intervalMs: 20, deadlineMs: 10_000 },
  )

async function post() {
  const { order } = await signListing(chain)
  const body = JSON.stringify(OrderWire.encodePost({ order, protocolAddress: seaportAddress }))
  const headers = { 'content-type': 'application/json' }
  const path = '/v2/orders/souk/seaport/listings'
  const response = await server.app.request(path, { method: 'POST', body, headers })
  return {
    status: response.status,
    code: (await response.json()).code,
    retryAfter: response.headers.get('retry-after'),
  }
}

describe('/ready', () => {
  test('behavior: the head stands still', async () => {
    await start()
    server.market.config.headTimeoutMs = 3_000
    const old = await chain.publicClient.getBlock()
    const [reason] = await untilReady(false)
    expect(reason).toMatch(
      new RegExp(`^The chain's head has stood still at block ${old.number} for \\d+ sec`),
    )
    await chain.testClient.mine({ blocks: 1 })
    await untilReady(true)
  }, 60_000)

  test('behavior: learns from earlier blocks how long the head may stand still', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-vitals-'))
    server = await testServer({ rpcUrl: node.url, logger, dataDir })
    await server.indexed(await chain.publicClient.getBlockNumber())
    const { indexed } = server.market.progress
    await server.close()
    server = await testServer({ rpcUrl: node.url, logger, dataDir })
    const { head } = server.market.vitals
    expect(head.head?.hash).toBe(indexed?.hash)
    expect(HeadWatch.timeoutMs(head)).not.toBe(HeadWatch.timeoutMs(HeadWatch.create(0)))
    await server.close()
    await rm(dataDir, { recursive: true })
  }, 180_000)

  test('behavior: asks a node that answers null less and less, and names it', async () => {
    await start()
    node.lie(({ method }) => (method === 'eth_getBlockByNumber' ? null : undefined))
    expect(await untilReady(false)).toEqual([
      "The chain's node did not answer eth_getBlockByNumber: it has no newest block",
    ])
    expect(node.asked.get('eth_getBlockByNumber')).toBeLessThan(10)
    node.recover()
    await untilReady(true)
  }, 60_000)

  test('behavior: a node hangs; requests that need it are refused in time', async () => {
    await start({ answerTimeoutMs: 500 })
    node.hang()
    expect((await untilReady(false))[0]).toMatch(/^The chain's node has not answered for \d+ seconds\.$/)
    expect(await post()).toEqual({ status: 503, code: 'chain_unavailable', retryAfter: '2' })
    node.recover()
    await server.close()
  }, 60_000)

  test('behavior: the disk of the data folder is full', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-vitals-'))
    const { blocks, bsize } = await statfs(dataDir)
    server = await testServer({ rpcUrl: node.url, logger, dataDir, leastDiskBytes: blocks * bsize + 1 })
    const reasons = await poll(
      async () => {
        const found = await ready()
        return found.reasons.find((reason) => reason.startsWith('The disk of '))
      },
      { intervalMs: 20, deadlineMs: 10_000 },
    )
    expect(reasons).toMatch(/ MiB left and needs \d+ MiB\. Free some space\.$/)
    expect((await ready()).status).toBe(503)
    await server.close()
    await rm(dataDir, { recursive: true })
  }, 60_000)

  test('behavior: the server is about to close, and still answers', async () => {
    await start({ drainMs: 60_000 })
    const drained = server.drain()
    expect(await ready()).toEqual({ status: 503, reasons: ['The server is closing.'] })
    expect((await server.app.request('/v2/collections')).status).toBe(200)
    await server.close()
    await drained
  }, 60_000)
})

describe('watchVitals', () => {
  test('behavior: detects an embedded database that hangs, after dropping its connections', async () => {
    await start()
    const market = { ...server.market, vitals: Vitals.create(0) }
    const forever = new Promise<never>(() => undefined)
    const hung = { ...market, db: { transaction: () => ({ execute: () => forever }) } as never }
    const found: StuckError[] = []
    let cuts = 0
    const database = { kind: 'embedded', answered: () => 7, cut: () => cuts++ } as const
    const { signal } = new AbortController()
    await watchVitals(hung, {
      database,
      signal,
      onStuck: (error) => found.push(error),
      lookMs: 1,
      limitMs: 5,
    })
    expect(found.map(({ name }) => name)).toEqual(['Vitals.StuckError'])
    expect(cuts).toBe(1)
    expect(Vitals.reasons(hung, 0)[0]).toMatch(/^The database takes no writes: There has been no answer/)
  }, 60_000)
})
