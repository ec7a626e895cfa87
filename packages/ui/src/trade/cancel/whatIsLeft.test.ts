import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { trades as en } from '../../i18n/en/trades.js'
import { order, parameters, wrapped } from '../../testing/fixtures.js'
import { whatIsLeft } from './whatIsLeft.js'

const ofEdition = { ...order, price: 2n * 10n ** 17n, total: 2n, remaining: 2n }

describe('whatIsLeft', () => {
  test('default: the price of a listing', () => {
    expect(whatIsLeft(order, en.cancel)).toEqual({ price: '1\u00a0ETH' })
  })

  test('behavior: the units of an edition, and the price of one', () => {
    expect(whatIsLeft(ofEdition, en.cancel)).toEqual({ price: '2 × 0.1\u00a0ETH' })
  })

  test('behavior: what others have bought is not left', () => {
    const part = { ...ofEdition, price: 5n * 10n ** 17n, total: 5n, remaining: 3n }
    expect(whatIsLeft(part, en.cancel)).toEqual({
      price: '3 × 0.1\u00a0ETH',
      filled: { units: 2n, total: 5n },
    })
  })

  test('behavior: units that the maker cannot give now are not sold', () => {
    const held = { ...ofEdition, price: 5n * 10n ** 17n, total: 5n, remaining: 1n, unfilled: 2n }
    expect(whatIsLeft(held, en.cancel)).toEqual({
      price: '2 × 0.1\u00a0ETH',
      filled: { units: 3n, total: 5n },
    })
    const unsold = { ...held, unfilled: 5n }
    expect(whatIsLeft(unsold, en.cancel)).toEqual({ price: '5 × 0.1\u00a0ETH' })
  })

  test('behavior: an offer on several units', () => {
    const paid = { ...parameters.offer[0]!, itemType: ItemType.ERC20, startAmount: 2n * 10n ** 17n }
    const asked = { ...parameters.offer[0]!, itemType: ItemType.ERC1155, startAmount: 2n }
    const offer = { ...parameters, offer: [paid], consideration: [{ ...asked, recipient: order.maker }] }
    expect(
      whatIsLeft(
        { ...ofEdition, side: 'bid', currency: wrapped, order: { ...order.order, parameters: offer } },
        en.cancel,
      ),
    ).toEqual({ price: '2 × 0.1\u00a0WETH', offered: 'WETH' })
  })

  test('behavior: a set has one price, however many units it has of an item', () => {
    const [item] = parameters.offer
    const set = { ...order.order, parameters: { ...parameters, offer: [item!, item!] } }
    expect(whatIsLeft({ ...ofEdition, order: set }, en.cancel).price).toBe('0.2\u00a0ETH')
  })
})
