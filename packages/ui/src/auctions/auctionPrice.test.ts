import { describe, expect, test } from 'vitest'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { buyer, wrapped } from '../testing/fixtures.js'
import { auctionPrice } from './auctionPrice.js'

const words = auctionCardWords.en
const auction = { reserve: 10n ** 17n, currency: wrapped, end: 7_200n }

describe('auctionPrice', () => {
  test('default: the highest bid and the time left', () => {
    const highestBid = { orderHash: '0x01', maker: buyer, price: 3n * 10n ** 17n } as const
    expect(auctionPrice({ ...auction, highestBid }, { words, now: 0n })).toEqual({
      text: 'Bid 0.3\u00a0WETH',
      money: '0.3\u00a0WETH',
      label: 'on auction, highest bid 0.3\u00a0WETH, ends in 2 hours',
    })
  })

  test('behavior: without a bid, the reserve; after the end, that it ended', () => {
    expect(auctionPrice(auction, { words, now: 7_200n })).toEqual({
      text: 'Reserve 0.1\u00a0WETH',
      money: '0.1\u00a0WETH',
      label: 'on auction, reserve 0.1\u00a0WETH, Auction ended',
    })
  })
})
