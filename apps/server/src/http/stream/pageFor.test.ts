import { describe, expect, test } from 'vitest'
import type { Printed } from '../../events/feed.js'
import { createLimiter } from '../guards/limits.js'
import * as Turns from '../guards/Turns.js'
import { pageFor } from './pageFor.js'

const caller = { name: '203.0.113.1', factor: 1, isOperator: false }

/** Pages of a number of events, with a fixed clock. */
function stage(read: number) {
  const replays = Turns.create({ most: 1, mostWaitMs: 0, leastWaiting: 0 })
  const limiter = createLimiter({ read, write: 1, node: 1 }, { trustedProxies: 0, nowMs: () => 0 })
  const surface = { turns: { replays }, limiter }
  return { page: pageFor(surface, caller), replays, limiter }
}
const events = Array.from({ length: 500 }, () => ({}) as Printed)

describe('pageFor', () => {
  test('default: charges past events to the read limit until it is used up', async () => {
    const { page, limiter } = stage(20)
    const { signal } = new AbortController()
    expect((await page(async () => events, signal)).length).toBe(500)
    expect(limiter.spend(caller, 'read', 0)).toBe(0)
    await page(async () => events, signal)
    const leaving = new AbortController()
    const third = page(async () => events, leaving.signal)
    const ended = expect(third).rejects.toThrow()
    await page(async () => [], signal)
    // A page of 500 costs 10. After the third, the debt is 10, at a limit of 20 a minute.
    expect(limiter.spend(caller, 'read', 0)).toBe(30_000)
    leaving.abort()
    await ended
  })

  test('behavior: one page at a time for all listeners', async () => {
    const { page } = stage(0)
    const { signal } = new AbortController()
    let running = 0
    let most = 0
    const read = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      return events
    }
    await Promise.all(Array.from({ length: 20 }, () => page(read, signal)))
    expect([most, running]).toEqual([1, 0])
  })
})
