import type { AnyOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { buyer, order, seller, wrapped } from '../testing/fixtures.js'
import { orderKind } from './orderKind.js'

const auction = {
  orderHash: '0x0a',
  maker: seller,
  currency: wrapped,
  reserve: 1n,
  end: 2n,
  settleUntil: 3n,
} as const
const offer = { ...order, side: 'bid', maker: buyer, currency: wrapped } as const

describe('orderKind', () => {
  test.each([
    ['listing', order, undefined],
    ['auction', { ...order, type: 'english' }, auction],
    ['offer', offer, undefined],
    ['bid', offer, auction],
    ['swap', { ...order, side: 'swap' } as unknown as AnyOrder, undefined],
  ] as const)('default: %s', (kind, of, on) => {
    expect(orderKind(of, on)).toBe(kind)
  })

  test('param: bids: an offer that was a bid stays one when the auction is over', () => {
    expect(orderKind(offer, undefined, new Set([offer.orderHash]))).toBe('bid')
    expect(orderKind(order, undefined, new Set([order.orderHash]))).toBe('listing')
  })
})
