// @vitest-environment jsdom
import { createMarketApi, type MarketOrder } from '@souk/market'
import { OrderWire } from '@souk/market/wire'
import { Order } from '@souk/seaport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import * as Cart from '../stores/Cart.js'
import { createCartStore } from '../stores/createCartStore.js'
import { marketOrder } from '../testing/marketOrder.js'
import { useCartChanges } from './useCartChanges.js'

afterEach(cleanup)

const client = createClient({ chain: mainnet, transport: custom({ request: async () => null }) })

/** Two orders with different salts. */
const [kept, gone] = [1n, 2n].map((salt): MarketOrder => {
  const { order, ...rest } = marketOrder({ chain: 'ethereum', total: 5n, price: 500n })
  const parameters = { ...order.parameters, salt }
  return { ...rest, order: { ...order, parameters }, orderHash: Order.hash(parameters) }
}) as [MarketOrder, MarketOrder]

function follow(answer: (path: string) => Response) {
  const api = createMarketApi({
    chain: 'ethereum',
    baseUrl: 'https://market.example',
    fetch: async (input) => answer(new URL(String(input)).pathname),
  })
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  const cart = createCartStore({ storage })
  const add = (order: MarketOrder, chainId: number) =>
    cart.update((cart) => Cart.add(cart, Cart.toLine(order, { chainId, addedAt: new Date(0) })))
  add(kept, 1)
  add(gone, 1)
  add(kept, 137)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SoukProvider souk={{ api, client, cart }}>{children}</SoukProvider>
    </QueryClientProvider>
  )
  return renderHook(() => useCartChanges({ now: 10n }), { wrapper }).result
}

describe('useCartChanges', () => {
  test("default: the lines on the market's chain, each by its order as it is now", async () => {
    const asked: string[] = []
    const result = follow((path) => {
      asked.push(path)
      return Response.json(OrderWire.encodeBulk([{ ...kept, price: 600n }]))
    })
    expect(result.current).toEqual({ changes: [], isPending: true, errors: [] })
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.changes.map(({ line, kind }) => [line.chainId, line.orderHash, kind])).toEqual([
      [1, kept.orderHash, 'price'],
      [1, gone.orderHash, 'gone'],
    ])
    expect(result.current.errors).toEqual([])
    expect(asked).toEqual(['/v2/orders'])
  })

  test('behavior: a market of another make is asked for each order', async () => {
    const result = follow((path) =>
      path.endsWith(kept.orderHash)
        ? Response.json({ order: OrderWire.encode({ ...kept, price: 600n }) })
        : new Response('{}', { status: 404 }),
    )
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.changes.map(({ kind }) => kind)).toEqual(['price', 'gone'])
  })

  test('error: a market that does not answer says nothing of the lines', async () => {
    const result = follow(() => new Response('{}', { status: 400 }))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.changes).toEqual([])
    expect(result.current.errors.map(({ name }) => name)).toEqual(['MarketApi.RejectedError'])
  })
})
