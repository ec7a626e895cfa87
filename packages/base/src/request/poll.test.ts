import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AbortedError, delay } from '../time/delay.js'
import { DeadlineError, poll } from './poll.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The times at which questions were asked within a second, or up to the deadline. */
async function timesOf(options: poll.Options): Promise<number[]> {
  const startedAt = Date.now()
  const times: number[] = []
  const ask = () => void times.push(Date.now() - startedAt)
  const polled = poll(ask, { deadlineMs: 1_000, ...options })
  const settled = expect(polled).rejects.toThrow(DeadlineError)
  await vi.runAllTimersAsync()
  await settled
  return times
}

describe('poll', () => {
  test('default: at once, then four times a second', async () => {
    expect(await timesOf({})).toEqual([0, 250, 500, 750])
  })

  test('default: ends with the answer', async () => {
    let asked = 0
    const polled = poll(() => (++asked === 3 ? 'yes' : undefined))
    await vi.runAllTimersAsync()
    expect(await polled).toBe('yes')
    expect([asked, vi.getTimerCount()]).toEqual([3, 0])
  })

  test('param: floorMs, ceilingMs', async () => {
    expect(await timesOf({ intervalMs: 1, floorMs: 400 })).toEqual([0, 400, 800])
    expect(await timesOf({ intervalMs: 60_000, ceilingMs: 300 })).toEqual([0, 300, 600, 900])
    expect(await timesOf({ intervalMs: 60_000, deadlineMs: 25_000 })).toEqual([0, 10_000, 20_000])
  })

  test('behavior: falsy answers are answers', async () => {
    expect(await poll(() => 0)).toBe(0)
  })

  test('behavior: an immediate answer needs no pause', async () => {
    expect(await poll(() => 'yes', { deadlineMs: 0 })).toBe('yes')
  })

  test('error: time is over', async () => {
    const polled = expect(poll(() => undefined, { deadlineMs: 1_000 })).rejects.toMatchObject({
      name: 'Poll.DeadlineError',
      message: 'No answer within 1000 ms (asked 4 times).',
      facts: { deadlineMs: 1_000, attempts: 4 },
    })
    await vi.runAllTimersAsync()
    await polled
  })

  test('error: time is over for a question that hangs, and it is told', async () => {
    let given: AbortSignal | undefined
    const ask = (signal: AbortSignal) => {
      given = signal
      return new Promise<undefined>(() => {})
    }
    const polled = expect(poll(ask, { deadlineMs: 1_000 })).rejects.toThrow(DeadlineError)
    await vi.advanceTimersByTimeAsync(1_000)
    await polled
    expect(given?.aborted).toBe(true)
  })

  test('error: time is over for a question that listens; its error is the cause', async () => {
    const ask = (signal: AbortSignal) => delay(60_000, { signal })
    const polled = expect(poll(ask, { deadlineMs: 1_000 })).rejects.toMatchObject({
      name: 'Poll.DeadlineError',
      cause: { name: 'AbortedError' },
    })
    await vi.advanceTimersByTimeAsync(1_000)
    await polled
  })

  test('error: stopped, between questions and within one', async () => {
    for (const ask of [() => undefined, () => new Promise<undefined>(() => {})]) {
      const controller = new AbortController()
      const polled = expect(poll(ask, { signal: controller.signal })).rejects.toMatchObject({
        name: 'AbortedError',
        facts: { reason: 'enough' },
      })
      controller.abort('enough')
      await polled
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  test('error: stopped before it began asks nothing', async () => {
    const ask = vi.fn()
    await expect(poll(ask, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([{ deadlineMs: Number.NaN }, { intervalMs: Number.NaN }])(
    'error: no time: %o',
    async (options) => {
      const ask = vi.fn()
      await expect(poll(ask, options)).rejects.toMatchObject({ name: 'InvalidTimeError' })
      expect(ask).not.toHaveBeenCalled()
    },
  )

  test('error: what the question throws ends it', async () => {
    await expect(poll(() => Promise.reject(new RangeError('x')))).rejects.toThrow(RangeError)
    const ask = () => {
      throw new RangeError('x')
    }
    await expect(poll(ask)).rejects.toThrow(RangeError)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('delay', () => {
  test('error: stopped before it began', async () => {
    await expect(delay(60_000, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
  })
})
