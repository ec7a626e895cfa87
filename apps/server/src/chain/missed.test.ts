import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrder, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Market } from '../market/Market.js'
import { readTerms } from '../orders/readTerms.js'
import { findOrder } from '../orders/store.js'
import { storeOrders } from '../orders/storeOrders.js'
import type * as Terms from '../orders/Terms.js'
import { apiOf } from '../testing/apiOf.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
})
afterAll(() => server.close())

const api = () => apiOf(server)

const approve = (approved: boolean) => setApproval(chain, { owner: amina, token: lanterns, approved })

/** Without its own salt, a listing of the same second would equal the previous test's listing. */
let salt = 1n

async function signListing() {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const { identifier } = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .executeTakeFirstOrThrow()
  const terms = { maker: amina.address, token: lanterns, identifier: BigInt(identifier), price: 10n ** 18n }
  return signOrder(amina.privateKey, listing({ ...terms, now, changes: { salt: salt++ } }))
}

/** Holds back a posted order between its judgement and its row, until released. */
function holdJournal(market: Market) {
  let letGo = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { journal } = market
  market.journal = {
    ...journal,
    append: () => {
      arrive()
      return gate
    },
  }
  return {
    arrived,
    letGo: () => {
      market.journal = journal
      letGo()
    },
  }
}

/** Runs something once, when a step is read and about to be written: a step ends by reading its block once more. */
function beforeWriting(market: Market, number: bigint, run: () => Promise<void>) {
  const { getBlock } = market.node
  let seen = 0
  const indexedAtNextLook: (bigint | undefined)[] = []
  const watched = async (args: { blockNumber?: bigint; blockTag?: 'latest' } = {}) => {
    if (seen > 0 && args.blockTag && indexedAtNextLook.length === 0)
      indexedAtNextLook.push(market.progress.indexed?.number)
    const block = await getBlock(args as never)
    if (args.blockNumber === number && ++seen === 1) await run()
    return block
  }
  Object.assign(market.node, { getBlock: watched })
  return { indexedAtNextLook, undo: () => Object.assign(market.node, { getBlock }) }
}

/** Hides the newest block until the gate is opened. */
function holdHead(market: Market) {
  const { getBlock } = market.node
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const held = async (args: { blockTag?: 'latest' } = {}) => {
    if (args.blockTag) await gate
    return getBlock(args as never)
  }
  Object.assign(market.node, { getBlock: held })
  return {
    open: () => {
      Object.assign(market.node, { getBlock })
      open()
    },
  }
}

describe('follow', () => {
  test('behavior: a block counts as indexed once orders posted meanwhile are judged', async () => {
    const { market } = server
    await server.indexed(await approve(true))
    const order = await signListing()
    const journal = holdJournal(market)
    const posting = postOrder(api(), { side: 'ask', order })
    await journal.arrived
    const watch = beforeWriting(market, (await chain.publicClient.getBlockNumber()) + 1n, async () => {
      journal.letGo()
      await posting
    })
    const revoked = await approve(false)
    const posted = await posting
    await poll(() => (market.progress.indexed?.number === revoked ? true : undefined), { intervalMs: 1 })
    watch.undo()
    expect(await getOrder(api(), posted)).toMatchObject({ status: 'inactive', reason: 'approval' })
    expect(watch.indexedAtNextLook).toEqual([revoked - 1n])
  })

  test('behavior: an order whose facts became outdated while it was written is judged again before the answer', async () => {
    const { market } = server
    await server.indexed(await approve(true))
    const order = await signListing()
    const journal = holdJournal(market)
    const posting = postOrder(api(), { side: 'ask', order })
    await journal.arrived
    await server.indexed(await approve(false))
    journal.letGo()
    expect(await posting).toMatchObject({ status: 'inactive', reason: 'approval' })
  })

  test('behavior: an order read at a block that was replaced before the follower saw it', async () => {
    const { market } = server
    await server.indexed(await approve(false))
    const head = holdHead(market)
    const replaced = await approve(true)
    const order = await signListing()
    const journal = holdJournal(market)
    const posting = postOrder(api(), { side: 'ask', order })
    await journal.arrived
    await chain.testClient.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
    head.open()
    await server.indexed(replaced)
    journal.letGo()
    expect(await posting).toMatchObject({ status: 'inactive', reason: 'approval' })
  })

  test('behavior: a server that stops early keeps its recheck list', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-missed-'))
    await server.indexed(await approve(true))
    const order = await signListing()
    const first = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    await first.indexed(await chain.publicClient.getBlockNumber())
    const { market } = first
    const orderHash = market.hasher.hash(order.parameters)
    const terms = readTerms(order.parameters, 'ask') as Terms.Terms
    const verdict = { status: 'active', remaining: 1n, unfilled: 1n } as const
    const read = { signedBy: 'key', at: { number: 1n } } as const
    const entry = { orderHash, order, createdAt: new Date(), terms, verdict, ...read }
    Object.assign(market.node, { getBlock: () => Promise.reject(new Error('the node is away')) })
    expect((await storeOrders(market, [entry])).old).toEqual([orderHash])
    expect((await findOrder(market.db, orderHash))?.reason).toBe('unread')
    // No look has happened yet, so there is no reason to give.
    const fetch = async (input: RequestInfo | URL) => first.app.fetch(new Request(input))
    const reader = createMarketApi({ chain: 'souk', baseUrl: 'http://market.test', fetch })
    const found = await getOrder(reader, { orderHash })
    expect([found.status, found.reason]).toEqual(['inactive', undefined])
    await first.close()
    const second = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    await poll(
      async () => ((await findOrder(second.market.db, orderHash))?.status === 'active' ? true : undefined),
      {
        intervalMs: 10,
        deadlineMs: 40_000,
      },
    )
    await second.close()
    await rm(dataDir, { recursive: true })
  }, 60_000)
})

describe('testServer', () => {
  test('behavior: dropped blocks do not count as indexed', async () => {
    const start = await chain.publicClient.getBlockNumber()
    const id = await chain.testClient.snapshot()
    await chain.testClient.mine({ blocks: 3 })
    await server.indexed(start + 3n)
    await chain.testClient.revert({ id })
    await chain.testClient.increaseTime({ seconds: 60 })
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(start + 1n)
    const { hash } = await chain.publicClient.getBlock()
    expect(server.market.progress.indexed).toMatchObject({ number: start + 1n, hash })
  })
})
