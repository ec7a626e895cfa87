import type { FiatPrice } from '@souk/market'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { fiatWords } from '../i18n/areas/fiat.js'
import { fiatRows } from './fiatRows.js'

const weth = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const feed = '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba'
const info = {
  currencies: [
    { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
    { address: weth, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  ],
} as const
const price: FiatPrice.FiatPrice = {
  ...{ currency: zeroAddress, feed, fiat: 'USD', maxAge: 7_200 },
  ...{ price: 242_069_000_000n, updatedAt: 1_767_268_800n },
}
const { price: _, ...none } = price
const rows = (prices: readonly FiatPrice.FiatPrice[]) => fiatRows(prices, { info, words: fiatWords.en })

describe('fiatRows', () => {
  test('default: one row for each feed, with its source and time', () => {
    const [row, ...others] = rows([price, { ...price, currency: weth }])
    expect(others).toEqual([])
    expect(row).toMatchObject({ name: '1 ETH', value: '≈ $2,420.69' })
    expect(row?.note).toMatch(/^Feed 0x0C8E.*, updated Jan 1, 2026/)
  })

  test.each([
    ['stale', /^Out of date, so nothing is shown beside amounts\. Last update: Jan 1, 2026/],
    ['invalid', /^The feed returns an impossible price/],
    ['otherFiat', /^The feed is for another fiat currency/],
    ['unreadable', /^The feed does not answer/],
  ] as const)('behavior: %s: says why there is no price', (problem, note) => {
    expect(rows([{ ...none, problem }])).toEqual([
      { name: '1 ETH', value: '–', note: expect.stringMatching(note) },
    ])
  })

  test('behavior: a currency that the market does not know has no row', () => {
    expect(rows([{ ...price, currency: feed }])).toEqual([])
  })
})
