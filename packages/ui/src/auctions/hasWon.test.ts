import { describe, expect, test } from 'vitest'
import { buyer } from '../testing/fixtures.js'
import { hasWon } from './hasWon.js'

const bid = { orderHash: '0x0b', status: 'active' } as const
const highestBid = { orderHash: '0x0b', maker: buyer, price: 3n } as const
const auction = { end: 100n, settleUntil: 200n, highestBid }

describe('hasWon', () => {
  test.each([
    ['the highest bid, at the end', bid, auction, 100n, true],
    ['before the end', bid, auction, 99n, false],
    ['when nobody can settle any more', bid, auction, 200n, false],
    ['another bid', { ...bid, orderHash: '0x0c' }, auction, 150n, false],
    ['without funds', { ...bid, status: 'inactive' }, auction, 150n, false],
    ['no bid counts', bid, { end: 100n, settleUntil: 200n }, 150n, false],
    ['an item without an auction', bid, undefined, 150n, false],
  ] as const)('default: %s', (_, offer, on, now, expected) => {
    expect(hasWon(offer, on, now)).toBe(expected)
  })
})
