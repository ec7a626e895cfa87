// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('default: what was shown at different moments changes at the same moments', () => {
  const first = renderHook(() => useNow())
  pass(7_000)
  const second = renderHook(() => useNow())
  expect([first.result.current, second.result.current]).toEqual([10n, 17n])
  pass(13_000)
  expect([first.result.current, second.result.current]).toEqual([30n, 30n])
  pass(30_000)
  expect([first.result.current, second.result.current]).toEqual([60n, 60n])
})

test('param: everyMs', () => {
  const { result } = renderHook(() => useNow(1_000))
  pass(1_000)
  expect(result.current).toBe(11n)
})
