// @vitest-environment jsdom
import { createMarketApi } from '@souk/market'
import { FlowStore, getBalanceQueryOptions, hashKey, SoukProvider } from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, type TransactionReceipt } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, ether, info } from '../testing/fixtures.js'
import { useBalances } from './useBalances.js'

afterEach(cleanup)

/** Shows a balance of 5, on a node that does not answer. */
function showBalance() {
  const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
  const flows = FlowStore.from()
  const api = createMarketApi({ chain: 'souk', baseUrl: 'https://one.example' })
  const souk = { api, client, flows, info: { ...info, currencies: [ether] } }
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: hashKey } } })
  const asset = { currency: ether.address }
  const { queryKey } = getBalanceQueryOptions(client, { account: buyer, asset })
  const answer = (amount: bigint) => queryClient.setQueryData(queryKey, amount)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={souk}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  const useTwice = () => [useBalances(buyer), useBalances(buyer)]
  const { result } = renderHook(useTwice, { wrapper })
  return { result, flows, answer }
}

const plan = { steps: [{ kind: 'transaction' }] } as const
const about = { kind: 'purchase', chainId: 1, account: buyer, title: 'Ruby Lamp' } as const
const receipt = { status: 'success', logs: [] } as unknown as TransactionReceipt

describe('useBalances', () => {
  test('default: an amount is unknown from the receipt of a transaction on, until it is read again', async () => {
    const { result, flows, answer } = showBalance()
    answer(5n)
    const five = [{ currency: ether, amount: 5n }]
    await waitFor(() => expect(result.current).toEqual([five, five]))
    const run = async function* () {
      yield { type: 'sent', step: 0, of: 1, hash: '0x01' } as const
      yield { type: 'confirmed', step: 0, of: 1, receipt } as const
      return 'bought'
    }
    await FlowStore.start(flows, { about, prepared: { plan, run } }).ended
    await waitFor(() => expect(result.current).toEqual([[], []]))
    answer(4n)
    await waitFor(() => expect(result.current[0]).toEqual([{ currency: ether, amount: 4n }]))
  })

  test('behavior: a trade without a transaction leaves it as it is', async () => {
    const { result, flows, answer } = showBalance()
    answer(5n)
    await waitFor(() => expect(result.current[0]).toHaveLength(1))
    const run = async function* () {
      yield { type: 'asking', step: 0, of: 1 } as const
      return 'signed'
    }
    await FlowStore.start(flows, { about, prepared: { plan, run } }).ended
    expect(result.current[0]).toEqual([{ currency: ether, amount: 5n }])
  })
})
