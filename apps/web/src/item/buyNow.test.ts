import { toLocal } from '@souk/ui/parts/orders/listTimes.js'
import { creator, nft, order, seller, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { buyNowDraft, buyNowPrice } from './buyNow.js'

const listing = {
  orderHash: '0x02',
  maker: seller,
  price: 9n * 10n ** 17n,
  unitPrice: 9n * 10n ** 17n,
  currency: wrapped,
  endTime: 1n,
  remaining: 1n,
  total: 1n,
} as const

describe('buyNowPrice', () => {
  test('default: the listing of the same seller only', () => {
    expect(buyNowPrice(nft({ listing }), order)).toBe('0.9\u00a0WETH')
    expect(buyNowPrice(nft({ listing: { ...listing, maker: creator } }), order)).toBeUndefined()
    expect(buyNowPrice(nft(), order)).toBeUndefined()
  })
})

describe('buyNowDraft', () => {
  test('default: ends with the auction, in its currency', () => {
    expect(buyNowDraft({ end: 600n, order: { ...order, currency: wrapped } })).toEqual({
      mode: 'fixed',
      duration: 'custom',
      endsAt: toLocal(600n),
      currencyAddress: wrapped.address,
    })
  })
})
