/**
 * Drawn trades, played through our actions and held against the contract itself: whatever it allows is planned to the
 * wei, whatever is refused it refuses too. `differential.deep.test.ts` plays many more.
 */
import { Scenarios, testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { playAll } from './testing/playAll.js'

const chain = testChain()

describe('fulfillOrder', () => {
  test('behavior: fills as the contract does, and refuses what it refuses', async () => {
    const seen = await playAll(chain, Scenarios.fills, { seed: 1_905, runs: 50 })
    expect(seen.filled).toBeGreaterThan(30)
  }, 240_000)
})

describe('fulfillOrders', () => {
  test('behavior: sweeps as the contract does, and leaves out what it refuses', async () => {
    const seen = await playAll(chain, Scenarios.sweeps, { seed: 1_906, runs: 30 })
    expect(seen.filled).toBeGreaterThan(30)
  }, 240_000)
})

describe('matchOrders', () => {
  test('behavior: settles orders as the contract does', async () => {
    const seen = await playAll(chain, Scenarios.matches, { seed: 1_907, runs: 30 })
    expect(seen.filled).toBeGreaterThan(50)
  }, 240_000)
})
