import { testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sayChains } from './sayChains.js'

const tidalId = 31_361
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
let markets: TestMarkets

beforeAll(async () => {
  const collections: never[] = []
  markets = await testMarkets({
    chains: [
      { chain: 'away', chainId: 31_362, rpcUrl: 'http://127.0.0.1:1', collections },
      { chain: 'souk', rpcUrl: souk.rpcUrl, collections },
      { chain: 'tidal', chainId: tidalId, title: 'Tidal', rpcUrl: tidal.rpcUrl, collections },
    ],
  })
  await Promise.all(['souk', 'tidal'].map(markets.openedOf))
})
afterAll(() => markets?.close())

describe('sayChains', () => {
  test('default: each chain says what it trades in, and how far it is, while another one is away', async () => {
    const lines: string[] = []
    const stopping = new AbortController()
    void sayChains(markets, {
      say: (text) => lines.push(text),
      signal: stopping.signal,
      intervalMs: 20,
    })
    const endOf = (chain: string) => expect.stringMatching(`^${chain}: Indexed up to the latest block, `)
    await vi.waitFor(() => {
      expect(lines).toContainEqual(endOf('souk'))
      expect(lines).toContainEqual(endOf('tidal'))
    }, 50_000)
    expect(lines).toHaveLength(4)
    expect(lines.filter((line) => /tidal/i.test(line))).toEqual([
      expect.stringMatching(`^Tidal \\(chain ${tidalId}\\) with `),
      endOf('tidal'),
    ])
    stopping.abort()
  })
})
