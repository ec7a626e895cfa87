/** Orders from the wish to the fill or the cancellation, drawn and held against the contract like those of `differential.test.ts`. */
import { createWorld, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lives, playLife } from './testing/playLife.js'

const chain = testChain()

describe('createOrder, createBulkOrders, validateOrders, cancelOrders, bulkCancelOrders', () => {
  test('behavior: what is made can be filled as planned, what is taken back cannot be filled', async () => {
    const world = await createWorld(chain)
    const seen: string[] = []
    await fc.assert(
      fc.asyncProperty(lives, async (life) => void seen.push(...(await playLife(world, life)))),
      { seed: 1_908, numRuns: 80 },
    )
    const count = (start: string) => seen.filter((result) => result.startsWith(start)).length
    expect(count('none: fill')).toBeGreaterThan(20)
    expect(count('validated: fill')).toBeGreaterThan(3)
    expect(count('cancelled: Order.CancelledError')).toBeGreaterThan(3)
    expect(count('counter: Order.')).toBeGreaterThan(3)
  }, 240_000)
})
