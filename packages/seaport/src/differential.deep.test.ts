/** The drawn trades of `differential.test.ts`, many more of them. */
import { Scenarios, testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { playAll } from './testing/playAll.js'

const chain = testChain()
const timeoutMs = 1_200_000

describe('fulfillOrder', () => {
  test(
    'behavior: fills as the contract does, and refuses what it refuses',
    async () => {
      const { filled, results } = await playAll(chain, Scenarios.fills, { seed: 20_261, runs: 2_800 })
      expect(filled).toBeGreaterThan(2_000)
      // Every way of filling and every reason of importance was met.
      expect(Object.keys(results)).toEqual(
        expect.arrayContaining([
          'Fraction.InexactError',
          'Order.CancelledError',
          'Order.CounterError',
          'Order.ExpiredError',
          'Order.FilledError',
          'Order.FulfillerBalanceError',
          'Order.NotStartedError',
          'Order.OffererApprovalError',
          'Order.OffererBalanceError',
          'Order.OverflowError',
          'Order.SignatureError',
          'Order.UnitsError',
          'Order.UnsignedError',
          'fill advanced',
          'fill basic',
          'fill plain',
          'hostile zone',
        ]),
      )
    },
    timeoutMs,
  )
})

describe('fulfillOrders', () => {
  test(
    'behavior: sweeps as the contract does, and leaves out what it refuses',
    async () => {
      const { filled, results } = await playAll(chain, Scenarios.sweeps, { seed: 20_262, runs: 300 })
      expect(filled).toBeGreaterThan(400)
      expect(Object.keys(results)).toEqual(
        expect.arrayContaining([
          'sweep advanced',
          'sweep match',
          'sweep plain',
          'dropped: Order.SameTokenTwiceError',
        ]),
      )
    },
    timeoutMs,
  )
})

describe('matchOrders', () => {
  test(
    'behavior: settles orders as the contract does',
    async () => {
      const { filled } = await playAll(chain, Scenarios.matches, { seed: 20_263, runs: 200 })
      expect(filled).toBeGreaterThan(400)
    },
    timeoutMs,
  )
})
