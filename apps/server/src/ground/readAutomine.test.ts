import { startDevchain } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { describe, expect, test } from 'vitest'
import * as Vitals from '../market/Vitals.js'
import { createNode } from '../node/node.js'
import { readAutomine } from './readAutomine.js'

const chain = testChain()
const manyMs = 3_600_000

describe('readAutomine', () => {
  test('default: a node that makes blocks on demand, and one that makes them in time', async () => {
    const { rpcUrl } = chain
    expect(await readAutomine(createNode(rpcUrl), { rpcUrl }, 31_337)).toBe(true)
    const timed = await startDevchain({ blockTime: 12 })
    try {
      const options = { rpcUrl: timed.rpcUrl }
      expect(await readAutomine(createNode(timed.rpcUrl), options, 31_337)).toBe(false)
    } finally {
      await timed.stop()
    }
  })

  test('behavior: is not asked of public chains, or where the options say it', async () => {
    const silent = { request: () => Promise.reject(new RangeError('was asked')) } as never
    expect(await readAutomine(silent, { rpcUrl: 'https://node.example' }, 1)).toBe(false)
    expect(await readAutomine(silent, { rpcUrl: chain.rpcUrl, headTimeoutMs: 5 }, 31_337)).toBe(false)
  })

  test('behavior: a market on an idle chain stays ready, and one on a chain that should move does not', async () => {
    const idle = await testServer({ rpcUrl: chain.rpcUrl, headTimeoutMs: undefined })
    await idle.indexed(await chain.publicClient.getBlockNumber())
    // The server asks for the newest block all the time. A question on its way would be an hour old in this test.
    const market = { ...idle.market, progress: { ...idle.market.progress, askedAtMs: undefined } }
    const at = performance.now() + manyMs
    expect(Vitals.reasons(market, at)).toEqual([])
    const moving = { ...market, config: { ...market.config, headTimeoutMs: undefined } }
    expect(Vitals.reasons(moving, at)).toEqual([
      expect.stringMatching(/^The chain's head has stood still at block \d+ for 36\d\d seconds\.$/),
    ])
    await idle.close()
  })
})
