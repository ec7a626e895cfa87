import type { CollectionOffer, MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { buyer, contract, order, parameters, wrapped } from '../../testing/fixtures.js'
import { leftAfterSale } from './leftAfterSale.js'

/** An offer on four units of an edition. */
const offer = (change: Partial<MarketOrder> = {}, orderType: 0 | 1 = 1): MarketOrder => ({
  ...order,
  side: 'bid',
  maker: buyer,
  order: {
    signature: '0x',
    parameters: {
      ...parameters,
      offerer: buyer,
      orderType,
      offer: [
        {
          itemType: ItemType.ERC20,
          token: wrapped.address,
          identifierOrCriteria: 0n,
          startAmount: 4n,
          endAmount: 4n,
        },
      ],
      consideration: [
        {
          itemType: ItemType.ERC1155,
          token: contract,
          identifierOrCriteria: 1n,
          startAmount: 4n,
          endAmount: 4n,
          recipient: buyer,
        },
      ],
    },
  },
  total: 4n,
  remaining: 3n,
  ...change,
})

describe('leftAfterSale', () => {
  test('default: what was left less what was sold, whether the market has read the sale or not', () => {
    expect(leftAfterSale(offer(), { before: 3n, sold: 1n })).toBe(2n)
    expect(leftAfterSale(offer({ remaining: 2n }), { before: 3n, sold: 1n })).toBe(2n)
  })

  test('behavior: less if others sold to it as well', () => {
    expect(leftAfterSale(offer({ remaining: 1n }), { before: 3n, sold: 1n })).toBe(1n)
  })

  test('behavior: nothing once it is filled, closed or inactive', () => {
    expect(leftAfterSale(offer(), { before: 3n, sold: 3n })).toBe(0n)
    for (const status of ['filled', 'cancelled', 'expired', 'inactive'] as const)
      expect(leftAfterSale(offer({ status }), { before: 3n, sold: 1n })).toBe(0n)
  })

  test('behavior: nothing if it cannot be filled in parts', () => {
    expect(leftAfterSale(offer({ remaining: 4n }, 0), { before: 4n, sold: 1n })).toBe(0n)
  })

  test('param: offer: one on a collection, whose market names no rest', () => {
    const { orderHash, chain, protocolAddress, order: signed } = offer()
    const any: CollectionOffer = {
      ...{ orderHash, chain, protocolAddress, order: signed },
      criteria: { slug: 'spice-jars' },
    }
    expect(leftAfterSale(any, { before: 4n, sold: 1n })).toBe(3n)
  })
})
