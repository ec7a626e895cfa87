import { describe, expect, test } from 'vitest'
import { trades as en } from '../../i18n/en/trades.js'
import { order } from '../../testing/fixtures.js'
import { stillForSale } from './stillForSale.js'

const { others } = en.cancel

describe('stillForSale', () => {
  test('default: the price of each other listing, once', () => {
    const other = { ...order, price: order.price / 2n }
    expect(stillForSale([order, other, order], others)).toEqual(['1\u00a0ETH', '0.5\u00a0ETH'])
  })

  test('behavior: names auctions, sets, and the price per unit', () => {
    const { parameters } = order.order
    const [item] = parameters.offer
    const two = { ...order.order, parameters: { ...parameters, offer: [item!, item!] } }
    expect(
      stillForSale(
        [
          { ...order, type: 'english' },
          { ...order, order: two },
          { ...order, total: 4n },
        ],
        others,
      ),
    ).toEqual(['an auction from 1\u00a0ETH', '1\u00a0ETH as part of a set', '0.25\u00a0ETH each'])
  })
})
