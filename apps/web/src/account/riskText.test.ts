import { Auction } from '@souk/seaport'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { market, order, parameters, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { riskText } from './riskText.js'

const words = portfolioWords.en
const zoneHash = Auction.encodeTerms({ settler: market, end: 1_000n, feeBasisPoints: 250 })
const listing = { ...order, status: 'inactive', reason: 'balance' } as const
const auction = {
  ...listing,
  type: 'english',
  currency: wrapped,
  price: 10n ** 17n,
  endTime: 2_000n,
  order: { ...order.order, parameters: { ...parameters, zoneHash } },
} as const
const [end, until] = [formatMoment(1_000n), formatMoment(2_000n)]

describe('riskText', () => {
  test('default: a listing sells at its price', () => {
    expect(riskText(listing, { risk: 'balance', words, now: 1n })).toBe(
      'If it returns to this wallet, anyone can immediately buy it at 1\u00a0ETH.',
    )
  })

  test('behavior: an auction runs again until its end, and after it the highest funded bid can win', () => {
    const at = (now: bigint) => riskText(auction, { risk: 'balance', words, now })
    expect(at(999n)).toBe(`If it returns to this wallet, its auction runs again until ${end}.`)
    expect(at(1_000n)).toBe(
      `If it returns to this wallet, the highest funded bid can win its auction until ${until}.`,
    )
  })

  test('behavior: the same after an approval, and in German', () => {
    expect(riskText(auction, { risk: 'approval', words, now: 1n })).toBe(
      `If you approve again, even for another item, its auction runs again until ${end}.`,
    )
    expect(riskText(auction, { risk: 'balance', words: portfolioWords.de, now: 1n })).toBe(
      `Kommt es in diese Wallet zurück, läuft seine Auktion weiter, bis ${end}.`,
    )
  })
})
