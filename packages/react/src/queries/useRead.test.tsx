// @vitest-environment jsdom
import { createMarketApi, type MarketInfo, type Nft } from '@souk/market'
import { NftWire } from '@souk/market/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, zeroAddress, zeroHash } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import { getNftQueryOptions, useNft } from './market/nfts.js'
import { useOrders } from './market/orders.js'
import { useCounter } from './seaport/exchange.js'

afterEach(cleanup)

const lantern = (tokenId: bigint): Nft => ({
  tokenId,
  contract: zeroAddress,
  collection: 'lanterns',
  standard: 'erc721',
  name: `Lantern ${tokenId}`,
  description: '',
  traits: [],
  owners: [],
  supply: 1n,
})

const info: MarketInfo = {
  chainId: 31337,
  chain: 'souk',
  name: 'Souk',
  rpcUrl: '/rpc',
  seaport: '0x00000000000000000000000000000000000000cc',
  conduitKey: zeroHash,
  fees: [],
  currencies: [],
}

function setUp() {
  const asked: string[] = []
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://market.example',
    fetch: async (input) => {
      const { pathname } = new URL(String(input))
      asked.push(pathname)
      if (pathname.includes('/orders/')) return Response.json({ orders: [], next: null })
      return Response.json({ nft: NftWire.encode(lantern(BigInt(pathname.split('/').at(-1) ?? ''))) })
    },
  })
  const calls: unknown[] = []
  const client = createClient({
    transport: custom({
      request: async ({ params }) => {
        calls.push(params)
        return `0x${'0'.repeat(63)}5`
      },
    }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={{ api, client, trade: { seaport: { address: info.seaport } } }}>
        {children}
      </SoukProvider>
    </QueryClientProvider>
  )
  return { asked, api, calls, queryClient, wrapper }
}

const seventh = { contract: zeroAddress, tokenId: 7n }
const path = `/v2/chain/souk/contract/${zeroAddress}/nfts/7`

describe('useRead', () => {
  test('default', async () => {
    const { wrapper, asked, api, queryClient } = setUp()
    const { result } = renderHook(() => useNft(seventh), { wrapper })
    await waitFor(() => expect(result.current.data?.name).toBe('Lantern 7'))
    expect(asked).toEqual([path])
    const { queryKey } = getNftQueryOptions(api, seventh)
    expect(queryClient.getQueryData(queryKey)?.name).toBe('Lantern 7')
  })

  test('param: options: nothing is asked until they are known', async () => {
    const { wrapper, asked } = setUp()
    const read = ({ token }: { token: typeof seventh | undefined }) => useNft(token)
    const initialProps: { token: typeof seventh | undefined } = { token: undefined }
    const { result, rerender } = renderHook(read, { wrapper, initialProps })
    expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle', data: undefined })
    rerender({ token: seventh })
    await waitFor(() => expect(result.current.data?.name).toBe('Lantern 7'))
    rerender({ token: undefined })
    expect(result.current.data).toBe(undefined)
    expect(asked).toEqual([path])
  })

  test('param: query: enabled, select and the like', async () => {
    const { wrapper, asked } = setUp()
    const read = ({ enabled }: { enabled: boolean }) =>
      useNft(seventh, { query: { enabled, select: ({ name }) => name } })
    const { result, rerender } = renderHook(read, { wrapper, initialProps: { enabled: false } })
    expect(result.current.fetchStatus).toBe('idle')
    rerender({ enabled: true })
    await waitFor(() => expect(result.current.data).toBe('Lantern 7'))
    expect(asked).toHaveLength(1)
  })

  test('behavior: what one caller begins with never reaches another that waits', () => {
    const { wrapper } = setUp()
    renderHook(() => useNft(undefined, { query: { initialData: lantern(1n) } }), { wrapper })
    const { result } = renderHook(() => useCounter(undefined), { wrapper })
    expect(result.current.data).toBe(undefined)
  })

  test('behavior: the chain is asked of the exchange that trades go to', async () => {
    const { wrapper, calls } = setUp()
    const { result } = renderHook(() => useCounter({ offerer: zeroAddress }), { wrapper })
    await waitFor(() => expect(result.current.data).toBe(5n))
    expect(JSON.stringify(calls)).toContain('0x00000000000000000000000000000000000000cc')
    expect(JSON.stringify(calls)).not.toContain(zeroHash)
  })
})

describe('usePagedRead', () => {
  test('default', async () => {
    const { wrapper } = setUp()
    const { result } = renderHook(() => useOrders({ side: 'ask', tokenIds: [7n] }), { wrapper })
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
    expect(result.current.hasNextPage).toBe(false)
  })

  test('param: options: nothing is asked until they are known', () => {
    const { wrapper, asked } = setUp()
    const { result } = renderHook(() => [useOrders(undefined), useNft(undefined)], { wrapper })
    expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle'])
    expect(asked).toEqual([])
  })
})
