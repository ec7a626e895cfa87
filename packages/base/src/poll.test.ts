import { describe, expect, test } from 'vitest'
import { poll } from './poll.js'

describe('poll', () => {
  test('default: asks until there is an answer', async () => {
    let asked = 0
    const answer = await poll(() => (++asked === 3 ? 'yes' : undefined), { intervalMs: 1 })
    expect([answer, asked]).toEqual(['yes', 3])
  })

  test('behavior: a false answer is an answer', async () => {
    expect(await poll(() => false)).toBe(false)
  })

  test('param: deadlineMs', async () => {
    await expect(poll(() => undefined, { intervalMs: 1, deadlineMs: 10 })).rejects.toMatchObject({
      name: 'Poll.DeadlineError',
      retry: 'later',
    })
  })

  test('param: signal: ends a wait at once', async () => {
    const stopping = new AbortController()
    const waiting = poll(() => undefined, { intervalMs: 60_000, signal: stopping.signal })
    stopping.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortedError' })
  })

  test('error: what the question throws ends it', async () => {
    const failing = poll(() => Promise.reject(new TypeError('no')))
    await expect(failing).rejects.toThrow('no')
  })
})
