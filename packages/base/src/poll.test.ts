import { describe, expect, test } from 'vitest'
import { AbortedError, delay } from './delay.js'
import { DeadlineError, poll } from './poll.js'

describe('poll', () => {
  test('default', async () => {
    let asked = 0
    expect(await poll(() => (++asked === 3 ? 'yes' : undefined), { intervalMs: 1 })).toBe('yes')
    expect(asked).toBe(3)
  })

  test('behavior: falsy answers are answers', async () => {
    expect(await poll(() => 0)).toBe(0)
  })

  test('error: time is over', async () => {
    await expect(poll(() => undefined, { intervalMs: 5, deadlineMs: 20 })).rejects.toThrow(DeadlineError)
  })

  test('error: stopped', async () => {
    const controller = new AbortController()
    const polled = poll(() => undefined, { intervalMs: 60_000, signal: controller.signal })
    controller.abort()
    await expect(polled).rejects.toThrow(AbortedError)
  })

  test('error: what the question throws ends it', async () => {
    await expect(poll(() => Promise.reject(new AbortedError({ reason: 'x' })))).rejects.toThrow(AbortedError)
  })
})

describe('delay', () => {
  test('error: stopped before it began', async () => {
    await expect(delay(60_000, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
  })
})
