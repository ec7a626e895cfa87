// @vitest-environment jsdom
import { createMarketApi, type MarketEvent } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { EventWire } from '@souk/market/wire'
import { seaportAddress } from '@souk/seaport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, type TransactionReceipt } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import { marketKey, marketSource } from '../queries/queryKey.js'
import * as FlowStore from '../stores/FlowStore.js'
import {
  buyer,
  cancelled,
  contract,
  fulfilled,
  listing,
  nft,
  orderHash,
  seller,
  transfer,
} from '../testing/receipts.js'
import { useIsActivityBehind } from './useIsActivityBehind.js'
import { useMarketEvents } from './useMarketEvents.js'

afterEach(cleanup)

const event: MarketEvent = {
  ...{ sequence: 1, type: 'sale', collection: 'lanterns', contract, tokenId: 7n, orderHash },
  ...{ accounts: [seller], at: new Date(0) },
}
const cancel: MarketEvent = { ...event, type: 'cancel', orderHash: listing.orderHash }

/** Opens a page of a market that tells what a test wants, and trades on it. */
async function openPage() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://one.example',
    fetch: async () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
  })
  const flows = FlowStore.from()
  const souk = { api, flows, client: createClient({ transport: custom({ request: async () => null }) }) }
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={souk}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  const useLists = () => ({
    freshness: useMarketEvents(),
    behind: [useIsActivityBehind(seller), useIsActivityBehind(contract), useIsActivityBehind(buyer)],
  })
  const { result } = renderHook(useLists, { wrapper })
  await waitFor(() => expect(result.current.freshness).toBe('live'))
  return {
    queryClient,
    result,
    /** Whether the lists of the seller lack a trade, before the page is rendered again. */
    isNoted: () =>
      queryClient.getQueryData(['souk.activityBehind', marketSource(api), seller.toLowerCase()]) === true,
    keyOf: (name: 'getActivity' | 'getNft' | 'getOrder', options: object) => marketKey(api, name, options),
    tell: (told: MarketEvent) =>
      writer.write(
        new TextEncoder().encode(`id: 1\nevent: market\ndata: ${JSON.stringify(EventWire.encode(told))}\n\n`),
      ),
    end: (logs: readonly unknown[], outcome: unknown = {}) => trade(flows, logs, outcome),
  }
}

/** Ends a trade of the seller with a receipt that has these logs. */
function trade(flows: FlowStore.FlowStore, logs: readonly unknown[], outcome: unknown) {
  const plan = { steps: [{ kind: 'transaction' }] } as const
  const run: Trade.Prepared<typeof plan, unknown>['run'] = async function* () {
    const receipt = { status: 'success', logs } as unknown as TransactionReceipt
    yield { type: 'sent', step: 0, of: 1, hash: '0x01' }
    yield { type: 'confirmed', step: 0, of: 1, receipt }
    return outcome
  }
  const about = { kind: 'cancellation', chainId: 1, account: seller, title: 'Lantern' } as const
  return FlowStore.start(flows, { about, prepared: { plan, run } }).ended
}

const isNotified = { untold: [] }

describe('useIsActivityBehind', () => {
  test('default: lists lack a sale that its receipt does not tell whole, until the market tells of it', async () => {
    const { result, end, tell } = await openPage()
    expect(result.current.behind).toEqual([false, false, false])
    await end([transfer(seller, buyer), fulfilled(seaportAddress)])
    await waitFor(() => expect(result.current.behind).toEqual([true, true, false]))
    await tell(event)
    await waitFor(() => expect(result.current.behind).toEqual([false, false, false]))
  })

  test('behavior: the lists of an account lack an order that it cancelled and the page has not read', async () => {
    const { result, end, tell } = await openPage()
    await end([cancelled(listing.orderHash)], isNotified)
    await waitFor(() => expect(result.current.behind).toEqual([true, false, false]))
    await tell(cancel)
    await waitFor(() => expect(result.current.behind).toEqual([false, false, false]))
  })

  test('behavior: not if the market told of the cancellation before the receipt', async () => {
    const { queryClient, isNoted, end, tell, keyOf } = await openPage()
    const list = keyOf('getActivity', { account: seller })
    queryClient.setQueryData(list, { pages: [{ activities: [] }], pageParams: [undefined] })
    await tell(cancel)
    await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true))
    await end([cancelled(listing.orderHash)], isNotified)
    // No further event would clear it.
    await waitFor(() => expect(isNoted()).toBe(false))
  })

  test('behavior: nothing of an order of which the market was not notified, as it may not have it', async () => {
    const { isNoted, end } = await openPage()
    await end([cancelled(listing.orderHash)], { untold: [{ orderHash: listing.orderHash }] })
    expect(isNoted()).toBe(false)
    await end([cancelled(orderHash)], isNotified)
    expect(isNoted()).toBe(true)
  })

  test('behavior: an order that the page has read alone is in its lists at once', async () => {
    const { queryClient, result, end, keyOf } = await openPage()
    const list = keyOf('getActivity', { account: seller })
    queryClient.setQueryData(list, { pages: [{ activities: [] }], pageParams: [undefined] })
    queryClient.setQueryData(keyOf('getNft', { contract, tokenId: '7' }), nft)
    queryClient.setQueryData(keyOf('getOrder', { orderHash: listing.orderHash }), listing)
    await end([cancelled(listing.orderHash)], isNotified)
    await waitFor(() =>
      expect(queryClient.getQueryData(list)).toMatchObject({
        pages: [{ activities: [{ type: 'cancel', orderHash: listing.orderHash }] }],
      }),
    )
    expect(result.current.behind).toEqual([false, false, false])
  })
})
