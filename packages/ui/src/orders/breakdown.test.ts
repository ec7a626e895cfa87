import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collection, creator, info, market, order, parameters } from '../testing/fixtures.js'
import { listingFees, orderBreakdown, previewBreakdown } from './breakdown.js'

const known = { info, collection, now: 0n }

describe('orderBreakdown', () => {
  test('default', () => {
    expect(orderBreakdown(order, 1n, known)).toEqual({
      total: 10n ** 18n,
      seller: 925n * 10n ** 15n,
      parts: [
        { recipient: market, amount: 25n * 10n ** 15n, to: 'market', basisPoints: 250 },
        { recipient: creator, amount: 50n * 10n ** 15n, to: 'creator', basisPoints: 500 },
      ],
    })
  })

  test('param: now: the current value of a changing price', () => {
    const consideration = parameters.consideration.map((item) => ({ ...item, endAmount: 0n }))
    const falling = { ...parameters, consideration, startTime: 0n, endTime: 100n }
    const { total } = orderBreakdown({ ...order, order: { parameters: falling, signature: '0x' } }, 1n, {
      ...known,
      now: 25n,
    })
    expect(total).toBe(75n * 10n ** 16n)
  })

  test('behavior: the item that a private listing sends to its buyer is not a payment', () => {
    const item = { ...parameters.offer[0]!, recipient: market } as const
    const toOne = { ...parameters, consideration: [...parameters.consideration, item] }
    const { parts } = orderBreakdown({ ...order, order: { parameters: toOne, signature: '0x' } }, 1n, known)
    expect(parts).toHaveLength(2)
  })

  test('behavior: in a fixed order, whatever the maker’s', () => {
    const [own, ...fees] = parameters.consideration
    const turned = { ...parameters, consideration: [own!, ...fees.toReversed()] }
    const { parts } = orderBreakdown({ ...order, order: { parameters: turned, signature: '0x' } }, 1n, known)
    expect(parts.map((part) => part.to)).toEqual(['market', 'creator'])
  })

  test('behavior: an unknown recipient is shown as such', () => {
    const { parts } = orderBreakdown(order, 1n, { info: { fees: [] }, collection: undefined, now: 0n })
    expect(parts.map((part) => part.to)).toEqual(['other', 'other'])
  })
})

describe('previewBreakdown', () => {
  test('behavior: the parts always add up to what the buyer pays', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 1000n }),
        (price, quantity) => {
          const { total, seller, parts } = previewBreakdown(price, quantity, known)
          expect(seller + parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(total)
          expect(total).toBe(price * quantity)
        },
      ),
    )
  })
})

describe('listingFees', () => {
  test('default: the market first', () => {
    expect(listingFees(known)).toEqual([
      { recipient: market, basisPoints: 250 },
      { recipient: creator, basisPoints: 500 },
    ])
  })

  test('behavior: a creator’s fee to the market’s own account is paid too', () => {
    const fees = collection.fees.map((fee) => ({ ...fee, recipient: market }))
    expect(listingFees({ info, collection: { fees } })).toEqual([
      { recipient: market, basisPoints: 250 },
      { recipient: market, basisPoints: 500 },
    ])
  })

  test('behavior: the market’s alone while the collection is unknown', () => {
    expect(listingFees({ info, collection: undefined })).toEqual([{ recipient: market, basisPoints: 250 }])
  })
})
