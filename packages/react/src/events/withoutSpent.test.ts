import type { MarketEvent, MarketOrder, MarketSwap } from '@souk/market'
import { Order } from '@souk/seaport'
import { zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import { withoutSpent } from './withoutSpent.js'

const contract = '0x00000000000000000000000000000000000000aA'
const winner = '0x00000000000000000000000000000000000000c1'
const other = '0x00000000000000000000000000000000000000c2'

/** A bid on token 7. */
const bid = (orderHash: `0x${string}`, rest: Partial<MarketOrder> = {}): MarketOrder => {
  const { maker = winner } = rest
  const wanted = {
    itemType: 2,
    token: contract,
    identifierOrCriteria: '7',
    startAmount: '1',
    endAmount: '1',
    recipient: maker,
  }
  const { parameters } = Order.serialize(marketOrder({}).order)
  return marketOrder({
    orderHash,
    side: 'bid',
    maker,
    order: Order.parse({
      parameters: { ...parameters, offerer: maker, offer: [], consideration: [wanted], zone: zeroAddress },
      signature: zeroHash,
    }),
    ...rest,
  })
}
const pagesOf = (...orders: MarketOrder[]) => ({ pages: [{ orders }], pageParams: [undefined] })
const hashesIn = ({ pages }: ReturnType<typeof withoutSpent>) =>
  pages.flatMap(({ orders }) => orders.map(({ orderHash }) => orderHash))

/** The sale of token 7 by which an auction, order 0xa0, was settled. */
const sale: MarketEvent = {
  sequence: 1,
  type: 'sale',
  contract: '0x00000000000000000000000000000000000000aa',
  tokenId: 7n,
  orderHash: '0xa0',
  accounts: [other.replace('c2', 'c9') as typeof other, winner],
  at: new Date(0),
}

describe('withoutSpent', () => {
  test('default: the winning bid of the auction is removed; a lower one of the winner, and those of others, stay', () => {
    const data = pagesOf(bid('0x01'), bid('0x02', { maker: other }), bid('0x03'))
    expect(hashesIn(withoutSpent(data, sale, '0x01'))).toEqual(['0x02', '0x03'])
  })

  test('behavior: an offer of the buyer on a token that was bought by a listing stays open', () => {
    const data = pagesOf(bid('0x01'))
    expect(withoutSpent(data, sale)).toBe(data)
  })

  test('behavior: the bid that was accepted is removed, whoever made it', () => {
    const data = pagesOf(bid('0x01', { maker: other }), bid('0x02', { maker: other }))
    expect(hashesIn(withoutSpent(data, { ...sale, orderHash: '0x01' }))).toEqual(['0x02'])
  })

  test('behavior: the swap that was accepted is removed, others stay', () => {
    const { price: _, currency: __, type: ___, ...order } = bid('0x01')
    const swap = (orderHash: `0x${string}`): MarketSwap => ({
      ...order,
      orderHash,
      side: 'swap',
      type: 'basic',
    })
    const data = { pages: [{ orders: [swap('0xa0'), swap('0x02')] }], pageParams: [undefined] }
    expect(hashesIn(withoutSpent(data, sale))).toEqual(['0x02'])
  })

  test.each([
    ['a bid of several units', pagesOf(bid('0xa0', { total: 3n })), sale],
    ['a listing', pagesOf(marketOrder({ orderHash: '0xa0', maker: winner })), sale],
    ['another token', pagesOf(bid('0x01')), { ...sale, tokenId: 8n }],
    ['another event', pagesOf(bid('0x01')), { ...sale, type: 'transfer' }],
  ] as const)('behavior: after %s, the pages stay the same object', (_, data, event) => {
    expect(withoutSpent(data, event)).toBe(data)
  })
})
