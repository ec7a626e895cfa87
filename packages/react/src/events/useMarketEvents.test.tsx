// @vitest-environment jsdom
import { createMarketApi, type MarketEvent, type Nft } from '@souk/market'
import { EventWire, NftWire } from '@souk/market/wire'
import { seaportAddress } from '@souk/seaport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, type Hash, pad, type TransactionReceipt } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import { getNftQueryOptions, getNftsByCollectionQueryOptions } from '../queries/market/nfts.js'
import { marketKey } from '../queries/queryKey.js'
import * as FlowStore from '../stores/FlowStore.js'
import { marketOrder } from '../testing/marketOrder.js'
import { fulfilled, orderHash, pagesOf } from '../testing/receipts.js'
import { useMarketEvents } from './useMarketEvents.js'

afterEach(cleanup)

const address = '0x00000000000000000000000000000000000000e1'
const nft = (tokenId: bigint, name: string): Nft => ({
  tokenId,
  contract: address,
  collection: 'lanterns',
  standard: 'erc721',
  name,
  description: '',
  traits: [],
  owners: [],
  supply: 1n,
})
const sale = (tokenId: bigint): MarketEvent => ({
  sequence: Number(tokenId),
  type: 'sale',
  collection: 'lanterns',
  contract: address,
  tokenId,
  accounts: [],
  at: new Date(0),
})

/** A market that sends events when the test wants it, and counts its requests. */
function createMarket(baseUrl: string) {
  const asked: string[] = []
  const streams: string[] = []
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const api = createMarketApi({
    chain: 'souk',
    baseUrl,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      if (pathname === '/v2/events') {
        streams.push(String(input).split('?')[1] ?? '')
        return new Response(streams.length === 1 ? readable : new ReadableStream(), {
          headers: { 'content-type': 'text/event-stream' },
        })
      }
      asked.push(`${pathname} ${init?.body ?? ''}`.trim())
      if (pathname === '/v2/nfts') return Response.json(NftWire.encodePage({ nfts: [nft(2n, 'Sold')] }))
      return Response.json({ nft: NftWire.encode(nft(7n, 'Lantern 7')) })
    },
  })
  const tell = (event: MarketEvent) =>
    writer.write(
      new TextEncoder().encode(
        `id: ${event.sequence}\nevent: market\ndata: ${JSON.stringify(EventWire.encode(event))}\n\n`,
      ),
    )
  return { api, asked, streams, tell }
}

/** A purchase of three units in a transaction that is confirmed. */
function buying(hash: Hash): FlowStore.start.Options<{ steps: [{ kind: 'transaction' }] }, string> {
  const receipt = { status: 'success', transactionHash: hash, logs: [fulfilled(seaportAddress)] }
  const run = async function* () {
    yield { type: 'sent', step: 0, of: 1, hash } as const
    yield { type: 'confirmed', step: 0, of: 1, receipt: receipt as unknown as TransactionReceipt } as const
    return 'bought'
  }
  const about = { kind: 'purchase', chainId: 31_337, account: address, title: 'Sumac' } as const
  return { about, prepared: { plan: { steps: [{ kind: 'transaction' }] }, run } }
}

const client = createClient({ transport: custom({ request: async () => null }) })

function follow(
  market: ReturnType<typeof createMarket>,
  queryClient: QueryClient,
  flows: FlowStore.FlowStore = FlowStore.from(),
) {
  const souk = { api: market.api, client, flows }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={souk}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  const initialProps: useMarketEvents.Options = {}
  return renderHook(useMarketEvents, { wrapper, initialProps })
}

describe('useMarketEvents', () => {
  test('behavior: a second purchase of a listing is shown with its receipt, although the market told of the first', async () => {
    const market = createMarket('https://one.example')
    const [queryClient, flows] = [new QueryClient(), FlowStore.from()]
    const key = marketKey<ReturnType<typeof pagesOf>>(market.api, 'getOrders', {})
    queryClient.setQueryData(key, pagesOf(marketOrder({ orderHash, total: 10n, remaining: 7n })))
    const { result } = follow(market, queryClient, flows)
    await waitFor(() => expect(result.current).toBe('live'))
    await market.tell({ ...sale(7n), orderHash, transactionHash: pad('0x0a') })
    await waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true))
    await FlowStore.start(flows, buying(pad('0x0b'))).ended
    const remaining = () => queryClient.getQueryData(key)?.pages[0]?.orders[0]?.remaining
    await waitFor(() => expect(remaining()).toBe(4n))
  })

  test('behavior: an event of one market leaves the reads of another alone', async () => {
    const [market, other] = [createMarket('https://one.example'), createMarket('https://other.example')]
    const queryClient = new QueryClient()
    const keys = [market, other].map(
      ({ api }) => getNftQueryOptions(api, { contract: address, tokenId: 7n }).queryKey,
    )
    for (const key of keys) queryClient.setQueryData(key, nft(7n, 'Lantern 7'))
    const { result } = follow(market, queryClient)
    await waitFor(() => expect(result.current).toBe('live'))
    await market.tell(sale(7n))
    const isInvalidated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
    await waitFor(() => expect(isInvalidated()).toEqual([true, false]))
  })

  test('behavior: the stream includes what is hidden of the connected account, and stays live meanwhile', async () => {
    const market = createMarket('https://one.example')
    const { result, rerender } = follow(market, new QueryClient())
    await waitFor(() => expect(result.current).toBe('live'))
    rerender({ account: address })
    expect(result.current).toBe('live')
    await waitFor(() => expect(market.streams).toEqual(['', `hidden_of=${address}`]))
  })

  test('behavior: pages whose order may have been overtaken keep it, and are marked', async () => {
    const market = createMarket('https://one.example')
    const queryClient = new QueryClient()
    const grids = (['price', 'identifier'] as const).map((sort) => {
      const { queryKey } = getNftsByCollectionQueryOptions(market.api, { slug: 'lanterns', sort })
      queryClient.setQueryData(queryKey, { pages: [{ nfts: [nft(2n, 'Two')] }], pageParams: [undefined] })
      return queryKey
    })
    const { result } = follow(market, queryClient)
    await waitFor(() => expect(result.current).toBe('live'))
    await market.tell(sale(2n))
    const marked = () => grids.map((key) => queryClient.getQueryState(key)?.isInvalidated)
    await waitFor(() => expect(marked()).toEqual([true, false]))
    expect(queryClient.getQueryData(grids[0]!)?.pages[0]?.nfts.map(({ name }) => name)).toEqual(['Sold'])
    expect(market.asked).toHaveLength(1)
  })

  test('behavior: of many events only the tokens that are shown are read, in one request, and put into their place', async () => {
    const market = createMarket('https://one.example')
    const queryClient = new QueryClient()
    const { queryKey } = getNftsByCollectionQueryOptions(market.api, { slug: 'lanterns' })
    queryClient.setQueryData(queryKey, {
      pages: [{ nfts: [nft(1n, 'One'), nft(2n, 'Two')] }],
      pageParams: [undefined],
    })
    const { result } = follow(market, queryClient)
    await waitFor(() => expect(result.current).toBe('live'))
    for (const tokenId of [2n, 3n, 4n, 5n]) await market.tell(sale(tokenId))
    const names = () => queryClient.getQueryData(queryKey)?.pages[0]?.nfts.map(({ name }) => name)
    await waitFor(() => expect(names()).toEqual(['One', 'Sold']))
    expect(market.asked).toEqual([
      `/v2/nfts ${JSON.stringify(NftWire.encodeTokens({ chain: 'souk', tokens: [{ contract: address, tokenId: 2n }] }))}`,
    ])
  })
})
