import { Fee } from '@souk/seaport'
import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Price from './Price.js'

const currency = { address: zeroAddress, decimals: 18 }
const recipient = '0x00000000000000000000000000000000000000aa' as const

describe('read', () => {
  test('default', () => {
    expect(Price.read({ price: '0.1', quantity: 1n, currency })).toEqual({
      start: 10n ** 17n,
      end: 10n ** 17n,
    })
    expect(Price.read({ price: 5n, endPrice: '0', quantity: 1n, currency })).toEqual({ start: 5n, end: 0n })
  })

  test('param: per', () => {
    expect(Price.read({ price: 12n, quantity: 3n, per: 'all', currency })).toEqual({ start: 4n, end: 4n })
    expect(Price.read({ price: 12n, quantity: 3n, per: 'unit', currency })).toEqual({ start: 12n, end: 12n })
  })

  test.each([0, 2, 6, 8, 18])('param: currency, of %i decimals', (decimals) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (amount) => {
        const digits = String(amount).padStart(decimals + 1, '0')
        const cut = digits.length - decimals
        const price = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
        expect(Price.read({ price, quantity: 1n, currency: { address: zeroAddress, decimals } }).start).toBe(
          amount,
        )
      }),
    )
  })

  test.each(['', '.', '-1', '1e-8', '1,5', '0x10', 'NaN', '0.0000000000000000001', Number.NaN, 1, null])(
    'error: %j',
    (price) => {
      expect(() => Price.read({ price: price as string, quantity: 1n, currency })).toThrow(
        Price.StartPriceError,
      )
    },
  )

  test('error: a text without decimals', () => {
    const unknown = { address: zeroAddress, decimals: undefined }
    expect(() => Price.read({ price: '1', quantity: 1n, currency: unknown })).toThrow(
      Price.DecimalsUnknownError,
    )
    expect(Price.read({ price: 1n, quantity: 1n, currency: unknown }).start).toBe(1n)
  })

  test('error: undivided', () => {
    expect(() =>
      Price.read({ price: 13n, quantity: 3n, per: 'all', currency }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Price.UndividedError: 13 for 3 units is not a whole price per unit; use 12 or 15.]`,
    )
  })
})

describe('share', () => {
  test('default: the parts add up, and every number of units comes out even', () => {
    const amounts = fc.record({
      start: fc.bigInt({ min: 10_000n, max: 2n ** 128n }),
      fees: fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 3 }),
      quantity: fc.bigInt({ min: 1n, max: 100n }),
    })
    fc.assert(
      fc.property(amounts, ({ start, fees, quantity }) => {
        const shares = Price.share(
          { start, end: start / 2n + 10_000n },
          { quantity, fees: fees.map((basisPoints) => ({ recipient, basisPoints })) },
        )
        for (const at of ['start', 'end'] as const) {
          const parts = [shares.rest, ...shares.fees].map((part) => part[at])
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(shares.price[at])
          expect(parts.every((part) => part % quantity === 0n)).toBe(true)
        }
      }),
    )
  })

  test.each([
    { start: 100n, end: 100n },
    { start: 100n, end: 0n },
  ])('error: fees of the whole price, $start to $end', (price) => {
    const fees = [4_000, 6_000].map((basisPoints) => ({ recipient, basisPoints }))
    expect(() => Price.share(price, { quantity: 2n, fees })).toThrow(Fee.NothingLeftError)
  })

  test('behavior: nothing of nothing is a gift, whatever the fees', () => {
    const free = { start: 0n, end: 0n }
    const fees = [{ recipient, basisPoints: 10_000 }]
    expect(Price.share(free, { quantity: 1n, fees })).toEqual({ price: free, fees: [free], rest: free })
  })
})
