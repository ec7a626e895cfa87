import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError } from '../errors/BaseError.js'
import { AbortedError, delay } from '../time/delay.js'
import { backoffMs, retry } from './retry.js'

class BusyError extends BaseError {
  override readonly name = 'Test.BusyError'
  constructor(facts: { retryAfterMs?: number } = {}) {
    super('Busy.', { facts, retry: 'later' })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs until it settles, without waiting for any of its pauses. */
async function settle<value>(work: Promise<value>): Promise<PromiseSettledResult<value>> {
  const settled = Promise.allSettled([work])
  await vi.runAllTimersAsync()
  return (await settled)[0]
}

describe('retry', () => {
  test('default: temporary failures are retried until success', async () => {
    const seen: number[] = []
    const work = retry((attempts) => {
      seen.push(attempts)
      if (attempts < 4) throw new BusyError()
      return 'done'
    })
    expect(await settle(work)).toEqual({ status: 'fulfilled', value: 'done' })
    expect(seen).toEqual([1, 2, 3, 4])
  })

  test('default: twelve attempts, then the last error itself', async () => {
    const errors: BusyError[] = []
    const work = retry(() => {
      errors.push(new BusyError())
      throw errors.at(-1)
    })
    expect(await settle(work)).toEqual({ status: 'rejected', reason: errors[11] })
    expect(errors.length).toBe(12)
  })

  test('param: clock', async () => {
    let now = 0
    const pauses: number[] = []
    const clock: retry.Clock = {
      now: () => now,
      delay: async (delayMs) => {
        pauses.push(delayMs)
        now += delayMs
      },
    }
    const work = () =>
      retry(() => Promise.reject(new BusyError()), { pauseMs: () => 400, deadlineMs: 1_000, clock })
    await expect(work()).rejects.toThrow(BusyError)
    expect(pauses).toEqual([400, 400])
  })

  test('default: permanent failures are not retried', async () => {
    const attempt = vi.fn(() => Promise.reject(new TypeError('no')))
    expect(await settle(retry(attempt))).toMatchObject({ status: 'rejected', reason: { message: 'no' } })
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  test('param: pauseMs, onRetry', async () => {
    const events: retry.Event[] = []
    const work = retry(() => Promise.reject('no'), {
      attempts: 3,
      pauseMs: (_, attempts) => attempts * 50,
      onRetry: (event) => events.push(event),
    })
    const startedAt = Date.now()
    expect(await settle(work)).toEqual({ status: 'rejected', reason: 'no' })
    expect(events).toEqual([
      { error: 'no', attempts: 1, pauseMs: 50 },
      { error: 'no', attempts: 2, pauseMs: 100 },
    ])
    expect(Date.now() - startedAt).toBe(150)
  })

  test('behavior: waits as long as it was asked to', async () => {
    const startedAt = Date.now()
    const work = retry((attempts) =>
      attempts === 1 ? Promise.reject(new BusyError({ retryAfterMs: 7_000 })) : 1,
    )
    expect(await settle(work)).toMatchObject({ value: 1 })
    expect(Date.now() - startedAt).toBe(7_000)
  })

  test('param: deadlineMs ends it before a pause that would outlast it', async () => {
    const startedAt = Date.now()
    const attempt = vi.fn(() => Promise.reject(new BusyError()))
    await settle(retry(attempt, { deadlineMs: 100, pauseMs: () => 40 }))
    expect(attempt).toHaveBeenCalledTimes(3)
    expect(Date.now() - startedAt).toBe(80)
  })

  test('error: stopped before, during a pause, and never after an attempt that worked', async () => {
    const attempt = vi.fn(() => Promise.reject(new BusyError()))
    const before = await settle(retry(attempt, { signal: AbortSignal.abort() }))
    expect(before).toMatchObject({ reason: expect.any(AbortedError) })
    expect(attempt).not.toHaveBeenCalled()
    const controller = new AbortController()
    const during = retry(attempt, { signal: controller.signal, pauseMs: () => 60_000 })
    setTimeout(() => controller.abort(), 10)
    expect(await settle(during)).toMatchObject({ reason: expect.any(AbortedError) })
    expect(vi.getTimerCount()).toBe(0)
    const stopping = new AbortController()
    const attemptOnce = () => {
      stopping.abort()
      return 5
    }
    const worked = retry(attemptOnce, { signal: stopping.signal })
    expect(await settle(worked)).toMatchObject({ value: 5 })
  })
})

describe('backoffMs', () => {
  test('behavior: whole slots, out of twice as many each time, never above the cap', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), draw, (attempts, drawn) => {
        const pause = backoffMs(attempts, { random: () => drawn })
        expect(pause).toBeGreaterThanOrEqual(0)
        expect(pause).toBeLessThanOrEqual(Math.min(10_000, 100 * (2 ** attempts - 1)))
        expect(pause % 100).toBe(0)
      }),
    )
  })

  test('param: slotMs, capMs', () => {
    expect(backoffMs(3, { slotMs: 10, random: () => 0.99 })).toBe(70)
    expect(backoffMs(9, { slotMs: 10, capMs: 500, random: () => 0.99 })).toBe(500)
  })
})

describe('delay', () => {
  test('behavior: longer than a timer can be set for', async () => {
    let isOver = false
    const waited = delay(2 ** 31 + 5_000).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(2 ** 31 + 4_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waited
    expect(isOver).toBe(true)
  })

  test('error: endless, until stopped', async () => {
    const controller = new AbortController()
    const waited = delay(Number.POSITIVE_INFINITY, { signal: controller.signal })
    setTimeout(() => controller.abort('enough'), 10)
    const settled = Promise.allSettled([waited])
    await vi.advanceTimersByTimeAsync(10)
    expect(await settled).toMatchObject([{ reason: { name: 'AbortedError', facts: { reason: 'enough' } } }])
    expect(vi.getTimerCount()).toBe(0)
  })
})
