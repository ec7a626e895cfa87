import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { detectSilence } from './detectSilence.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('detectSilence', () => {
  const setUp = () => {
    const caller = new AbortController()
    return { caller, silence: detectSilence({ mostMs: 100, signal: caller.signal }) }
  }

  test('default: aborts after a silence, and each piece of data starts the wait again', () => {
    const { silence } = setUp()
    vi.advanceTimersByTime(99)
    silence.heard()
    vi.advanceTimersByTime(99)
    expect(silence.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(silence.signal.aborted).toBe(true)
  })

  test('param: signal', () => {
    const { caller, silence } = setUp()
    caller.abort()
    expect(silence.signal.aborted).toBe(true)
  })

  test('behavior: leaves no timer behind', () => {
    const { silence } = setUp()
    silence.stop()
    expect([silence.signal.aborted, vi.getTimerCount()]).toEqual([true, 0])
  })
})
