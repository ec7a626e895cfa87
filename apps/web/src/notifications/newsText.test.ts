import { describe, expect, test } from 'vitest'
import { news as words } from '../i18n/en/news.js'
import { contract, ether, seller } from '../testing/fixtures.js'
import { newsText } from './newsText.js'
import { selectNews } from './selectNews.js'

const bundle = { items: 3, price: 9n * 10n ** 18n, currency: ether } as const
const part = {
  type: 'sale',
  at: new Date(1_000),
  collection: 'lanterns',
  contract,
  quantity: 1n,
  from: seller,
  orderHash: '0x05',
  transactionHash: '0x01',
} as const
const facts = { account: seller, seen: 0, sent: new Set<string>() } as const

describe('newsText', () => {
  test('default: a set is sold as a whole, at its price', () => {
    const parts = [1n, 2n, 3n].map((identifier) => ({ ...part, identifier, side: 'ask' as const, bundle }))
    expect(selectNews(parts, facts).map((news) => newsText(news, words))).toEqual([
      'A set of 3 items sold for 9 ETH',
    ])
  })

  test('behavior: a set whose price is unknown', () => {
    const parts = [1n, 2n].map((identifier) => ({
      ...part,
      identifier,
      side: 'ask' as const,
      bundle: { items: 2 },
    }))
    expect(selectNews(parts, facts).map((news) => newsText(news, words))).toEqual([
      'A set of 2 items changed hands in a trade',
    ])
  })
})
