import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Listing } from './Listing.js'
import { priceOf, splitOnTop } from './price.js'

const maker: Address = '0x00000000000000000000000000000000000000A0'
const shop: Address = '0x00000000000000000000000000000000000000f0'
const money = { itemType: 0 as const, token: zeroAddress, identifierOrCriteria: 0n }
const jars = { itemType: 3 as const, token: shop, identifierOrCriteria: 1n, startAmount: 4n, endAmount: 4n }

function toListing(side: 'ask' | 'bid', end?: bigint): Pick<Listing, 'side' | 'total' | 'order'> {
  const seller = { ...money, startAmount: 900n, endAmount: end ?? 900n, recipient: maker }
  const fee = { ...money, startAmount: 100n, endAmount: 100n, recipient: shop }
  const parameters =
    side === 'ask'
      ? Arbitrary.listing({ offerer: maker, offer: [jars], consideration: [seller, fee], endTime: 100n })
      : Arbitrary.listing({
          offerer: maker,
          offer: [{ ...money, itemType: 1, startAmount: 1000n, endAmount: 1000n }],
          consideration: [
            { ...jars, recipient: maker },
            { ...fee, itemType: 1 },
          ],
          endTime: 100n,
        })
  return { side, total: 4n, order: { parameters, signature: '0x' } }
}

const part = (listing: ReturnType<typeof toListing>, units: bigint) => ({
  listing: listing as Listing,
  units,
  identifier: 1n,
})

describe('priceOf', () => {
  test('default: the buyer’s price', () => {
    expect(priceOf(part(toListing('ask'), 2n), { now: 0n })).toEqual({
      gross: 500n,
      net: 450n,
      fees: [{ recipient: shop, amount: 50n, bps: 1000 }],
    })
  })

  test('default: the seller’s proceeds', () => {
    expect(priceOf(part(toListing('bid'), 1n), { now: 0n })).toEqual({
      gross: 250n,
      net: 225n,
      fees: [{ recipient: shop, amount: 25n, bps: 1000 }],
    })
  })

  test('behavior: a changing price, at its time', () => {
    const falling = toListing('ask', 100n)
    expect([0n, 50n, 100n].map((now) => priceOf(part(falling, 4n), { now }).gross)).toEqual([
      1000n,
      600n,
      200n,
    ])
  })
})

describe('splitOnTop', () => {
  test('default', () => {
    expect(splitOnTop([{ recipient: shop, amount: 10n }], [100n, 200n])).toEqual([
      [{ recipient: shop, amount: 3n }],
      [{ recipient: shop, amount: 7n }],
    ])
  })

  test('behavior: the parts always add up', () => {
    return fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 1, maxLength: 8 }),
        (amount, prices) => {
          const parts = splitOnTop([{ recipient: shop, amount }], prices)
          const sum = parts.flat().reduce((total, each) => total + each.amount, 0n)
          expect(sum).toBe(amount)
        },
      ),
    )
  })
})
