// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useHasDocs } from './useHasDocs.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the hook at a market that answers a question for its documentation. */
function at(answer: () => Promise<Response>) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push([method, url])
    return answer()
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const isSettled = () => expect(client.getQueryState(['docs'])?.status).not.toBe('pending')
  return { ...renderHook(() => useHasDocs(), { wrapper }), asked, isSettled }
}

describe('useHasDocs', () => {
  test('default: yes, once the market has answered with the page', async () => {
    const { result, asked } = at(async () => new Response(null))
    expect(result.current).toBe(false)
    await waitFor(() => expect(result.current).toBe(true))
    expect(asked).toEqual([['HEAD', '/docs/']])
  })

  test.each([
    ['has no such page', async () => new Response(null, { status: 404 })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('behavior: no, where the market %s', async (_, answer) => {
    const { result, isSettled } = at(answer)
    await waitFor(isSettled)
    expect(result.current).toBe(false)
  })
})
