// @vitest-environment jsdom
import { createMarketApi } from '@souk/market'
import { FlowStore, getOrdersQueryOptions, hashKey, SoukProvider } from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, createClient, custom } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, info, seller } from '../testing/fixtures.js'
import { useOwnOrders } from './useOwnOrders.js'

afterEach(cleanup)

/** Shows the seller's listings of a market that does not answer. `answer` is its later answer. */
function showListings() {
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://one.example',
    fetch: () => new Promise(() => {}),
  })
  const flows = FlowStore.from()
  const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { queryKeyHashFn: hashKey, staleTime: Number.POSITIVE_INFINITY } },
  })
  const asked = { side: 'ask', maker: seller, includeBundled: true, limit: 50 } as const
  const { queryKey } = getOrdersQueryOptions(api, asked)
  const answer = (updatedAt: number) =>
    queryClient.setQueryData(queryKey, { pages: [{ orders: [] }], pageParams: [undefined] }, { updatedAt })
  answer(1)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={{ api, client, flows, info }}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useOwnOrders('ask', seller), { wrapper })
  const revoke = (account: Address) => {
    const plan = { steps: [{ kind: 'transaction' }] } as const
    const about = { kind: 'revocation', chainId: 1, account, title: 'Lanterns' } as const
    const run = async function* () {
      yield { type: 'asking', step: 0, of: 1 } as const
      return 'revoked'
    }
    return FlowStore.start(flows, { about, prepared: { plan, run } }).ended
  }
  return { result, revoke, answer }
}

describe('useOwnOrders', () => {
  test('behavior: after a revoked approval, orders count as old until they are read again', async () => {
    const { result, revoke, answer } = showListings()
    expect(result.current).toMatchObject({ orders: [], isOld: false })
    await revoke(buyer)
    expect(result.current.isOld).toBe(false)
    await revoke(seller)
    await waitFor(() => expect(result.current.isOld).toBe(true))
    answer(Date.now())
    await waitFor(() => expect(result.current.isOld).toBe(false))
  })
})
