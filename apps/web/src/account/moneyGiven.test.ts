import type { MarketSwap } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { dollar, ether, order, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { moneyGiven, pricesOf } from './moneyGiven.js'

const added = {
  itemType: ItemType.ERC20,
  token: dollar.address,
  identifierOrCriteria: 0n,
  startAmount: 5n,
  endAmount: 5n,
} as const
const token = { ...added, itemType: ItemType.ERC721, token: seller, startAmount: 1n, endAmount: 1n } as const

describe('moneyGiven', () => {
  test('default: the prices of offers and the money that swaps add; nothing of listings', () => {
    const parameters = { ...order.order.parameters, offer: [token, added] }
    const swap: MarketSwap = {
      ...order,
      side: 'swap',
      type: 'basic',
      order: { parameters, signature: '0x' },
    }
    const offer = { ...order, side: 'bid', price: 3n, currency: ether } as const
    const listing = { ...order, side: 'ask', price: 9n, currency: ether } as const
    expect(moneyGiven([offer, swap, listing], { currencies: [ether, dollar] })).toEqual([
      { currency: ether, amount: 3n },
      { currency: dollar, amount: 5n },
    ])
  })

  test('behavior: of orders that are filled in part, only the rest', () => {
    const parameters = {
      ...order.order.parameters,
      offer: [token, { ...added, startAmount: 8n, endAmount: 8n }],
    }
    const part = { ...order, order: { parameters, signature: '0x' }, remaining: 1n, total: 4n } as const
    const swap: MarketSwap = { ...part, side: 'swap', type: 'basic' }
    const offer = { ...part, side: 'bid', price: 12n } as const
    expect(moneyGiven([offer, swap], { currencies: [ether, dollar] })).toEqual([
      { currency: ether, amount: 3n },
      { currency: dollar, amount: 2n },
    ])
  })

  test('behavior: an offer counts with what is signed, although the wallet has less money now', () => {
    const offer = { ...order, side: 'bid', price: 32n, remaining: 2n, unfilled: 4n, total: 4n } as const
    expect(moneyGiven([offer], { currencies: [ether] })).toEqual([{ currency: ether, amount: 32n }])
  })
})

describe('pricesOf', () => {
  test('default: the prices of the remaining units', () => {
    expect(pricesOf([order, { ...order, price: 10n, remaining: 2n, total: 5n }])).toEqual([
      { currency: ether, amount: order.price },
      { currency: ether, amount: 4n },
    ])
  })
})
