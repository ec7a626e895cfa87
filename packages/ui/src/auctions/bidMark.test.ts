import { describe, expect, test } from 'vitest'
import { auctionWords } from '../i18n/areas/auction.js'
import { buyer, creator, nft, order, seller, wrapped } from '../testing/fixtures.js'
import { bidMark } from './bidMark.js'

const offer = { ...order, side: 'bid', orderHash: '0x0b', maker: buyer, currency: wrapped } as const
const auction = {
  orderHash: '0x01',
  maker: seller,
  reserve: 1n,
  currency: wrapped,
  end: 1n,
  settleUntil: 2n,
  highestBid: { orderHash: '0x0b', maker: buyer, price: 3n * 10n ** 17n },
} as const
const { highestBid: _, ...bidless } = auction
const held = nft({ owners: [{ address: buyer, quantity: 1n }] })

describe('bidMark', () => {
  test.each([
    ['the highest', offer, auction, 'Highest bid of an auction'],
    [
      'a lower one',
      { ...offer, orderHash: '0x0c' },
      auction,
      'A lower bid: the same bidder leads with 0.3\u00a0WETH',
    ],
    [
      'outbid',
      { ...offer, orderHash: '0x0c', maker: seller },
      auction,
      'Outbid: the highest bid is 0.3\u00a0WETH',
    ],
    ['in another currency', order, auction, undefined],
    ['inactive', { ...offer, status: 'inactive' }, auction, undefined],
    ['without a counting bid', offer, bidless, undefined],
    ['without an auction', offer, undefined, undefined],
  ] as const)('default: %s', (_, bid, on, text) => {
    expect(
      bidMark(bid, nft({ auction: on, owners: [{ address: creator, quantity: 1n }] }), {
        words: auctionWords.en,
        isOwn: false,
        now: 0n,
      }),
    ).toBe(text)
  })

  test.each([
    ['of the holder', offer, held, auctionWords.en.mark.held],
    ['of the holder of some units', offer, { ...held, standard: 'erc1155' }, undefined],
    ['on any item', { ...offer, type: 'criteria' }, held, undefined],
    ['of another', { ...offer, maker: seller }, held, undefined],
    ['on an unread item', offer, undefined, undefined],
  ] as const)('behavior: an offer %s', (_, bid, item, text) => {
    expect(bidMark(bid, item, { words: auctionWords.en, isOwn: false, now: 0n })).toBe(text)
  })

  test('param: isBid: names a bid on an item that its maker has now', () => {
    const said = (isBid: boolean) =>
      bidMark(offer, held, { words: auctionWords.en, isOwn: true, now: 0n, isBid })
    expect(said(true)).toBe('You have this item now. Its next owner could accept the bid.')
    expect(said(false)).toBe('You have this item now. Its next owner could accept the offer.')
  })

  test.each([
    ['of the reader', true, { settler: seller }, auctionWords.en.mark.won],
    ['of the reader, which only the seller can settle', true, {}, auctionWords.en.mark.wonBySeller],
    ['of another', false, { settler: seller }, auctionWords.en.mark.winner],
  ] as const)('behavior: the bid %s that won', (_, isOwn, settler, text) => {
    const item = nft({ auction: { ...auction, ...settler }, owners: [{ address: creator, quantity: 1n }] })
    expect(bidMark(offer, item, { words: auctionWords.en, isOwn, now: 1n })).toBe(text)
  })
})
