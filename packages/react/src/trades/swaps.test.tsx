// @vitest-environment jsdom
import { createMarketApi } from '@souk/market'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, zeroAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { SoukProvider } from '../provider/SoukProvider.js'
import { useSwaps } from '../queries/market/orders.js'
import * as FlowStore from '../stores/FlowStore.js'
import { useCreateSwap } from './useCreateSwap.js'
import { useFulfillOrder } from './useFulfillOrder.js'

afterEach(cleanup)

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0x00000000000000000000000000000000000000e1'
const title = 'Ruby Lamp for Amber Lamp'

/** An app with a wallet, and a market that answers with pages without swaps. */
async function setup<result>(useHook: () => result) {
  const asked: string[] = []
  const transport = custom({ request: async () => '0x1' })
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [account] })],
    transports: { [mainnet.id]: transport },
  })
  const api = createMarketApi({
    chain: 'ethereum',
    baseUrl: 'https://market.example',
    fetch: async (input) => {
      asked.push(String(input).replace('https://market.example', ''))
      return Response.json({ orders: [], next: asked.length === 1 ? 'more' : null })
    },
  })
  const souk = { api, client: createClient({ chain: mainnet, transport }), flows: FlowStore.from() }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <SoukProvider souk={souk}>{children}</SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const rendered = renderHook(useHook, { wrapper })
  const [connector] = config.connectors
  if (connector) await act(async () => void (await connect(config, { connector })))
  return { ...rendered, asked }
}

describe('useCreateSwap', () => {
  const sides = { give: [{ contract, tokenId: 7n }], want: [{ contract, tokenId: 8n }] } as const

  test('error: terms that no swap can have block the flow, without a request', async () => {
    const { result, asked } = await setup(useCreateSwap)
    const money = { amount: 5n, paymentToken: zeroAddress }
    act(() => result.current.prepare({ ...sides, pay: money }, { title }))
    await waitFor(() =>
      expect(result.current.state).toMatchObject({
        status: 'blocked',
        error: { name: 'Price.OfferCurrencyError' },
      }),
    )
    const both = { amount: 5n, paymentToken: contract } as const
    act(() => result.current.prepare({ ...sides, pay: both, ask: both }, { title }))
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ error: { name: 'Price.BothWaysError' } }),
    )
    expect(asked).toEqual([])
  })
})

describe('useFulfillOrder', () => {
  test('error: a swap that the market does not return blocks its acceptance', async () => {
    const { result } = await setup(() => useFulfillOrder({ kind: 'swapAcceptance' }))
    act(() => result.current.prepare({ order: `0x${'ab'.repeat(32)}` }, { title }))
    await waitFor(() => expect(result.current.state.status).toBe('blocked'))
  })
})

describe('useSwaps', () => {
  test('default: page by page', async () => {
    const { result, asked } = await setup(() => useSwaps({ owner: account, limit: 5 }))
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(async () => void (await result.current.fetchNextPage()))
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    const path = `/v2/orders/ethereum/seaport/swaps?limit=5`
    expect(asked).toEqual([`${path}&owner=${account}`, `${path}&cursor=more&owner=${account}`])
  })

  test('behavior: asks nothing while it is not known what', async () => {
    const { asked } = await setup(() => useSwaps(undefined))
    expect(asked).toEqual([])
  })
})
