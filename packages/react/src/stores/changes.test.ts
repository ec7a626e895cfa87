import type { MarketOrder } from '@souk/market'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import * as Cart from './Cart.js'

const buyer: Address = '0x00000000000000000000000000000000000000cc'
const weth = {
  address: '0x00000000000000000000000000000000000000ee',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
} as const
const listing = marketOrder({ total: 5n, price: 500n })
const line = Cart.toLine(listing, { chainId: 1, quantity: 3n, addedAt: new Date(0) })
const cart = Cart.add(Cart.empty, line)
const changesWith = (order: MarketOrder | null, now = 10n) =>
  Cart.changes(cart, { fresh: new Map([[Cart.key(line), order]]), account: buyer, now })

describe('changes', () => {
  test('default: nothing changed', () => {
    expect(changesWith(listing)).toEqual([])
  })

  test('behavior: lines whose orders are not read yet are not judged', () => {
    expect(Cart.changes(cart, { fresh: new Map(), now: 10n })).toEqual([])
  })

  test.each<[Cart.ChangeKind, MarketOrder | null]>([
    ['gone', null],
    ['sold', { ...listing, status: 'filled' }],
    ['sold', { ...listing, remaining: 0n }],
    ['cancelled', { ...listing, status: 'cancelled' }],
    ['expired', { ...listing, status: 'expired' }],
    ['expired', { ...listing, endTime: 10n }],
    ['unavailable', { ...listing, status: 'inactive', reason: 'balance' }],
    ['own', { ...listing, maker: buyer }],
    ['reserved', { ...listing, taker: zeroAddress }],
  ])('behavior: %s cannot be bought any more', (kind, order) => {
    const changes = changesWith(order)
    expect(changes).toEqual([{ line, kind }])
    expect(changes.every(Cart.isDead)).toBe(true)
  })

  test('behavior: fewer units are left', () => {
    expect(changesWith({ ...listing, remaining: 2n })).toEqual([
      { line, kind: 'fewer', next: { ...line, quantity: 2n } },
    ])
  })

  test('behavior: another price, or another currency', () => {
    expect(changesWith({ ...listing, price: 600n })).toEqual([
      { line, kind: 'price', next: { ...line, price: 600n } },
    ])
    expect(changesWith({ ...listing, currency: weth })).toEqual([
      { line, kind: 'price', next: { ...line, currency: weth.address } },
    ])
  })

  test('behavior: without an account nothing is its own, and nothing kept from it', () => {
    const fresh = new Map([[Cart.key(line), { ...listing, maker: buyer, taker: zeroAddress }]])
    expect(Cart.changes(cart, { fresh, now: 10n })).toEqual([])
  })
})

describe('accept', () => {
  test.each<[string, MarketOrder]>([
    ['another price', { ...listing, price: 600n }],
    ['fewer units', { ...listing, remaining: 2n, price: 400n }],
  ])('default: %s, and nothing is different any more', (_, order) => {
    const accepted = Cart.accept(cart, changesWith(order))
    expect(accepted.lines).toHaveLength(1)
    expect(Cart.changes(accepted, { fresh: new Map([[Cart.key(line), order]]), now: 10n })).toEqual([])
  })

  test('behavior: what cannot be bought is taken out, and can be put back', () => {
    const accepted = Cart.accept(cart, changesWith(null))
    expect([accepted.lines, Cart.undo(accepted).lines]).toEqual([[], [line]])
  })
})

describe('isDead', () => {
  test('default', () => {
    expect([Cart.isDead({ line, kind: 'sold' }), Cart.isDead({ line, kind: 'price', next: line })]).toEqual([
      true,
      false,
    ])
  })
})
