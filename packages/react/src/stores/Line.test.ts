import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryLine } from '../testing/arbitraryLine.js'
import { marketOrder } from '../testing/marketOrder.js'
import * as Cart from './Cart.js'

const addedAt = new Date(0)

describe('toLine', () => {
  test('default', () => {
    expect(
      Cart.toLine(marketOrder({ total: 5n, price: 500n }), { chainId: 1, quantity: 2n, addedAt }),
    ).toEqual({
      chainId: 1,
      orderHash: '0x01',
      contract: '0x00000000000000000000000000000000000000AA',
      tokenId: 7n,
      quantity: 2n,
      total: 5n,
      price: 500n,
      currency: '0x0000000000000000000000000000000000000000',
      addedAt,
    })
  })

  test('error: an offer is no listing', () => {
    expect(() => Cart.toLine(marketOrder({ side: 'bid' }), { chainId: 1, addedAt })).toThrow(
      Cart.NotListingError,
    )
  })

  test('error: more units than the order has', () => {
    expect(() => Cart.toLine(marketOrder({}), { chainId: 1, quantity: 2n, addedAt })).toThrow(
      Cart.QuantityError,
    )
  })
})

describe('priceOf', () => {
  test.each([
    [{ price: 100n, total: 1n, quantity: 1n }, 100n],
    [{ price: 100n, total: 3n, quantity: 1n }, 34n],
    [{ price: 100n, total: 3n, quantity: 3n }, 100n],
    [{ price: 0n, total: 3n, quantity: 1n }, 0n],
  ])('default: %o → %s', (line, price) => {
    expect(Cart.priceOf(line)).toBe(price)
  })

  test('behavior: never less than the share, and never a whole unit more', async () => {
    await fc.assert(
      fc.property(arbitraryLine, (line) => {
        const over = Cart.priceOf(line) * line.total - line.price * line.quantity
        expect(over >= 0n && over < line.total).toBe(true)
      }),
    )
  })
})
