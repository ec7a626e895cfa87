import { describe, expect, test } from 'vitest'
import { isHighestBid } from './isHighestBid.js'

const bid = { orderHash: '0x02', price: 20n } as const

describe('isHighestBid', () => {
  test('default: more than the highest known bid', () => {
    expect(isHighestBid(bid, { reserve: 10n, highestBid: { orderHash: '0x01', price: 19n } })).toBe(true)
  })

  test.each([
    ['itself', { orderHash: '0x02', price: 20n }, true],
    ['an equal, earlier one', { orderHash: '0x01', price: 20n }, false],
    ['a higher one', { orderHash: '0x01', price: 21n }, false],
  ] as const)('param: highestBid: %s', (_, highestBid, expected) => {
    expect(isHighestBid(bid, { reserve: 10n, highestBid })).toBe(expected)
  })

  test('param: reserve: the first bid has to reach it', () => {
    expect(isHighestBid(bid, { reserve: 20n })).toBe(true)
    expect(isHighestBid(bid, { reserve: 21n })).toBe(false)
  })
})
