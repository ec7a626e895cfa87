import { describe, expect, test } from 'vitest'
import { market } from '../testing/fixtures.js'
import { mainAuctionAction } from './mainAuctionAction.js'

describe('mainAuctionAction', () => {
  test.each([
    ['open', 'onlooker', false, 'bid'],
    ['open', 'bidder', true, 'bidHigher'],
    ['open', 'leader', true, 'bidHigher'],
    ['open', 'seller', false, undefined],
    ['closing', 'onlooker', false, undefined],
    ['ended', 'seller', false, 'settle'],
    ['ended', 'leader', true, 'settle'],
    ['ended', 'bidder', true, 'settleForOthers'],
    ['ended', 'onlooker', false, 'settleForOthers'],
    ['asleep', 'leader', true, undefined],
    ['sold', 'leader', true, undefined],
  ] as const)('default: %s, %s', (moment, role, hasBid, action) => {
    expect(mainAuctionAction({ settler: market }, { moment, role, hasBid })).toBe(action)
  })

  test('behavior: without a settler, only the seller can settle', () => {
    expect(mainAuctionAction({}, { moment: 'ended', role: 'leader', hasBid: true })).toBeUndefined()
    expect(mainAuctionAction({}, { moment: 'ended', role: 'seller', hasBid: false })).toBe('settle')
  })
})
