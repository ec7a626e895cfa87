import { AbortedError } from '@souk/base'
import { describe, expect, test } from 'vitest'
import { isOpenToNews, listingObstacle } from './obstacle.js'

describe('listingObstacle', () => {
  test.each([
    [{ status: 'active', side: 'ask' }, false, undefined],
    [{ status: 'active', side: 'ask' }, true, 'ownListing'],
    [{ status: 'active', side: 'bid' }, true, 'ownOffer'],
    [{ status: 'filled', side: 'ask' }, false, 'sold'],
    [{ status: 'filled', side: 'bid' }, false, 'taken'],
    [{ status: 'inactive', side: 'bid' }, false, 'unfunded'],
    [{ status: 'expired', side: 'ask' }, false, 'ended'],
  ] as const)('default: %o, own: %s', (order, isOwn, obstacle) => {
    expect(listingObstacle(order, { isOwn })).toBe(obstacle)
  })
})

describe('isOpenToNews', () => {
  test('default: until the trade runs', () => {
    expect([isOpenToNews({ status: 'preparing' }), isOpenToNews({ status: 'idle' })]).toEqual([true, true])
  })

  test('behavior: also where it cannot be prepared, for the news tell why', () => {
    const error = new AbortedError({ reason: undefined })
    expect(isOpenToNews({ status: 'blocked', error })).toBe(true)
  })
})
