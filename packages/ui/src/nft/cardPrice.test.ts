import type { ListingSummary } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { cardWords } from '../i18n/areas/card.js'
import { creator, ether, nft, seller } from '../testing/fixtures.js'
import { cardPrice } from './cardPrice.js'
import { itemKey } from './itemMarks.js'

const said = { words: cardWords.en, bids: auctionCardWords.en, now: 0n } as const

const listing: ListingSummary = {
  orderHash: '0x01',
  maker: seller,
  price: 9n * 10n ** 17n,
  unitPrice: 45n * 10n ** 16n,
  currency: ether,
  endTime: 1n,
  remaining: 2n,
  total: 2n,
}
const single = { ...listing, unitPrice: listing.price, remaining: 1n, total: 1n }

describe('cardPrice', () => {
  test('default: among items of several wallets, the price', () => {
    expect(cardPrice(nft({ listing: single }), said)).toEqual({
      text: '0.9\u00a0ETH',
      money: '0.9\u00a0ETH',
      quiet: false,
    })
  })

  test('behavior: of several units, the price of one, however many are left', () => {
    const five = { ...listing, price: 10n ** 17n, unitPrice: 2n * 10n ** 16n, remaining: 4n, total: 5n }
    expect(cardPrice(nft({ listing: five }), said)).toEqual({
      text: '0.02\u00a0ETH each',
      money: '0.02\u00a0ETH',
      quiet: false,
    })
    expect(cardPrice(nft({ listing: five }), { ...said, words: cardWords.de }).text).toBe(
      cardWords.de.each('0.02\u00a0ETH'),
    )
  })

  test('default: without a listing', () => {
    expect(cardPrice(nft(), { ...said, shelf: { address: seller, own: true } })).toEqual({
      text: 'Not listed',
      quiet: true,
    })
  })

  test('default: in a set only, the price of the set, which is not its own', () => {
    const { orderHash, maker, price, currency, endTime } = listing
    const bundle = { orderHash, maker, price, currency, endTime, items: 3 }
    expect(cardPrice(nft({ bundle }), said)).toEqual({
      text: 'In a set, 0.9\u00a0ETH',
      money: '0.9\u00a0ETH',
      quiet: true,
    })
    expect(cardPrice(nft({ bundle, listing: single }), said).text).toBe('0.9\u00a0ETH')
  })

  test('behavior: an item on auction; a price at which it can be bought comes first', () => {
    const { orderHash, maker, currency } = single
    const auction = { orderHash, maker, currency, reserve: 10n ** 17n, end: 60n, settleUntil: 90n } as const
    expect(cardPrice(nft({ auction }), said)).toEqual({
      text: 'Reserve 0.1\u00a0ETH',
      money: '0.1\u00a0ETH',
      quiet: false,
    })
    expect(cardPrice(nft({ auction, listing: single }), said).text).toBe('Buy now 0.9\u00a0ETH')
  })

  test('param: shelf, the visitor’s own listing', () => {
    const shelf = { address: seller.toLowerCase(), own: true }
    expect(cardPrice(nft({ listing: single }), { ...said, shelf })).toEqual({
      text: 'Yours: 0.9\u00a0ETH',
      money: '0.9\u00a0ETH',
      quiet: false,
    })
    expect(cardPrice(nft({ listing }), { ...said, shelf }).text).toBe('0.45\u00a0ETH each')
  })

  test('param: shelf, another account’s listing', () => {
    expect(
      cardPrice(nft({ listing: single }), { ...said, shelf: { address: seller, own: false } }).text,
    ).toBe('0.9\u00a0ETH')
  })

  test.each([true, false])('behavior: another wallet’s listing has "from", own %s', (own) => {
    const price = cardPrice(nft({ listing }), { ...said, shelf: { address: creator, own } })
    expect(price).toEqual({ text: 'from 0.45\u00a0ETH', money: '0.45\u00a0ETH', quiet: true })
  })

  test('param: shelf.reserved, the visitor’s own listing that only one account can buy', () => {
    const { price, currency } = single
    const shelf = { address: seller, own: true, reserved: new Map([[itemKey(nft()), { price, currency }]]) }
    expect(cardPrice(nft(), { ...said, shelf })).toEqual({
      text: 'Reserved: 0.9\u00a0ETH',
      money: '0.9\u00a0ETH',
      quiet: false,
    })
    expect(cardPrice(nft({ tokenId: 9n }), { ...said, shelf }).text).toBe('Not listed')
  })
})
