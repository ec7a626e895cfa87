import * as fc from 'fast-check'
import { type Address, numberToHex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { arbitraryLine } from '../testing/arbitraryLine.js'
import * as Cart from './Cart.js'

const hash = (number: number) => numberToHex(number, { size: 32 })
const weth: Address = '0x00000000000000000000000000000000000000ee'
const line = (number: number, rest: Partial<Cart.Line> = {}): Cart.Line => ({
  chainId: 1,
  orderHash: hash(number),
  contract: '0x00000000000000000000000000000000000000aa',
  tokenId: BigInt(number),
  quantity: 1n,
  total: 1n,
  price: 100n,
  currency: zeroAddress,
  addedAt: new Date(0),
  ...rest,
})
const cartOf = (...lines: Cart.Line[]) => lines.reduce(Cart.add, Cart.empty)
const drawnCart = fc.array(arbitraryLine).map((lines) => cartOf(...lines))
const drawnIds = fc.array(arbitraryLine)

describe('add', () => {
  test('default', () => {
    expect(cartOf(line(1), line(2)).lines).toEqual([line(1), line(2)])
  })

  test('behavior: the same order again takes the place of the one that is there', () => {
    const dearer = line(1, {
      price: 120n,
      orderHash: hash(1).toUpperCase().replace('0X', '0x') as `0x${string}`,
    })
    expect(cartOf(line(1), line(2), dearer).lines).toEqual([dearer, line(2)])
  })

  test('behavior: one hash on two chains is two orders', () => {
    expect(cartOf(line(1), line(1, { chainId: 137 })).lines).toHaveLength(2)
  })

  test('error: more units than the order has', () => {
    expect(() => cartOf(line(1, { quantity: 2n }))).toThrowErrorMatchingInlineSnapshot(
      `[Cart.QuantityError: Order 0x0000000000000000000000000000000000000000000000000000000000000001 has 1 units; 2 cannot be bought.]`,
    )
  })
})

describe('has', () => {
  test('default', () => {
    expect([Cart.has(cartOf(line(1)), line(1)), Cart.has(cartOf(line(1)), line(2))]).toEqual([true, false])
  })
})

describe('remove', () => {
  test('default', () => {
    expect(Cart.remove(cartOf(line(1), line(2), line(3)), [line(1), line(3)]).lines).toEqual([line(2)])
  })

  test('behavior: what is not in it changes nothing, not even what can be undone', () => {
    const cart = Cart.remove(cartOf(line(1), line(2)), [line(1)])
    expect(Cart.remove(cart, [line(9)])).toBe(cart)
  })
})

describe('drop', () => {
  test('default: what is taken out for good does not come back', () => {
    const cart = Cart.drop(Cart.remove(cartOf(line(1), line(2), line(3)), [line(1)]), [line(1), line(2)])
    expect(cart).toEqual({ lines: [line(3)], removed: [] })
    expect(Cart.undo(cart)).toBe(cart)
  })
})

describe('undo', () => {
  test('default: each line at its place', () => {
    const cart = cartOf(line(1), line(2), line(3))
    expect(Cart.undo(Cart.remove(cart, [line(1), line(3)]))).toEqual(cart)
  })

  test('behavior: what was added since stays, and the newer one of the same order too', () => {
    const dearer = line(1, { price: 120n })
    const since = Cart.add(Cart.add(Cart.clear(cartOf(line(1), line(2))), line(3)), dearer)
    expect(Cart.undo(since).lines).toEqual([line(3), line(2), dearer])
  })

  test('behavior: nothing was taken out', () => {
    const cart = cartOf(line(1))
    expect(Cart.undo(cart)).toBe(cart)
  })

  test('behavior: undoes every removal, and every clearing', async () => {
    await fc.assert(
      fc.property(drawnCart, drawnIds, (cart, ids) => {
        const removed = Cart.remove(cart, ids)
        expect(Cart.undo(removed).lines).toEqual(cart.lines)
        expect(Cart.undo(Cart.clear(cart)).lines).toEqual(cart.lines)
      }),
    )
  })
})

describe('clear', () => {
  test('default', () => {
    expect(Cart.clear(cartOf(line(1), line(2))).lines).toEqual([])
  })
})

describe('setQuantity', () => {
  const cart = cartOf(line(1, { total: 5n }))

  test('default', () => {
    expect(Cart.setQuantity(cart, { chainId: 1, orderHash: hash(1), quantity: 5n }).lines[0]?.quantity).toBe(
      5n,
    )
  })

  test.each([0n, -1n, 6n])('error: %s of 5', (quantity) => {
    expect(() => Cart.setQuantity(cart, { chainId: 1, orderHash: hash(1), quantity })).toThrow(
      Cart.QuantityError,
    )
  })
})

describe('groups', () => {
  test('default: by chain and currency, in the order in which they began', () => {
    const cart = cartOf(
      line(1),
      line(2, { currency: weth }),
      line(3, { price: 50n }),
      line(4, { chainId: 137 }),
      line(5, {
        currency: weth.toUpperCase().replace('0X', '0x') as Address,
        quantity: 2n,
        total: 3n,
        price: 10n,
      }),
    )
    const summary = Cart.groups(cart).map(({ chainId, currency, lines, total }) => ({
      chainId,
      currency,
      orders: lines.map(({ tokenId }) => tokenId),
      total,
    }))
    expect(summary).toEqual([
      { chainId: 1, currency: zeroAddress, orders: [1n, 3n], total: 150n },
      { chainId: 1, currency: weth, orders: [2n, 5n], total: 107n },
      { chainId: 137, currency: zeroAddress, orders: [4n], total: 100n },
    ])
  })

  test('behavior: every line is in just one group, and the totals add up', async () => {
    await fc.assert(
      fc.property(drawnCart, (cart) => {
        const groups = Cart.groups(cart)
        const lines = groups.flatMap((group) => group.lines)
        expect(new Set(lines)).toEqual(new Set(cart.lines))
        expect(lines).toHaveLength(cart.lines.length)
        const sum = cart.lines.reduce((total, line) => total + Cart.priceOf(line), 0n)
        expect(groups.reduce((total, group) => total + group.total, 0n)).toBe(sum)
      }),
    )
  })
})

describe('Cart', () => {
  test('behavior: holds no order twice, whatever is done to it', async () => {
    const step = fc.oneof(
      arbitraryLine.map((line) => (cart: Cart.Cart) => Cart.add(cart, line)),
      drawnIds.map((ids) => (cart: Cart.Cart) => Cart.remove(cart, ids)),
      arbitraryLine.map(
        (line) => (cart: Cart.Cart) => Cart.accept(cart, [{ line, kind: 'price', next: line }]),
      ),
      fc.constantFrom(Cart.clear, Cart.undo),
    )
    await fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { lines } = steps.reduce((cart, change) => change(cart), Cart.empty)
        expect(new Set(lines.map(Cart.key)).size).toBe(lines.length)
      }),
    )
  })
})
