import type { CollectionOffer, MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { offer as de } from '../../i18n/de/offer.js'
import { offer as en } from '../../i18n/en/offer.js'
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

const of = (unfilled: bigint, remaining = unfilled) => ({ unfilled, remaining })

describe('leftAfterSale', () => {
  test('default: what was left less what was sold, whether the market has read the sale or not', () => {
    expect(leftAfterSale(offer(), { before: of(3n), sold: 1n })).toEqual(of(2n))
    expect(leftAfterSale(offer({ remaining: 2n }), { before: of(3n), sold: 1n })).toEqual(of(2n))
  })

  test.each([3n, 1n])('behavior: counts what it has no money for now as open (%s known)', (remaining) => {
    const known = offer({ remaining, unfilled: remaining + 1n })
    expect(leftAfterSale(known, { before: of(4n, 3n), sold: 2n })).toEqual(of(2n, 1n))
  })

  test('behavior: less if others sold to it as well', () => {
    expect(leftAfterSale(offer({ remaining: 1n }), { before: of(3n), sold: 1n })).toEqual(of(1n))
  })

  test('behavior: nothing once it is filled, closed or inactive', () => {
    expect(leftAfterSale(offer(), { before: of(3n), sold: 3n })).toBeUndefined()
    for (const status of ['filled', 'cancelled', 'expired', 'inactive'] as const)
      expect(leftAfterSale(offer({ status }), { before: of(3n), sold: 1n })).toBeUndefined()
  })

  test('behavior: nothing if it has no money for more', () => {
    const known = offer({ remaining: 1n, unfilled: 4n })
    expect(leftAfterSale(known, { before: of(4n, 1n), sold: 1n })).toBeUndefined()
  })

  test('behavior: nothing if it cannot be filled in parts', () => {
    expect(leftAfterSale(offer({ remaining: 4n }, 0), { before: of(4n), sold: 1n })).toBeUndefined()
  })

  test('param: offer: one on a collection, whose market names no rest', () => {
    const { orderHash, chain, protocolAddress, order: signed } = offer()
    const any: CollectionOffer = {
      ...{ orderHash, chain, protocolAddress, order: signed },
      criteria: { slug: 'spice-jars' },
    }
    expect(leftAfterSale(any, { before: of(4n), sold: 1n })).toEqual(of(3n))
  })
})

describe('takesMore', () => {
  test.each([
    [3n, 3n, 'The offer is still open for 3 more.', 'Das Angebot ist noch für 3 weitere offen.'],
    [
      ...([3n, 1n] as const),
      'The offer is still open for 3 more, with money for 1 now.',
      'Das Angebot ist noch für 3 weitere offen, mit Geld jetzt für 1.',
    ],
  ])('behavior: open for %s, money for %s', (unfilled, remaining, english, german) => {
    expect(en.takesMore(unfilled, remaining)).toBe(english)
    expect(de.takesMore(unfilled, remaining)).toBe(german)
  })
})
