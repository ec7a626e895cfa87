import { Auction } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { formatMoment } from '../format/formatTime.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { market, order, parameters } from '../testing/fixtures.js'
import { statusText, unitPrice } from './statusText.js'

const words = orderTexts.en
const now = order.endTime - 86_400n
const sleeping = { ...order, price: 5n * 10n ** 17n, status: 'inactive', reason: 'balance' } as const

describe('statusText', () => {
  test('default', () => {
    expect(statusText(order, { now, own: false, words })).toBe('Ends in 1 day')
  })

  test('behavior: a listing without its item has ended for others, and is inactive for its seller', () => {
    expect(statusText(sleeping, { now, own: false, words })).toBe('Seller no longer holds it')
    expect(statusText(sleeping, { now, own: true, words })).toBe(
      'Inactive: if this item returns to you, anyone can buy it at 0.5\u00a0ETH',
    )
  })

  test('behavior: a set sleeps until every item is back', () => {
    const [item] = parameters.offer
    const offer = item ? [item, { ...item, identifierOrCriteria: 2n }] : []
    const set = { ...sleeping, order: { ...order.order, parameters: { ...parameters, offer } } }
    expect(statusText(set, { now, own: false, words })).toBe('Seller no longer holds every item')
    expect(statusText(set, { now, own: true, words })).toBe(
      'Inactive: if you hold every item of the set again, anyone can buy it at 0.5\u00a0ETH',
    )
  })

  test('behavior: an auction without its item runs again if the item returns, or can still be won after its end', () => {
    const zoneHash = Auction.encodeTerms({ settler: market, end: 1_000n, feeBasisPoints: 250 })
    const signed = { ...order.order, parameters: { ...parameters, zoneHash } }
    const auction = { ...sleeping, type: 'english', endTime: 2_000n, order: signed } as const
    const at = (now: bigint) => statusText(auction, { now, own: true, words })
    expect(at(999n)).toBe(
      `Inactive: if this item returns to you, its auction runs again until ${formatMoment(1_000n)}`,
    )
    expect(at(1_000n)).toBe(
      `Inactive: if this item returns to you, the highest funded bid can win its auction until ${formatMoment(2_000n)}`,
    )
    expect(statusText(auction, { now: 1n, own: false, words })).toBe('Seller no longer holds it')
    expect(statusText({ ...auction, status: 'active' }, { now: 400n, own: true, words })).toBe(
      'Ends in 10 minutes',
    )
  })

  test('behavior: problems that only the seller can fix read the same to everyone', () => {
    const stopped = { ...sleeping, reason: 'approval' } as const
    expect(statusText(stopped, { now, own: true, words })).toBe('Approval revoked')
  })
})

describe('unitPrice', () => {
  test('default', () => {
    expect(unitPrice({ price: 10n, total: 3n })).toBe(4n)
  })
})
