import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryLine } from '../testing/arbitraryLine.js'
import * as Cart from './Cart.js'

const line = {
  chainId: 1,
  orderHash: `0x${'ab'.repeat(32)}`,
  contract: `0x${'cd'.repeat(20)}`,
  currency: `0x${'00'.repeat(20)}`,
  identifier: '7',
  units: '1',
  total: '1',
  price: '1500000000000000000',
  addedAt: '2026-01-02T03:04:05.000Z',
}
const stored = (lines: readonly unknown[], version: unknown = 1) => JSON.stringify({ version, lines })

describe('decode', () => {
  test('default', () => {
    const { cart, unread } = Cart.decode(stored([line]))
    const { identifier, units, ...rest } = line
    expect(cart.lines).toEqual([
      {
        ...rest,
        tokenId: BigInt(identifier),
        quantity: 1n,
        total: 1n,
        price: 1_500_000_000_000_000_000n,
        addedAt: new Date('2026-01-02T03:04:05.000Z'),
      },
    ])
    expect(unread).toEqual([])
  })

  test('behavior: nothing is stored', () => {
    expect(Cart.decode(null)).toEqual({ cart: Cart.empty, unread: [] })
  })

  test.each([
    [stored([line], 2), 'it has the version 2'],
    ['{', 'it is not JSON'],
    ['[]', 'it is not a cart'],
    ['null', 'it is not a cart'],
    [stored([7]), 'it is not a line'],
    [stored([{ ...line, chainId: '1' }]), 'its chainId cannot be read'],
    [stored([{ ...line, orderHash: '0xab' }]), 'its orderHash cannot be read'],
    [stored([{ ...line, contract: 'lanterns.eth' }]), 'its contract cannot be read'],
    [stored([{ ...line, currency: null }]), 'its currency cannot be read'],
    [stored([{ ...line, addedAt: 'yesterday' }]), 'its addedAt cannot be read'],
    [stored([{ ...line, price: -1 }]), 'its price cannot be read'],
    [stored([{ ...line, identifier: '9'.repeat(1_000_000) }]), 'its identifier cannot be read'],
    [stored([{ ...line, units: '2' }]), 'its units cannot be read'],
    [stored([{ ...line, total: '0' }]), 'its units cannot be read'],
  ])('behavior: what cannot be read is left out and told: %.60s', (text, reason) => {
    const { cart, unread } = Cart.decode(text)
    expect(cart).toEqual(Cart.empty)
    expect(unread.map((one) => one.reason)).toEqual([reason])
  })

  test('behavior: what can be read stays, each order once', () => {
    const { cart, unread } = Cart.decode(stored([{ ...line, units: 'many' }, line, { ...line, price: '2' }]))
    expect(cart.lines.map(({ price }) => price)).toEqual([1_500_000_000_000_000_000n])
    expect(unread.map(({ reason }) => reason)).toEqual(['its units cannot be read', 'it occurs twice'])
  })

  test('behavior: never throws', async () => {
    await fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.anything({ withDate: true })).map((lines) => stored(lines.map(toJson))),
        ),
        (text) => {
          expect(Cart.decode(text).cart.removed).toEqual([])
        },
      ),
    )
  })
})

const toJson = (value: unknown) => (typeof value === 'bigint' ? String(value) : value)

describe('encode', () => {
  test('behavior: comes back as it was', async () => {
    await fc.assert(
      fc.property(fc.array(arbitraryLine), (lines) => {
        const cart = lines.reduce(Cart.add, Cart.empty)
        expect(Cart.decode(Cart.encode(cart))).toEqual({ cart, unread: [] })
      }),
    )
  })

  test('behavior: what was taken out is not kept', async () => {
    await fc.assert(
      fc.property(arbitraryLine, (line) => {
        expect(Cart.encode(Cart.clear(Cart.add(Cart.empty, line)))).toBe(Cart.encode(Cart.empty))
      }),
    )
  })
})
