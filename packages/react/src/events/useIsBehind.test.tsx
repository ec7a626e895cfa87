// @vitest-environment jsdom
import { createMarketApi, type MarketEvent } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { EventWire } from '@souk/market/wire'
import { seaportAddress } from '@souk/seaport'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, type TransactionReceipt } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import { getCollectionQueryOptions } from '../queries/market/collections.js'
import * as FlowStore from '../stores/FlowStore.js'
import { buyer, contract, fulfilled, listing, orderHash, seller, transfer } from '../testing/receipts.js'
import { useIsBehind } from './useIsBehind.js'
import { useMarketEvents } from './useMarketEvents.js'

afterEach(cleanup)

const plan = { steps: [{ kind: 'transaction' }] } as const
type Run = Trade.Prepared<typeof plan, string>['run']

/** A market that tells of sales when the test wants it. */
function createMarket() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://one.example',
    fetch: async () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
  })
  const sale: MarketEvent = {
    ...{ sequence: 1, type: 'sale', collection: 'lanterns', contract, tokenId: 7n, orderHash },
    ...{ accounts: [], at: new Date(0) },
  }
  const text = `id: 1\nevent: market\ndata: ${JSON.stringify(EventWire.encode(sale))}\n\n`
  return { api, tellSale: () => writer.write(new TextEncoder().encode(text)) }
}

/** Opens a page with the figures of a collection. `answer` lets the market answer the latest read of them. */
async function openCollection({ api, tellSale }: ReturnType<typeof createMarket>) {
  const reads: (() => void)[] = []
  const flows = FlowStore.from()
  const souk = { api, flows, client: createClient({ transport: custom({ request: async () => null }) }) }
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={souk}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  const { queryKey } = getCollectionQueryOptions(api, { slug: 'lanterns' })
  const queryFn = () => new Promise<never>((resolve) => reads.push(() => resolve({} as never)))
  const useFigures = () => {
    useQuery({ queryKey, queryFn, retry: false })
    return { freshness: useMarketEvents(), isBehind: useIsBehind(contract) }
  }
  const { result } = renderHook(useFigures, { wrapper })
  await waitFor(() => expect([result.current.freshness, reads.length]).toEqual(['live', 1]))
  reads[0]?.()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'))
  /** Ends a trade of this tab, and waits until the figures are behind. */
  const end = async (run: Run) => {
    const about = { kind: 'purchase', chainId: 1, account: buyer, title: 'Lantern' } as const
    await FlowStore.start(flows, { about, prepared: { plan, run } }).ended
    await waitFor(() => expect(result.current.isBehind).toBe(true))
  }
  return { result, reads, tellSale, end }
}

const logs = [transfer(seller, buyer), fulfilled(seaportAddress)]
const buy: Run = async function* () {
  const receipt = { status: 'success', logs } as unknown as TransactionReceipt
  yield { type: 'sent', step: 0, of: 1, hash: '0x01' }
  yield { type: 'confirmed', step: 0, of: 1, receipt }
  return 'bought'
}
const list: Run = async function* () {
  yield { type: 'signed', step: 0, of: 1, orders: [listing.order] }
  return 'listed'
}

describe('useIsBehind', () => {
  test('default: a purchase is ahead of the figures until the market has told of it and they are read', async () => {
    const { result, reads, tellSale, end } = await openCollection(createMarket())
    expect(result.current.isBehind).toBe(false)
    await end(buy)
    await tellSale()
    await waitFor(() => expect(reads).toHaveLength(2))
    expect(result.current.isBehind).toBe(true)
    reads[1]?.()
    await waitFor(() => expect(result.current.isBehind).toBe(false))
  })

  test('behavior: also if the market tells of the sale first, while the figures are read', async () => {
    const { result, reads, tellSale, end } = await openCollection(createMarket())
    await tellSale()
    await waitFor(() => expect(reads).toHaveLength(2))
    await end(buy)
    reads[1]?.()
    await waitFor(() => expect(result.current.isBehind).toBe(false))
  })

  test('behavior: a listing is ahead of the figures until they are read', async () => {
    const { result, reads, end } = await openCollection(createMarket())
    await end(list)
    await waitFor(() => expect(reads).toHaveLength(2))
    reads[1]?.()
    await waitFor(() => expect(result.current.isBehind).toBe(false))
  })
})
