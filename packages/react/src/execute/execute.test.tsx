import { createExecuteClient, Execution } from '@souk/execute'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import {
  ExecuteProvider,
  ExecuteProviderMissingError,
  getTokensQueryOptions,
  useExecution,
  useTokens,
} from './index.js'

// @vitest-environment jsdom

function setup(pages: readonly unknown[] = []) {
  const asked: string[] = []
  const client = createExecuteClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl: 'https://market.example' }],
    fetch: async (input) => {
      asked.push(String(input))
      return Response.json(pages[asked.length - 1])
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ExecuteProvider client={client}>{children}</ExecuteProvider>
    </QueryClientProvider>
  )
  return { client, wrapper, asked }
}

const execution = Execution.start({
  id: '1',
  kind: 'buy',
  chainId: 1,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  request: { path: '/execute/buy/v7', body: {} },
  expected: undefined,
})

describe('useTokens', () => {
  test('default: page by page', async () => {
    const { wrapper, asked } = setup([{ tokens: [], continuation: 'abc' }, { tokens: [] }])
    const { result } = renderHook(() => useTokens({ collection: 'lanterns' }), { wrapper })
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
    await act(async () => void (await result.current.fetchNextPage()))
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
    expect(asked.map((url) => new URL(url).searchParams.get('continuation'))).toEqual([null, 'abc'])
  })

  test('behavior: asks nothing while it is not known what', () => {
    const { wrapper, asked } = setup()
    renderHook(() => useTokens(undefined), { wrapper })
    expect(asked).toEqual([])
  })

  test('error: outside of a provider', () => {
    const queryClient = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    )
    expect(() => renderHook(() => useTokens(undefined), { wrapper })).toThrow(ExecuteProviderMissingError)
  })
})

describe('getTokensQueryOptions', () => {
  test('default: a key of plain JSON, of its own for each server and question', () => {
    const { client } = setup()
    const { queryKey } = getTokensQueryOptions(client, { tokens: [{ contract: '0x01', tokenId: 7n }] })
    expect(JSON.parse(JSON.stringify(queryKey))).toEqual([
      'souk.execute',
      '1:https://market.example',
      'getTokens',
      { tokens: [{ contract: '0x01', tokenId: '7' }] },
    ])
  })
})

describe('useExecution', () => {
  type Options = useExecution.ActionOptions & { fails?: Error }
  const event = { type: 'quoting' } as const
  const action: useExecution.Action<Options> = async (_, { fails, onProgress }) => {
    await onProgress?.(execution, event)
    if (fails) throw fails
    return execution
  }

  test('default: idle, running, done; progress goes to the caller too', async () => {
    const { wrapper } = setup()
    const heard: string[] = []
    const { result } = renderHook(() => useExecution(action), { wrapper })
    expect(result.current.state).toEqual({ status: 'idle' })
    await act(() => result.current.start({ onProgress: (_, { type }) => void heard.push(type) }))
    expect(result.current.state).toEqual({ status: 'done', execution })
    expect(heard).toEqual(['quoting'])
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  test('behavior: ends with an error that has a name, and with how far it came', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(() => useExecution(action), { wrapper })
    await act(() => result.current.start({ fails: new TypeError('no') }))
    expect(result.current.state).toMatchObject({
      status: 'ended',
      execution,
      error: { name: 'React.ExecutionUnknownError', message: 'The action failed: no' },
    })
  })

  test('behavior: stops when the view is gone, and by hand', async () => {
    const { wrapper } = setup()
    const signals: AbortSignal[] = []
    const waiting: useExecution.Action<Options> = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        if (!signal) return
        signals.push(signal)
        signal.addEventListener('abort', () => reject(new TypeError('aborted')))
      })
    const { result, unmount } = renderHook(() => useExecution(waiting), { wrapper })
    act(() => void result.current.start({}))
    await act(async () => result.current.stop())
    await waitFor(() => expect(result.current.state.status).toBe('ended'))
    act(() => void result.current.start({}))
    unmount()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})
