import { testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readItem } from '../subject/readSubject.js'
import { connect } from './connect.js'
import * as Settings from './Settings.js'

const tidalId = 31_353
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
const { signal } = new AbortController()
let markets: TestMarkets
let url: string

beforeAll(async () => {
  const collections: never[] = []
  markets = await testMarkets({
    chains: [
      { chain: 'souk', rpcUrl: souk.rpcUrl, collections },
      {
        ...{ chain: 'tidal', chainId: tidalId, title: 'Tidal', rpcUrl: tidal.rpcUrl, collections },
        currencies: [{ address: zeroAddress, symbol: 'TDL', name: 'Tide', decimals: 18 }],
      },
      { chain: 'away', chainId: 31_354, rpcUrl: 'http://127.0.0.1:1', collections },
    ],
  })
  url = (await markets.listen()).url
  await Promise.all(['souk', 'tidal'].map((chain) => markets.indexed(chain, 0n)))
})
afterAll(() => markets?.close())

const open = (flags: Parameters<typeof Settings.from>[0]) =>
  connect(Settings.from({ market: url, ...flags }, {}), { signal })

describe('connect', () => {
  test.each([
    ['a name', () => ({ chain: 'tidal' })],
    ['an id', () => ({ chain: String(tidalId) })],
    ['the URL', () => ({ market: `${url}/chains/tidal/` })],
    ['the URL and a name', () => ({ market: `${url}/chains/tidal`, chain: 'tidal' })],
  ])('param: chain: %s, with the node and the money of that chain', async (_, flags) => {
    const { chain, info, ...shop } = await open(flags())
    expect([chain.id, chain.name, info.chain, shop.url]).toEqual([
      tidalId,
      'Tidal',
      'tidal',
      `${url}/chains/tidal`,
    ])
    expect(chain.nativeCurrency).toEqual({ symbol: 'TDL', name: 'Tide', decimals: 18 })
    expect(await shop.node.request({ method: 'eth_chainId' })).toBe(`0x${tidalId.toString(16)}`)
  })

  test('default: the first chain of the market', async () => {
    expect((await open({})).chain).toMatchObject({ id: 31_337, nativeCurrency: { symbol: 'ETH' } })
  })

  test.each([
    [
      'an unknown chain',
      { chain: 'moon' },
      'The market is not on the chain moon. It is on souk, tidal, away.',
    ],
    ['a chain that is away', { chain: 'away' }, 'The chain away of the market is away.'],
    ['a node that is away', { chain: 'tidal', rpc: 'http://127.0.0.1:1' }, 'you named for the chain tidal'],
  ])('error: %s', async (_, flags, message) => {
    await expect(open(flags)).rejects.toThrow(message)
  })

  test('error: the node of another chain, and two different chains', async () => {
    await expect(open({ chain: 'tidal', rpc: souk.rpcUrl })).rejects.toThrow(
      `The node is on chain 31337, but the market is on Tidal (chain ${tidalId}).`,
    )
    await expect(open({ market: `${url}/chains/tidal`, chain: 'souk' })).rejects.toThrow(
      'The URL of the market names the chain tidal, and --chain names souk.',
    )
  })

  test('error: the page of an item on another chain', async () => {
    const page = `item/${zeroAddress}/7`
    const [first, second] = [await open({}), await open({ chain: 'tidal' })]
    const read = (shop: typeof first, of: string) => readItem(shop, `${url}${of}/${page}`, { signal })
    await expect(read(first, '/chains/tidal')).rejects.toThrow('is on the chain tidal')
    await expect(read(second, '')).rejects.toThrow('is on the chain souk')
    await expect(read(first, '')).rejects.toThrow(
      `The market has no collection ${zeroAddress} on the chain souk (see also --chain tidal, --chain away).`,
    )
  })
})
