import { describe, expect, test } from 'vitest'
import { buyer, ether, order, seller, wrapped } from '../testing/fixtures.js'
import { isBid } from './isBid.js'

const offer = { ...order, side: 'bid', type: 'basic', maker: buyer, currency: wrapped } as const
const auction = { maker: seller, currency: wrapped }

describe('isBid', () => {
  test.each([
    ['on the item of an auction', offer, auction, true],
    ['on an item without an auction', offer, undefined, false],
    ['in another currency', { ...offer, currency: ether }, auction, false],
    ['by the seller', { ...offer, maker: seller }, auction, false],
    ['on one of several items', { ...offer, type: 'criteria' }, auction, false],
    ['whose price changes', { ...offer, type: 'dutch' }, auction, false],
  ] as const)('default: an offer %s', (_, one, on, expected) => {
    expect(isBid(one, on)).toBe(expected)
  })

  test('behavior: a cancelled bid was a bid, and a listing is none', () => {
    expect(isBid({ ...offer, status: 'cancelled' }, auction)).toBe(true)
    expect(isBid({ ...offer, side: 'ask' }, auction)).toBe(false)
  })
})
