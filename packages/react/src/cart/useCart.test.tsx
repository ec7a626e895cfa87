// @vitest-environment jsdom
import { createMarketApi, type MarketInfo } from '@souk/market'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createClient, custom, zeroAddress, zeroHash } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { SoukProvider } from '../provider/SoukProvider.js'
import * as Cart from '../stores/Cart.js'
import { type CartStore, createCartStore } from '../stores/createCartStore.js'
import { marketOrder } from '../testing/marketOrder.js'
import { useCart } from './useCart.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const key = 'souk.cart.1'
const hash = `0x${'ab'.repeat(32)}` as const
const other = `0x${'cd'.repeat(32)}` as const
const line = (orderHash: typeof hash | typeof other) =>
  Cart.toLine(marketOrder({ orderHash, total: 5n }), { chainId: 1, addedAt: new Date(0) })

/** Simulates changes in other tabs. */
const tellOtherTabs = (changed: string | null = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed, storageArea: localStorage }))

const info: MarketInfo = {
  chainId: 1,
  chain: 'souk',
  name: 'Souk',
  rpcUrl: '/rpc',
  seaport: zeroAddress,
  conduitKey: zeroHash,
  fees: [],
  currencies: [],
}
const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example' })
const client = createClient({ transport: custom({ request: async () => null }) })
const wrapperOf =
  (cart?: CartStore) =>
  ({ children }: { children: ReactNode }) => (
    <SoukProvider souk={{ api, info, client, cart }}>{children}</SoukProvider>
  )

describe('createCartStore', () => {
  test('default: outlives the page', () => {
    createCartStore({ storage: localStorage }).update((cart) => Cart.add(cart, line(hash)))
    expect(createCartStore({ storage: localStorage }).getSnapshot()).toEqual({
      cart: { lines: [line(hash)], removed: [] },
      unread: [],
    })
  })

  test('behavior: two tabs change it at once, and nothing is lost', () => {
    const [one, two] = [0, 1].map(() => createCartStore({ storage: localStorage }))
    one?.update((cart) => Cart.add(cart, line(hash)))
    two?.update((cart) => Cart.add(cart, line(other)))
    expect(two?.getSnapshot().cart.lines).toEqual([line(hash), line(other)])
  })

  test('behavior: follows other tabs while somebody listens', () => {
    const [one, two] = [0, 1].map(() => createCartStore({ storage: localStorage }))
    let told = 0
    const stop = two?.subscribe(() => told++)
    one?.update((cart) => Cart.add(cart, line(hash)))
    tellOtherTabs('other')
    expect(told).toBe(0)
    tellOtherTabs()
    expect([told, two?.getSnapshot().cart.lines]).toEqual([1, [line(hash)]])
    localStorage.clear()
    tellOtherTabs(null)
    expect([told, two?.getSnapshot().cart.lines]).toEqual([2, []])
    stop?.()
    one?.update((cart) => Cart.add(cart, line(other)))
    tellOtherTabs()
    expect(told).toBe(2)
  })

  test('behavior: what was taken out here can be put back after another tab has changed the rest', () => {
    const [one, two] = [0, 1].map(() => createCartStore({ storage: localStorage }))
    one?.update((cart) => Cart.add(cart, line(hash)))
    one?.update(Cart.clear)
    two?.update((cart) => Cart.add(cart, line(other)))
    one?.update(Cart.undo)
    expect(one?.getSnapshot().cart.lines).toEqual([line(hash), line(other)])
  })

  test('behavior: tells what it could not read', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, lines: [{ chainId: 'one' }] }))
    const { unread } = createCartStore({ storage: localStorage }).getSnapshot()
    expect(unread).toEqual([{ value: { chainId: 'one' }, reason: 'its chainId cannot be read' }])
  })

  test('behavior: a storage that is full or forbidden keeps nothing, says so, and stops nobody', () => {
    const full = new DOMException('full', 'QuotaExceededError')
    const refuse = () => {
      throw full
    }
    const store = createCartStore({ storage: { getItem: refuse, setItem: refuse } })
    store.update((cart) => Cart.add(cart, line(hash)))
    store.update((cart) => Cart.add(cart, line(other)))
    expect(store.getSnapshot()).toEqual({
      cart: { lines: [line(hash), line(other)], removed: [] },
      unread: [],
      unsaved: full,
    })
  })
})

describe('useCart', () => {
  test('default', () => {
    const { result } = renderHook(useCart, { wrapper: wrapperOf(createCartStore({ storage: localStorage })) })
    act(() => result.current.add(line(hash)))
    act(() => result.current.add(line(other)))
    act(() => result.current.setQuantity({ chainId: 1, orderHash: hash, quantity: 3n }))
    expect(Cart.groups(result.current.cart).map(({ total }) => total)).toEqual([80n])
    act(() => result.current.remove([line(hash)]))
    expect(result.current.cart.lines).toEqual([line(other)])
    act(() => result.current.undo())
    expect(result.current.cart.lines).toHaveLength(2)
    act(() => result.current.accept([{ line: line(other), kind: 'sold' }]))
    act(() => result.current.clear())
    expect(result.current.cart.lines).toEqual([])
  })

  test('behavior: two places show the same cart', () => {
    const wrapper = wrapperOf(createCartStore({ storage: localStorage }))
    const [one, two] = [renderHook(useCart, { wrapper }), renderHook(useCart, { wrapper })]
    act(() => one.result.current.add(line(hash)))
    expect(two.result.current.cart).toBe(one.result.current.cart)
  })

  test('behavior: empty on a server', () => {
    const store = createCartStore({ storage: localStorage })
    store.update((cart) => Cart.add(cart, line(hash)))
    const Count = () => useCart().cart.lines.length
    const Wrapper = wrapperOf(store)
    expect(
      renderToString(
        <Wrapper>
          <Count />
        </Wrapper>,
      ),
    ).toBe('0')
  })

  test('error: the provider has no cart', () => {
    expect(() => renderHook(useCart, { wrapper: wrapperOf() })).toThrowErrorMatchingInlineSnapshot(
      `[React.CartMissingError: This hook needs a SoukProvider with a cart above it: pass it \`cart: createCartStore({ storage })\`.]`,
    )
  })
})
