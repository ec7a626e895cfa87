import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { feedWords } from '../i18n/areas/feed.js'
import { contract } from '../testing/fixtures.js'
import { activityEntries } from './activityEntries.js'
import { kindText } from './kindText.js'

const row = { at: new Date(1_000), collection: 'lanterns', contract, tokenId: 1n, quantity: 1n } as const
const textsOf = (language: 'en' | 'de', ...rows: readonly Pick<Activity, 'type' | 'side' | 'inAuction'>[]) =>
  activityEntries(rows.map((change) => ({ ...row, ...change }))).map((entry) =>
    kindText(entry, feedWords[language]),
  )

describe('kindText', () => {
  test('default: a listing and an offer', () => {
    expect(textsOf('en', { type: 'listing' }, { type: 'offer' })).toEqual(['Listing', 'Offer'])
  })

  test('behavior: a started auction is no listing, and a bid no offer', () => {
    const rows = [
      { type: 'listing', inAuction: true },
      { type: 'offer', inAuction: true },
    ] as const
    expect(textsOf('en', ...rows)).toEqual(['Auction started', 'Bid'])
    expect(textsOf('de', ...rows)).toEqual(['Auktion gestartet', 'Gebot'])
  })

  test('behavior: what is signed at the same time stays apart', () => {
    expect(textsOf('en', { type: 'listing' }, { type: 'listing', inAuction: true })).toEqual([
      'Listing',
      'Auction started',
    ])
  })

  test.each([
    ['ask', 'Auction cancelled'],
    ['bid', 'Bid cancelled'],
  ] as const)('behavior: the %s of an auction is cancelled', (side, text) => {
    expect(textsOf('en', { type: 'cancel', side, inAuction: true })).toEqual([text])
  })
})
