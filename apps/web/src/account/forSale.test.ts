import { dollar, ether, order, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { forSale } from './forSale.js'

const other = {
  ...order,
  orderHash: '0x02',
  order: {
    ...order.order,
    parameters: {
      ...order.order.parameters,
      offer: order.order.parameters.offer.map((item) => ({ ...item, identifierOrCriteria: 2n })),
    },
  },
} as const

const about = { wrappedNative: wrapped.address }

describe('forSale', () => {
  test('default: adds up prices, and leaves auctions apart', () => {
    const auction = { ...other, type: 'english', price: 7n } as const
    const edition = { ...order, orderHash: '0x03', price: 10n, remaining: 2n, total: 5n } as const
    expect(forSale([{ ...order, price: 3n }, { ...other, price: 2n }, auction, edition], about)).toEqual({
      sums: [{ currency: ether, amount: 9n }],
      auctions: 1,
    })
  })

  test('behavior: a token that is listed twice is sold once, at the lower price; inactive listings do not count', () => {
    const again = { ...order, orderHash: '0x04', price: 2n } as const
    const inDollars = { ...order, orderHash: '0x05', price: 9n, currency: dollar } as const
    const asleep = { ...other, status: 'inactive' } as const
    expect(forSale([{ ...order, price: 3n }, again, inDollars, asleep], about)).toEqual({
      sums: [
        { currency: ether, amount: 2n },
        { currency: dollar, amount: 9n },
      ],
      auctions: 0,
    })
  })

  test('behavior: a token that is listed for ether and for wrapped ether is sold once', () => {
    const inWrapped = { ...order, orderHash: '0x04', price: 2n, currency: wrapped } as const
    expect(forSale([{ ...order, price: 3n }, inWrapped], about).sums).toEqual([
      { currency: wrapped, amount: 2n },
    ])
    const dearer = { ...inWrapped, price: 4n }
    expect(forSale([{ ...order, price: 3n }, dearer], about).sums).toEqual([{ currency: ether, amount: 3n }])
  })
})
