import { describe, expect, test } from 'vitest'
import { creator, order, seller } from '../testing/fixtures.js'
import { standingOf } from './auctionRole.js'

const bid = { ...order, side: 'bid', maker: seller } as const

describe('standingOf', () => {
  test.each([
    ['running', seller, true, 'leading'],
    ['ended', seller, true, 'leading'],
    ['running', creator, true, 'outbid'],
    ['ended', creator, true, 'lost'],
    ['running', creator, false, undefined],
    ['over', seller, true, undefined],
  ] as const)('default: %s, %s, open bid %s → %s', (phase, account, hasBid, standing) => {
    expect(standingOf({ phase, highestBid: bid }, { account, isSeller: false, hasBid })).toBe(standing)
  })

  test('behavior: not outbid without a counting bid, nor as the seller, whatever other offers exist', () => {
    const role = { account: creator, isSeller: false, hasBid: true }
    expect(standingOf({ phase: 'running' }, role)).toBeUndefined()
    expect(standingOf({ phase: 'ended' }, role)).toBeUndefined()
    expect(standingOf({ phase: 'running', highestBid: bid }, { ...role, isSeller: true })).toBeUndefined()
  })
})
