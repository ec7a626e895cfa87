import type { MarketOrder, MarketSwap } from '@souk/market'
import { ItemType, Order } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { dollar, ether, seller } from '../testing/fixtures.js'
import { moneyGiven } from './moneyGiven.js'

const nothing = Order.parse({
  parameters: {
    ...{ offerer: seller, zone: `0x${'0'.repeat(40)}`, offer: [], consideration: [], orderType: 0 },
    ...{ startTime: 0, endTime: 1, zoneHash: `0x${'0'.repeat(64)}`, salt: 0, counter: 0 },
    ...{ conduitKey: `0x${'0'.repeat(64)}`, totalOriginalConsiderationItems: 0 },
  },
  signature: '0x',
})
const added = {
  itemType: ItemType.ERC20,
  token: dollar.address,
  identifierOrCriteria: 0n,
  startAmount: 5n,
  endAmount: 5n,
}
const token = { ...added, itemType: ItemType.ERC721, token: seller, startAmount: 1n, endAmount: 1n }

describe('moneyGiven', () => {
  test('default: the prices of offers and the money that swaps add; nothing of listings', () => {
    const swap = {
      side: 'swap',
      order: { ...nothing, parameters: { ...nothing.parameters, offer: [token, added] } },
    } as MarketSwap
    const offer = { side: 'bid', price: 3n, currency: ether } as MarketOrder
    const listing = { side: 'ask', price: 9n, currency: ether } as MarketOrder
    expect(moneyGiven([offer, swap, listing], { currencies: [ether, dollar] })).toEqual([
      { currency: ether, amount: 3n },
      { currency: dollar, amount: 5n },
    ])
  })
})
