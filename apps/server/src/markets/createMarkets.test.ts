import { on, once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import {
  createMarketApi,
  getMarketInfo,
  getOrder,
  getOrders,
  getOrdersByHash,
  type MarketEvent,
  postOrder,
  watchEvents,
} from '@souk/market'
import { type TestChain, testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { changeCollection } from '../collections/changeCollection.js'
import { appendEvents } from '../events/feed.js'
import { createKey } from '../keys/store.js'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const tidalId = 31_339
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
const [amina] = demo.accounts
const { lanterns, spices } = demo.contracts
let webRoot: string
let markets: TestMarkets
let url: string

const chains = () => [
  { chain: 'souk', rpcUrl: souk.rpcUrl },
  { chain: 'tidal', chainId: tidalId, title: 'Tidal', rpcUrl: tidal.rpcUrl },
]

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'souk-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Souk</title>')
  markets = await testMarkets({
    webRoot,
    trustedProxies: 1,
    rateLimits: { read: 0, write: 30, node: 0 },
    chains: chains(),
  })
  url = (await markets.listen()).url
  await markets.opened()
  await markets.indexed('souk', await souk.publicClient.getBlockNumber())
  await markets.indexed('tidal', await tidal.publicClient.getBlockNumber())
})
afterAll(async () => {
  await markets.close()
  await rm(webRoot, { recursive: true })
})

async function ask(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path, init)
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A message of a stream of several chains. */
type Told = {
  type: string
  after?: string
  event?: { chain: string; event_type: string; order_hash: string; identifier?: string | null }
}

let listings = 0

/** Posts a listing of a lantern through the one address, each of its own even within one block. */
async function postListing(chain: 'souk' | 'tidal'): Promise<{ orderHash: Hex; identifier: bigint }> {
  const of: TestChain = chain === 'souk' ? souk : tidal
  const { order, block } = await signListing(of)
  await markets.indexed(chain, block)
  const { chainId } = markets.marketOf(chain) ?? { chainId: 0 }
  const terms = { ...order.parameters, salt: BigInt(chainId * 1000 + listings++) }
  const signed = await signOrder(amina.privateKey, terms, chainId)
  const { orderHash } = await postOrder(createMarketApi({ chain, baseUrl: url }), {
    side: 'ask',
    order: signed,
  })
  return { orderHash, identifier: terms.offer[0]?.identifierOrCriteria ?? 0n }
}

describe('createMarkets', () => {
  test('default: each chain answers below its prefix, and the default one without', async () => {
    const chainOf = async (path: string) => (await ask(`${path}/v2/market`)).body.chain
    expect(await Promise.all(['', '/chains/souk', '/chains/tidal'].map(chainOf))).toEqual([
      'souk',
      'souk',
      'tidal',
    ])
  })

  test('default: the market lists its chains, and each has its own node path', async () => {
    const of = (baseUrl: string) => getMarketInfo(createMarketApi({ chain: 'souk', baseUrl }))
    const [first, second] = await Promise.all([of(url), of(`${url}/chains/tidal`)])
    expect(first.chains).toMatchInlineSnapshot(`
      [
        {
          "chain": "souk",
          "chainId": 31337,
          "nativeCurrency": {
            "decimals": 18,
            "name": "Ether",
            "symbol": "ETH",
          },
          "path": "",
          "title": "Souk local",
        },
        {
          "chain": "tidal",
          "chainId": 31339,
          "nativeCurrency": {
            "decimals": 18,
            "name": "Ether",
            "symbol": "ETH",
          },
          "path": "/chains/tidal",
          "title": "Tidal",
        },
      ]
    `)
    expect(second.chains).toEqual(first.chains)
    expect([first.rpcUrl, second.rpcUrl]).toEqual(['/rpc', '/chains/tidal/rpc'])
    const { body } = await ask(second.rpcUrl, json({ id: 1, method: 'eth_chainId', params: [] }))
    expect(body.result).toBe(`0x${tidalId.toString(16)}`)
  })

  test('behavior: an order goes to the chain that its path names, and is found by hash alone', async () => {
    const [first, second] = [await postListing('souk'), await postListing('tidal')]
    const read = async (baseUrl: string) => {
      const { orders } = await getOrders(createMarketApi({ chain: 'tidal', baseUrl }), { side: 'ask' })
      return orders.map(({ orderHash }) => orderHash)
    }
    expect(await read(url)).toEqual([second.orderHash])
    expect(await read(`${url}/chains/tidal`)).toEqual([second.orderHash])
    for (const { orderHash } of [first, second]) {
      const { body } = await ask(`/v2/order/${orderHash}`)
      expect((body.order as { order_hash: string }).order_hash).toBe(orderHash)
      const { body: bulk } = await ask(`/v2/orders?order_hashes=${orderHash}`)
      expect(bulk.orders).toHaveLength(1)
    }
    const api = createMarketApi({ chain: 'souk', baseUrl: url })
    const { orderHash } = second
    await expect(getOrder(api, { orderHash })).rejects.toMatchObject({
      ...{ name: 'MarketApi.NoMatchingOrderError', facts: { orderHash, chain: 'tidal' } },
    })
    const orderHashes = [first.orderHash, orderHash]
    expect((await getOrdersByHash(api, { orderHashes })).map(({ chain }) => chain)).toEqual(['souk'])
    expect((await ask(`/v2/order/0x${'1'.repeat(64)}`)).status).toBe(404)
    expect((await ask(`/chains/souk/v2/order/${second.orderHash}`)).status).toBe(404)
  })

  test('behavior: the chain in the body of a post', async () => {
    const { orderHash } = await postListing('tidal')
    const protocol_address = markets.marketOf('tidal')?.rules.exchange
    const fulfil = (chain: string) =>
      ask(
        '/v2/listings/fulfillment_data',
        json({
          listing: { hash: orderHash, chain, protocol_address },
          fulfiller: { address: demo.accounts[1].address },
        }),
      )
    expect((await fulfil('tidal')).body).toMatchObject({
      fulfillment_data: { transaction: { chain: tidalId } },
    })
    expect((await fulfil('souk')).status).toBe(404)
    expect((await fulfil('nowhere')).body).toMatchObject({ code: 'not_found' })
    const nfts = await ask(
      '/v2/nfts',
      json({ chain: 'tidal', tokens: [{ address: lanterns, identifier: '1' }] }),
    )
    expect(nfts.body.nfts).toHaveLength(1)
    const cancel = await ask('/v2/order/cancel', json({ orderId: orderHash }))
    expect(cancel.body).toMatchObject({ order_hash: orderHash, status: 'active' })
  })

  test('behavior: streams of events, each of its chain', async () => {
    const sse = await fetch(`${url}/chains/tidal/v2/events`, { headers: { accept: 'text/event-stream' } })
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v2/stream?chain=tidal`)
    const other = new WebSocket(`${url.replace('http', 'ws')}/v2/stream`)
    await Promise.all([once(socket, 'open'), once(other, 'open')])
    const strange: string[] = []
    other.on('message', (data) => strange.push(String(data)))
    // Keeps what arrives, heartbeats among it.
    const messages = on(socket, 'message')
    const { orderHash } = await postListing('tidal')
    for await (const [data] of messages) if (String(data).includes(orderHash)) break
    const reader = sse.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes(orderHash)) text += (await reader?.read())?.value ?? ''
    expect(strange.filter((message) => message.includes(orderHash))).toEqual([])
    await reader?.cancel()
    socket.terminate()
    other.terminate()
  })

  test('behavior: one stream with the events of several chains, resumed on each', async () => {
    const before = [await postListing('souk'), await postListing('tidal')].map(({ orderHash }) => orderHash)
    const path = '/v2/stream?chain=souk&chain=tidal'
    const socket = new WebSocket(url.replace('http', 'ws') + path)
    const messages = on(socket, 'message')
    const [hash] = [(await postListing('tidal')).orderHash]
    const next = async () => JSON.parse(String((await messages.next()).value?.[0])) as Told
    expect(await next()).toEqual({ type: 'hello', after: '' })
    const listings: Told[] = []
    while (listings.at(-1)?.event?.order_hash !== hash) {
      const message = await next()
      if (message.type === 'event') listings.push(message)
    }
    expect(listings.at(-1)?.event).toMatchObject({ chain: 'tidal', event_type: 'listing' })
    socket.terminate()

    const last = (await postListing('souk')).orderHash
    /** The listings after a position, up to those of these hashes. The chains do not wait for each other. */
    const eventsAfter = async (after: string, hashes: readonly (string | undefined)[]) => {
      const response = await fetch(`${url}/v2/events?chain=souk,tidal&type=listing`, {
        headers: { accept: 'text/event-stream', 'last-event-id': after },
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      /** What has arrived whole: a piece of the answer may end within an event. */
      const whole = () => text.slice(0, text.lastIndexOf('\n\n') + 1)
      while (!hashes.every((one) => whole().includes(String(one))))
        text += (await reader?.read())?.value ?? ''
      await reader?.cancel()
      const data = whole()
        .split('\n')
        .filter((line) => line.startsWith('data: {"'))
      return data.map((line) => JSON.parse(line.slice(6)) as NonNullable<Told['event']>)
    }
    // After the listing on one chain, nothing is missing or repeated of either.
    const position = String(listings.at(-1)?.after)
    expect(position).toMatch(/^souk:\d+,tidal:\d+$/)
    expect((await eventsAfter(position, [last])).map(({ order_hash }) => order_hash)).toEqual([last])
    const all = await eventsAfter('souk:0,tidal:0', [last, hash])
    const hashesOf = (chain: string) =>
      all.filter((event) => event.chain === chain).map(({ order_hash }) => order_hash)
    expect(hashesOf('souk').slice(-2)).toEqual([before[0], last])
    expect(hashesOf('tidal').slice(-2)).toEqual([before[1], hash])
    const wrong = await fetch(`${url}/v2/events?chain=souk,tidal&after=7`)
    expect([wrong.status, (await wrong.json()) as object]).toMatchObject([400, { code: 'invalid_input' }])
  })

  test('behavior: `watchEvents` follows several chains, and goes on from a position', async () => {
    const api = createMarketApi({ chain: 'souk', baseUrl: url })
    /** The listings after a position, up to those of these hashes. */
    const heardAfter = (after: string, hashes: readonly string[]) =>
      new Promise<readonly MarketEvent[]>((resolve, reject) => {
        const heard: MarketEvent[] = []
        const stop = watchEvents(api, {
          chains: ['souk', 'tidal'],
          types: ['listing'],
          after,
          onError: reject,
          onEvent: (event) => {
            heard.push(event)
            if (!hashes.every((hash) => heard.some(({ orderHash }) => orderHash === hash))) return
            stop()
            resolve(heard)
          },
        })
      })
    const posted = [await postListing('souk'), await postListing('tidal')].map(({ orderHash }) => orderHash)
    const heard = await heardAfter('souk:0,tidal:0', posted)
    const last = ['souk', 'tidal'].map((chain) => heard.findLast((event) => event.chain === chain))
    expect(last.map((event) => event?.orderHash)).toEqual(posted)
    const position = last.map((event) => `${event?.chain}:${event?.sequence}`).join(',')
    const next = await postListing('tidal')
    expect(await heardAfter(position, [next.orderHash])).toMatchObject([
      { chain: 'tidal', type: 'listing', orderHash: next.orderHash },
    ])
  })

  test('behavior: pages of the app below the prefix, and their cards', async () => {
    const { body } = await ask(`/chains/tidal/item/${lanterns}/1`)
    expect(body.text).toContain('<title>')
    expect((await ask('/chains/tidal')).body.text).toContain('Souk')
    expect((await ask('/chains/tidal?tab=1')).status).toBe(200)
  })

  test('behavior: a collection that is hidden on one chain: in a stream of both, and on cards of pages', async () => {
    const [soukMarket, tidalMarket] = [markets.marketOf('souk'), markets.marketOf('tidal')]
    if (!soukMarket || !tidalMarket) throw new RangeError('A chain is not open.')
    // Hiding a collection is an event as well, but not of an item.
    const marked = '7777'
    const [contract, other] = [lanterns, spices].map((address) => address.toLowerCase()) as [string, string]
    const cards = () =>
      Promise.all(
        ['', '/chains/tidal'].map(async (path) =>
          String((await ask(`${path}/collection/lanterns-of-the-souk`)).body.text).includes('og:title'),
        ),
      )
    expect(await cards()).toEqual([true, true])
    await changeCollection(tidalMarket.db, contract, { isHidden: true })
    expect(await cards()).toEqual([true, false])
    const path = '/v2/stream?chain=souk&chain=tidal'
    const socket = new WebSocket(url.replace('http', 'ws') + path)
    const messages = on(socket, 'message')
    const next = async () => JSON.parse(String((await messages.next()).value?.[0])) as Told
    expect((await next()).type).toBe('hello')
    const tell = async (market: Pick<typeof soukMarket, 'db' | 'feed'>, of: string) =>
      market.feed.tell(
        await market.db
          .transaction()
          .execute((tx) =>
            appendEvents(tx, [{ type: 'metadata', contract: of, identifier: BigInt(marked) }]),
          ),
      )
    await tell(tidalMarket, contract)
    await tell(tidalMarket, other)
    const heard: string[] = []
    while (!heard.includes('tidal')) {
      const { event } = await next()
      if (event?.identifier === marked) heard.push(event.chain)
    }
    await tell(soukMarket, contract)
    while (!heard.includes('souk')) {
      const { event } = await next()
      if (event?.identifier === marked) heard.push(event.chain)
    }
    // One of tidal: that of the other collection.
    expect(heard).toEqual(['tidal', 'souk'])
    socket.terminate()
    await changeCollection(tidalMarket.db, contract, { isHidden: false })
  })

  test('behavior: health and metrics tell the chains apart, and the whole', async () => {
    const { body } = await ask('/health')
    expect(body).toMatchObject({
      ready: true,
      reasons: [],
      chain: { name: 'souk' },
      chains: [
        { path: '', ready: true, chain: { name: 'souk', id: 31_337 } },
        { path: '/chains/tidal', ready: true, chain: { name: 'tidal', id: tidalId } },
      ],
    })
    expect((await ask('/chains/tidal/ready')).body).toMatchObject({ ready: true, chain: { name: 'tidal' } })
    const text = String((await ask('/metrics')).body.text)
    expect(text).toContain('souk_ready{chain="souk"} 1')
    expect(text).toContain(
      'souk_http_requests_total{chain="tidal",route="postListing",method="POST",status="200"}',
    )
    const helps = text.split('\n').filter((line) => line.startsWith('# HELP'))
    expect(new Set(helps).size).toBe(helps.length)
  })

  test.each(['/chains//', '/chains/%2e%2e/v2/market', '/chains/tidal%2fv2/market', '/chains/nowhere/'])(
    'error: %s is no chain',
    async (path) => {
      // Sent as it is: `fetch` would resolve dots.
      const text = await raw(`GET ${path} HTTP/1.1\r\nHost: market\r\nConnection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1.1 404 /)
      expect(text).toContain('"known":["souk","tidal"]')
    },
  )

  test.each([
    ['/chains/tidal/v2/stream', 101],
    ['/chains/tidal/', 101],
    ['/chains/tidal', 101],
    ['/chains/tidal//', 404],
    ['//', 404],
    ['/chains//', 404],
    ['/chains/nowhere/v2/stream', 404],
    ['/v2/stream?chain=nowhere', 404],
    ['http://market/chains/tidal/ws', 101],
  ])('behavior: a WebSocket at %s is answered with %i', async (target, status) => {
    const lines = [
      `GET ${target} HTTP/1.1`,
      'Host: market',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    expect(await raw(`${lines.join('\r\n')}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('behavior: a key of one chain is valid on all', async () => {
    const { db } = markets.marketOf('tidal') ?? {}
    const { secret } = await createKey(db!, { name: 'operator', scope: 'admin', factor: 1 })
    const read = (path: string, key: string) =>
      fetch(`${url}${path}/v2/admin/collections`, { headers: { 'x-api-key': key } })
    expect((await read('/chains/tidal', secret)).status).toBe(200)
    expect((await read('', secret)).status).toBe(200)
    expect((await read('', 'souk_none')).status).toBe(403)
  })

  test('param: rateLimits counts per address and not per chain', async () => {
    const { headers, ...init } = json({})
    const post = async (chain: string) => {
      const own = { ...init, headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } }
      return (await ask(`/chains/${chain}/v2/order/cancel`, own)).status
    }
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, index) => post(index % 2 ? 'souk' : 'tidal')),
    )
    // Some are allowed again meanwhile. With a limit of each chain's own, all would be.
    const refused = all.filter((status) => status === 429).length
    expect([refused > 20, refused <= 30]).toEqual([true, true])
  })
})

/** Sends bytes, and returns what comes back until the server closes the connection or switches protocols. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
      if (answer.startsWith('HTTP/1.1 101')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
