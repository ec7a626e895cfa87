import type { MarketAuction } from '@souk/market'
import {
  buyer,
  contract,
  creator,
  order,
  parameters,
  seller,
  wrapped,
} from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { auctionNotices } from './auctionNotices.js'

const own = { ...order, type: 'english', currency: wrapped, order: { parameters, signature: '0x' } } as const
const bid = { ...order, side: 'bid', orderHash: '0x0b', maker: buyer, price: 3n, currency: wrapped } as const
const running: MarketAuction = {
  order: own,
  phase: 'running',
  reserve: 1n,
  feeBasisPoints: 250,
  end: 1_000n,
  settleUntil: 2_000n,
  highestBid: bid,
}
const { highestBid: _, ...bidless } = running
const at = new Date(900_000)
const sold = {
  ...bidless,
  phase: 'over',
  sale: { bidder: buyer, price: 3n, at, transactionHash: '0x05' },
} as const
const asleep = { ...bidless, order: { ...own, status: 'inactive', reason: 'balance' } } as const
const closed = { ...bidless, order: { ...own, status: 'inactive', reason: 'counter' } } as const
const awake = { ...running, order: { ...own, revivedAt: new Date(7) } } as const
const ended = { ...running, phase: 'ended' } as const

describe('auctionNotices', () => {
  test.each([
    ['running, the highest bidder', running, buyer, []],
    ['running, another bidder', running, creator, ['outbid/0x0b']],
    ['running, the seller', running, seller, []],
    ['ended, the highest bidder', ended, buyer, ['won/0x01']],
    ['ended, another bidder', ended, creator, ['lost/0x01']],
    ['ended, the seller', ended, seller, ['ended/0x01']],
    ['ended without a bid, a bidder', { ...bidless, phase: 'ended' }, creator, []],
    ['ended without a bid, the seller', { ...bidless, phase: 'ended' }, seller, ['unsold/0x01']],
    ['inactive, the seller', asleep, seller, ['auctionAsleep/0x01']],
    ['inactive after its end, the seller', { ...asleep, phase: 'ended' }, seller, ['auctionAsleep/0x01']],
    ['closed by the counter, the seller', closed, seller, []],
    ['open again, the seller', awake, seller, ['auctionAwake/0x01/7']],
    ['open again and ended, the seller', { ...awake, phase: 'ended' }, seller, ['ended/0x01']],
    ['settled, the winner', sold, buyer, ['settledForYou/0x01']],
    ['settled, another bidder', sold, creator, ['lost/0x01']],
    ['settled, the seller', sold, seller, ['settled/0x01']],
    ['cancelled, a bidder', { ...bidless, phase: 'over' }, creator, []],
  ] as const)('default: %s', (_, auction, account, keys) => {
    expect(auctionNotices([auction], account).map(({ key }) => key)).toEqual(keys)
  })

  test('default: the item, the price, the time and the transaction', () => {
    expect(auctionNotices([sold], buyer)).toEqual([
      {
        key: 'settledForYou/0x01',
        about: 'settledForYou',
        at,
        contract,
        tokenId: 1n,
        price: { amount: 3n, currency: wrapped },
        transactionHash: '0x05',
      },
    ])
  })

  test('behavior: lost at the end, or earlier if the seller accepted a bid', () => {
    const times = [ended, sold].map((auction) => auctionNotices([auction], creator)[0]?.at)
    expect(times).toEqual([new Date(1_000_000), at])
  })
})
