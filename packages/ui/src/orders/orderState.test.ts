import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { orderCardWords } from '../i18n/areas/orderCard.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { order } from '../testing/fixtures.js'
import { orderState } from './orderState.js'

const state = (change: Partial<MarketOrder>) =>
  orderState(
    { ...order, endTime: 3_610n, ...change },
    { now: 10n, own: false, words: orderCardWords.en, texts: orderTexts.en },
  )

describe('orderState', () => {
  test.each([
    ['an active listing', {}, 'Ends in 1 hour'],
    ['a sold listing', { status: 'filled' }, 'Sold'],
    ['an active offer', { side: 'bid' }, 'Ends in 1 hour'],
    ['an accepted offer', { side: 'bid', status: 'filled' }, 'Accepted'],
    [
      'an offer without money',
      { side: 'bid', status: 'inactive', reason: 'balance' },
      'The bidder no longer has the money',
    ],
    [
      'an offer that is inactive without a reason',
      { side: 'bid', status: 'inactive' },
      'Cannot be accepted now',
    ],
  ] as const)('default: %s', (_, change, text) => {
    expect(state(change)).toBe(text)
  })
})
