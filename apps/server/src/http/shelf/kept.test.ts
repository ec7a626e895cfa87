import { demo } from '@souk/devchain'
import { getNftsByAccount, type MarketApi, postOrder } from '@souk/market'
import { fulfillOrder, Order } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { apiOf } from '../../testing/apiOf.js'
import { setApproval } from '../../testing/setApproval.js'
import { listing, signOrder } from '../../testing/signOrder.js'
import { createApp } from '../app.js'
import { createSurface, type Surface } from '../endpoint/Surface.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
/** Tests that run at the same time commit to other databases of one PostgreSQL server, which drops cached answers. */
const isAlone = inject('postgresUrl') === undefined
let server: TestServer
let surface: Surface
let api: MarketApi
let read: (path: string) => Promise<Response>
let owned: bigint[]
let now: bigint
let salt = 7_000n

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  surface = createSurface(server.market)
  const app = createApp(surface)
  read = async (path) => app.request(path)
  api = apiOf(server)
  const { nfts } = await getNftsByAccount(api, { account: amina.address, limit: 200 })
  owned = nfts.filter((nft) => nft.contract === lanterns).map((nft) => nft.tokenId)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
  now = (await chain.publicClient.getBlock()).timestamp
})

const page = (identifier: bigint) =>
  `/v2/orders/souk/seaport/listings?asset_contract_address=${lanterns}&token_ids=${identifier}`

async function list(identifier: bigint) {
  const components = listing({
    maker: amina.address,
    token: lanterns,
    identifier,
    price: 10n ** 18n,
    now,
    changes: { salt: salt++ },
  })
  const order = await signOrder(amina.privateKey, components)
  await postOrder(api, { side: 'ask', order })
  return { order, hash: Order.hash(order.parameters) }
}

async function hashes(path: string): Promise<readonly string[]> {
  const { orders } = (await (await read(path)).json()) as { orders: { order_hash: string }[] }
  return orders.map((order) => order.order_hash)
}

describe('frequent answers', () => {
  test('default', async () => {
    const [identifier = 0n] = owned
    const { hash } = await list(identifier)
    const path = page(identifier)
    const before = await hashes(path)
    await hashes(path)
    const kept = await surface.shelf.kept.get(path)?.answer
    expect(before).toContain(hash)
    expect(JSON.parse(kept?.text ?? '')).toMatchObject({ orders: [{ order_hash: hash }] })
  })

  test('behavior: none contains a listing that the server knows to be sold', async () => {
    for (const identifier of owned.slice(1, 4)) {
      const { order, hash } = await list(identifier)
      const path = page(identifier)
      for (let round = 0; round < 5; round++) expect(await hashes(path)).toEqual([hash])
      const { executeAllActions } = await fulfillOrder(chain.walletClient(bilal), { order })
      const transactionHash = await executeAllActions()
      const { blockNumber } = await chain.publicClient.waitForTransactionReceipt({ hash: transactionHash })
      // Constant readers: what they keep cached must not reach the next reader.
      const stopping = new AbortController()
      const reading = (async () => {
        while (!stopping.signal.aborted) await hashes(path)
      })()
      await server.indexed(blockNumber)
      const shown = await Promise.all([hashes(path), hashes(path), hashes(path)])
      stopping.abort()
      await reading
      expect(shown).toEqual([[], [], []])
    }
  })

  test('behavior: each contains an acknowledged order from then on', async () => {
    const identifier = owned[5] ?? 0n
    const path = page(identifier)
    const posted: string[] = []
    for (let round = 0; round < 10; round++) {
      await Promise.all([hashes(path), hashes(path), hashes(path)])
      posted.push((await list(identifier)).hash)
      for (const shown of await Promise.all([hashes(path), hashes(path)]))
        expect([...shown].sort()).toEqual([...posted].sort())
    }
  })

  test.runIf(isAlone)(
    'behavior: a new order leaves those about other tokens, accounts and orders',
    async () => {
      const { hash } = await list(owned[7] ?? 0n)
      const others = [
        page(owned[7] ?? 0n),
        `/v2/chain/souk/contract/${lanterns}/nfts/${owned[7]}`,
        `/v2/events/accounts/${bilal.address}`,
        `/v2/order/${hash}`,
      ]
      const concerned = [page(owned[8] ?? 0n), '/v2/collections', `/v2/events/accounts/${amina.address}`]
      const all = [...others, ...concerned]
      for (let round = 0; round < 2; round++) for (const path of all) await read(path)
      const before = new Map(surface.shelf.kept)
      await list(owned[8] ?? 0n)
      for (const path of all) await read(path)
      expect(all.filter((path) => surface.shelf.kept.get(path) !== before.get(path))).toEqual(concerned)
    },
  )

  test.runIf(isAlone)('behavior: a block about something else leaves them', async () => {
    const path = page(owned[6] ?? 0n)
    for (let round = 0; round < 2; round++) await hashes(path)
    const before = surface.shelf.kept.get(path)
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(await chain.publicClient.getBlockNumber())
    await hashes(path)
    expect(before).toBeDefined()
    expect(surface.shelf.kept.get(path)).toBe(before)
  })

  test('behavior: compressed or not, an answer has one ETag', async () => {
    const ask = (headers: Record<string, string>) =>
      createApp(surface).request('/v2/collections', { headers })
    const plain = await ask({})
    const packed = await ask({ 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
    const mark = plain.headers.get('etag') ?? ''
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': mark })).status).toBe(304)
  })

  test('behavior: a route that asks the chain is never cached', async () => {
    const hash = `0x${'00'.repeat(32)}`
    for (let round = 0; round < 3; round++) await read(`/transactions/${hash}/synced/v1`)
    expect([...surface.shelf.kept.keys()].filter((path) => path.startsWith('/transactions'))).toEqual([])
  })
})
