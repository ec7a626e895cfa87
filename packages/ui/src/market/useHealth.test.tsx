// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useHealth } from './useHealth.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Follows a market that gives these answers in turn, and the last one from then on. */
function follow(answers: readonly (() => Response)[]) {
  const queue = [...answers]
  const fetch = vi.fn(async () => (queue.length > 1 ? queue.shift() : queue[0])?.() ?? Response.error())
  vi.stubGlobal('fetch', fetch)
  const queryClient = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useHealth({ everyMs: 30_000 }), { wrapper })
  return { fetch, result, wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

const isReady = (ready: boolean) => () => Response.json({ ready })
const refuses = (): Response => {
  throw new TypeError('Failed to fetch')
}

describe('useHealth', () => {
  test('default: reads it at the interval while the market is ready', async () => {
    const { fetch, wait } = follow([isReady(true)])
    await wait(29_000)
    expect(fetch).toHaveBeenCalledTimes(1)
    await wait(1_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['is not ready', isReady(false)],
    ['does not answer', refuses],
  ])('behavior: a market that %s is asked again soon', async (_, first) => {
    const { result, wait } = follow([first, isReady(true)])
    await wait(2_100)
    expect(result.current).toMatchObject({ isError: false, data: { ready: true } })
  })

  test('behavior: compares the clock of the market with that of the browser', async () => {
    vi.setSystemTime(1_000_000)
    const { result, wait } = follow([() => Response.json({ ready: true, chain: { time: 1_330 } })])
    await wait(100)
    expect(result.current.data?.ahead).toBe(330n)
  })
})
