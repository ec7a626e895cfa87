// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { useAskAgain } from './useAskAgain.js'

afterEach(cleanup)

/** Shows a request that fails the first time, while no events arrive. */
function show() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  let isFirst = true
  const queryFn = async () => {
    if (!isFirst) return 'read'
    isFirst = false
    throw new TypeError('Failed to fetch')
  }
  return renderHook(
    ({ isLive }) => {
      useAskAgain(isLive)
      return useQuery({ queryKey: ['item'], queryFn })
    },
    { wrapper, initialProps: { isLive: false } },
  )
}

describe('useAskAgain', () => {
  test('default: repeats failed requests once events arrive', async () => {
    const { result, rerender } = show()
    await waitFor(() => expect(result.current.isError).toBe(true))
    rerender({ isLive: true })
    await waitFor(() => expect(result.current.data).toBe('read'))
  })

  test('behavior: repeats them as soon as the browser is online, before events arrive', async () => {
    const { result } = show()
    await waitFor(() => expect(result.current.isError).toBe(true))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.data).toBe('read'))
  })
})
