/** The drawn trades of `differential.test.ts`, many more of them. */
import { createWorld, Scenarios, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playAll } from './testing/playAll.js'
import { lives, playLife } from './testing/playLife.js'

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
          'Order.TipError',
          'Order.UnitsError',
          'Order.UnsignedError',
          'Order.ZoneError',
          'fill advanced',
          'fill basic',
          'fill plain',
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

describe('createOrder, createBulkOrders, validateOrders, cancelOrders, bulkCancelOrders', () => {
  test(
    'behavior: what is made can be filled as planned, what is taken back cannot be filled',
    async () => {
      const world = await createWorld(chain)
      const seen: string[] = []
      await fc.assert(
        fc.asyncProperty(lives, async (life) => void seen.push(...(await playLife(world, life)))),
        { seed: 20_264, numRuns: 500 },
      )
      expect(seen.filter((result) => /: fill/.test(result)).length).toBeGreaterThan(200)
    },
    timeoutMs,
  )
})
