import { describe, expect, test } from 'vitest'
import { dollar, ether } from '../testing/fixtures.js'
import { groupTraits, toAsked, toOfferTraits } from './itemsAsked.js'

const currencies = [ether, dollar]

describe('toOfferTraits', () => {
  test('default: one of each type; leaves out alternatives', () => {
    expect(toOfferTraits(['Glass:Blue', 'Glass:Red', 'Metal:Brass'])).toEqual([
      { type: 'Metal', value: 'Brass' },
    ])
    expect(toOfferTraits([])).toEqual([])
  })
})

describe('groupTraits', () => {
  test('default: values may contain colons', () => {
    expect(groupTraits(['Glass:Blue', 'Glass:Red', 'Time:12:30'])).toEqual({
      Glass: ['Blue', 'Red'],
      Time: ['12:30'],
    })
  })
})

describe('toAsked', () => {
  test('default', () => {
    expect(toAsked({}, currencies)).toEqual({ sort: 'price' })
    expect(toAsked({ auction: true, sort: 'ending' }, currencies)).toEqual({
      sort: 'ending',
      auctioned: true,
    })
  })

  test('behavior: prices are in the selected currency', () => {
    expect(toAsked({ min: '0.5', sort: 'price-down' }, currencies)).toEqual({
      sort: 'price-down',
      price: { currency: ether.address, from: 5n * 10n ** 17n },
    })
    expect(toAsked({ max: '0,5', currency: dollar.address }, currencies).price).toEqual({
      currency: dollar.address,
      to: 500_000n,
    })
  })

  test('behavior: a currency without a price filters, an invalid price does not', () => {
    expect(toAsked({ currency: dollar.address }, currencies).price).toEqual({ currency: dollar.address })
    expect(toAsked({ min: 'cheap', q: '  ' }, currencies)).toEqual({ sort: 'price' })
  })
})
