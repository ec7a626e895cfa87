import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as FiatPrice from './FiatPrice.js'

const now = 1_800_000_000n
const feed: FiatPrice.PriceFeed = {
  currency: zeroAddress,
  feed: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
  fiat: 'USD',
  maxAge: 7_200,
}
const round = { answer: 242_069_000_000n, updatedAt: now - 60n }
const answers: FiatPrice.Answers = { decimals: 8, round, description: 'ETH / USD' }
const fresh: FiatPrice.FiatPrice = { ...feed, price: 242_069_000_000n, updatedAt: now - 60n }

describe('read', () => {
  test('default', () => {
    expect(FiatPrice.read(feed, { answers, now })).toEqual(fresh)
  })

  test.each<[string, Partial<FiatPrice.Answers>, bigint]>([
    [
      '18 decimals',
      { decimals: 18, round: { ...round, answer: 2_420_690_000_000_000_000_000n } },
      242_069_000_000n,
    ],
    ['0 decimals', { decimals: 0, round: { ...round, answer: 2_420n } }, 242_000_000_000n],
    ['no description', { description: undefined }, 242_069_000_000n],
    ['a description without a pair', { description: 'Ether' }, 242_069_000_000n],
    ['a description with more words', { description: 'ETH/usd Exchange Rate' }, 242_069_000_000n],
    ['exactly as old as allowed', { round: { ...round, updatedAt: now - 7_200n } }, 242_069_000_000n],
  ])('behavior: %s', (_, changes, price) => {
    expect(FiatPrice.read(feed, { answers: { ...answers, ...changes }, now })).toMatchObject({ price })
  })

  test.each<[FiatPrice.Problem, string, Partial<FiatPrice.Answers>]>([
    ['unreadable', 'no round', { round: undefined }],
    ['unreadable', 'no decimals', { decimals: undefined }],
    ['invalid', 'a price of 0', { round: { ...round, answer: 0n } }],
    ['invalid', 'a negative price', { round: { ...round, answer: -1n } }],
    ['invalid', 'a price below the decimals of worths', { decimals: 18, round: { ...round, answer: 1n } }],
    ['invalid', 'too many decimals', { decimals: 255 }],
    ['invalid', 'a round that never ended', { round: { ...round, updatedAt: 0n } }],
    ['invalid', 'an update in the future', { round: { ...round, updatedAt: now + 1n } }],
    ['otherFiat', 'another fiat currency', { description: 'ETH / EUR' }],
    ['stale', 'an old price', { round: { ...round, updatedAt: now - 7_201n } }],
  ])('error: %s: %s', (problem, _, changes) => {
    const { price, problem: found } = FiatPrice.read(feed, { answers: { ...answers, ...changes }, now })
    expect({ price, found }).toEqual({ price: undefined, found: problem })
  })
})

describe('at', () => {
  test('default: a price becomes stale, and keeps the time of its update', () => {
    expect(FiatPrice.at(fresh, now)).toBe(fresh)
    expect(FiatPrice.at(fresh, now + 7_141n)).toEqual({ ...feed, updatedAt: now - 60n, problem: 'stale' })
  })

  test('behavior: another problem stays', () => {
    const unreadable = { ...feed, problem: 'unreadable' } as const
    expect(FiatPrice.at(unreadable, now + 99_999n)).toBe(unreadable)
  })
})

describe('worth', () => {
  test.each([
    [10n ** 18n, 18, 242_069_000_000n],
    [5n * 10n ** 17n, 18, 121_034_500_000n],
    [1_000_000n, 6, 242_069_000_000n],
    [1n, 18, 0n],
    [0n, 18, 0n],
    [-(10n ** 18n), 18, -242_069_000_000n],
  ])('default: %s with %s decimals', (amount, decimals, worth) => {
    expect(FiatPrice.worth(fresh, amount, { decimals })).toBe(worth)
  })

  test('behavior: no price', () => {
    expect(FiatPrice.worth(undefined, 1n, { decimals: 18 })).toBeUndefined()
    expect(FiatPrice.worth({ ...feed, problem: 'stale' }, 1n, { decimals: 18 })).toBeUndefined()
  })
})
