import { on } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type GatedNode, startGatedNode } from '../testing/gatedNode.js'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: 31_344, isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
/** In front of the node of the second chain. It holds everything back once that chain is away. */
let gate: GatedNode
let isAway = false
/** The node of the third chain, which takes requests and never answers. */
let silent: Server
let markets: TestMarkets
let url: string
let orderHash: string

/** The second chain was open before its node went away; the third never opened. */
const away = ['tidal', 'desert'] as const

beforeAll(async () => {
  gate = await startGatedNode(tidal.rpcUrl, { holds: () => isAway })
  silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  markets = await testMarkets({
    closeTimeoutMs: 500,
    logger: { info: quiet, warn: quiet, error: quiet, debug: quiet },
    chains: [
      { chain: 'souk', rpcUrl: souk.rpcUrl },
      { chain: 'tidal', chainId: 31_344, rpcUrl: gate.url },
      {
        chain: 'desert',
        chainId: 31_345,
        rpcUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      },
    ],
  })
  url = (await markets.listen()).url
  await markets.indexed('tidal', await tidal.publicClient.getBlockNumber())
  isAway = true
  // The market of that chain waits for its node.
  await poll(() => gate.held().length > 0 || undefined, { intervalMs: 10, deadlineMs: 50_000 })
  orderHash = await postListing()
})
afterAll(async () => {
  gate.open()
  await markets.close()
  await gate.close()
  silent.closeAllConnections()
  silent.close()
})

const quiet = () => undefined

let listings = 0n

/** Posts a listing of a lantern on the first chain, each of its own even within one block. */
async function postListing(): Promise<string> {
  const { order, block } = await signListing(souk)
  await markets.indexed('souk', block)
  const signed = await signOrder(amina.privateKey, { ...order.parameters, salt: listings++ })
  const api = createMarketApi({ chain: 'souk', baseUrl: url })
  return (await postOrder(api, { side: 'ask', order: signed })).orderHash
}

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(url + path, init)
  return { status: response.status, text: await response.text() }
}

/** What pages of the app read of one chain. */
const pages = (): [page: string, path: string][] => [
  ['home', '/v2/market'],
  ['home', '/v2/collections?include_hidden=false'],
  ['home', '/v2/ranking'],
  ['home', '/v2/events/all?event_type=sale'],
  ['activity', '/v2/events/chain/souk'],
  ['activity', `/v2/events/accounts/${amina.address}`],
  ['search', '/v2/search?q=lantern'],
  ['portfolio', `/v2/chain/souk/account/${amina.address}/nfts`],
  ['portfolio', `/v2/orders/souk/seaport/listings?maker=${amina.address}`],
  ['portfolio', `/v2/accounts/${amina.address}`],
  ['an item', `/v2/chain/souk/contract/${lanterns}/nfts/1`],
  ['an order', `/v2/order/${orderHash}`],
]

describe('a chain whose node is away slows no other', () => {
  // Nothing that is held back is answered before the end: an answer proves that it did not wait for those nodes.
  test('default: home, activity, search, portfolio, items and orders of another chain', async () => {
    const answers = await Promise.all(
      pages().map(async ([page, path]) => [page, path, (await ask(path)).status] as const),
    )
    expect(answers).toEqual(pages().map(([page, path]) => [page, path, 200]))
    expect(gate.held()).not.toEqual([])
  })

  test('behavior: a listing is posted, and a stream of all chains has it', async () => {
    const chains = ['souk', ...away].map((chain) => `chain=${chain}`).join('&')
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v2/stream?${chains}`)
    const messages = on(socket, 'message')
    const next = async () => String((await messages.next()).value?.[0])
    expect(JSON.parse(await next())).toEqual({ type: 'hello', after: '' })
    const { text } = await ask('/rpc', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, method: 'eth_chainId', params: [] }),
    })
    expect(JSON.parse(text)).toMatchObject({ result: '0x7a69' })
    const posted = await postListing()
    while (!(await next()).includes(posted));
    socket.terminate()
    expect(gate.held()).not.toEqual([])
  })

  test('behavior: the process as a whole describes itself, and the app is there', async () => {
    const health = JSON.parse((await ask('/health')).text) as { chains: { chain: { name: string } }[] }
    expect(health.chains.map(({ chain }) => chain.name)).toEqual(['souk', ...away])
    expect((await ask('/ready')).status).toBe(200)
    expect((await ask('/metrics')).text).toContain('souk_chain_open{chain="desert"} 0')
  })

  test('behavior: what is known of the chain that was open is served, and the other refuses', async () => {
    const paths = [
      '/v2/market',
      '/v2/collections',
      `/v2/events/accounts/${amina.address}`,
      '/v2/search?q=lantern',
    ]
    const statuses = (chain: string) =>
      Promise.all(paths.map(async (path) => (await ask(`/chains/${chain}${path}`)).status))
    expect(await statuses('tidal')).toEqual(paths.map(() => 200))
    expect(await statuses('desert')).toEqual(paths.map(() => 503))
  })
})
