import { Cart } from '@souk/react'
import { describe, expect, test } from 'vitest'
import { order } from '../testing/fixtures.js'
import { cartStep, receiptWays } from './cartStep.js'

const line = Cart.toLine(order, { chainId: 1, addedAt: new Date(0) })
const sold: Cart.Change = { line, kind: 'sold' }
const moved: Cart.Change = { line, kind: 'price', next: { ...line, price: 2n } }

describe('cartStep', () => {
  test.each([
    ['nothing changed', 2, [], false, 'buy'],
    ['its orders are being read', 2, [], true, 'checking'],
    ['a price changed', 2, [moved], false, 'accept'],
    ['all prices changed', 1, [moved], false, 'accept'],
    ['one of two is sold', 2, [sold], false, 'rest'],
    ['one is sold, the other costs more', 2, [sold, moved], false, 'rest'],
    ['the only one is sold', 1, [sold], false, 'remove'],
    ['both are sold', 2, [sold, sold], true, 'remove'],
  ] as const)('default: %s', (_, count, changed, isPending, step) => {
    expect(cartStep({ count, changed, isPending })).toBe(step)
  })
})

describe('receiptWays', () => {
  test.each([
    ['the cart is empty', 0, 0, { main: 'items', leave: 'done' }],
    ['another currency is in the cart', 1, 1, { main: 'next', leave: 'cart' }],
    ['what was not bought is in the cart', 1, 0, { main: 'cart', leave: 'done' }],
  ] as const)('default: %s', (_, left, next, ways) => {
    expect(receiptWays({ left, next })).toEqual(ways)
  })
})
