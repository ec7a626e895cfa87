import type { Currency } from '@souk/market'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { toSeconds } from './duration.js'
import * as Money from './Money.js'
import { near } from './near.js'
import * as Subject from './Subject.js'

const ether: Currency = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
const dollar: Currency = {
  address: '0x00000000000000000000000000000000000000d0',
  symbol: 'dUSD',
  name: 'Demo dollar',
  decimals: 6,
}
const wrapped: Currency = { ...ether, address: '0x00000000000000000000000000000000000000e0', symbol: 'WETH' }
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const origin = 'https://souk.example'

describe('Subject.parse', () => {
  test.each([
    ['lanterns#7', { collection: 'lanterns', tokenId: 7n }],
    ['lanterns/7', { collection: 'lanterns', tokenId: 7n }],
    [' lanterns-of-the-souk ', { collection: 'lanterns-of-the-souk', tokenId: undefined }],
    [`${contract}#7`, { collection: contract, tokenId: 7n }],
    [contract.toLowerCase(), { collection: contract, tokenId: undefined }],
    [`https://souk.example/item/${contract}/7`, { collection: contract, tokenId: 7n, page: { origin } }],
    [
      `https://souk.example/chains/two/item/${contract}/7/`,
      { collection: contract, tokenId: 7n, page: { origin, chain: 'two' } },
    ],
    [
      'http://localhost:4300/collection/lanterns?tab=1',
      { collection: 'lanterns', tokenId: undefined, page: { origin: 'http://localhost:4300' } },
    ],
    [
      'https://souk.example/souk/chains/two/collection/lanterns',
      { collection: 'lanterns', tokenId: undefined, page: { origin, chain: 'two' } },
    ],
  ])('default: %s', (text, subject) => {
    expect(Subject.parse(text)).toEqual(subject)
  })

  test.each([
    '',
    '#7',
    'lanterns#',
    'lanterns#x',
    `lanterns#${2n ** 256n}`,
    '0x12#7',
    'https://souk.example/me',
  ])('error: %j', (text) => {
    expect(() => Subject.parse(text)).toThrow(expect.objectContaining({ name: 'Trader.MistakeError' }))
  })
})

describe('Money.parse', () => {
  const parse = (text: string, currencies = [ether, wrapped, dollar]) =>
    Money.parse(text, { info: { currencies }, usual: ether })

  test.each([
    ['0.5', 5n * 10n ** 17n, ether],
    ['0.5eth', 5n * 10n ** 17n, ether],
    ['0,5 ETH', 5n * 10n ** 17n, ether],
    ['0,5', 5n * 10n ** 17n, ether],
    ['.5', 5n * 10n ** 17n, ether],
    ['1.', 10n ** 18n, ether],
    ['  2  ', 2n * 10n ** 18n, ether],
    ['0.5 weth', 5n * 10n ** 17n, wrapped],
    ['0.5WETH', 5n * 10n ** 17n, wrapped],
    ['0.000000000000000001', 1n, ether],
    ['100dusd', 100_000_000n, dollar],
    ['0.000001 dUSD', 1n, dollar],
  ])('default: %s', (text, amount, currency) => {
    expect(parse(text)).toEqual({ amount, currency })
  })

  test.each([
    ['', 'has no number'],
    ['eth', 'has no number'],
    ['0eth', 'is nothing'],
    ['-1', 'is no amount'],
    ['1.2.3', 'could mean two amounts'],
    ['1,234.5', 'could mean two amounts'],
    ['1,000', 'could mean two amounts'],
    ['0.0000001dusd', 'has more decimals than its currency'],
    ['0.0000000000000000001', 'has more decimals than its currency'],
    ['1pol', 'does not take the currency pol. It takes ETH, WETH, dUSD.'],
    ['1e3', 'the currency e3'],
    ['1e-3', 'is no amount'],
    ['0x10', 'the currency x10'],
    ['half', 'the currency half'],
    ['0.5 0.6eth', 'is no amount'],
    ['0.5eth weth', 'is no amount'],
    ['$5', 'the currency $5'],
    ['∞', 'is no amount'],
    ['１', 'is no amount'],
    ['9'.repeat(100), 'is too large'],
  ])('error: %j %s', (text, reason) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ name: 'Trader.MistakeError', message: expect.stringContaining(reason) }),
    )
  })

  test('error: a symbol of several currencies', () => {
    const twin = { ...dollar, address: '0x00000000000000000000000000000000000000d1' } as const
    expect(() => parse('1dusd', [ether, dollar, twin])).toThrowErrorMatchingInlineSnapshot(
      `[Trader.MistakeError: Several currencies are called dusd: 0x00000000000000000000000000000000000000d0, 0x00000000000000000000000000000000000000d1.]`,
    )
  })
})

describe('toSeconds', () => {
  test.each([
    ['30m', 1_800n],
    ['12h', 43_200n],
    ['7d', 604_800n],
    ['2w', 1_209_600n],
  ])('default: %s', (text, seconds) => {
    expect(toSeconds(text)).toBe(seconds)
  })

  test.each(['', '7', 'd', '0d', '-1d', '400d', '1y'])('error: %j', (text) => {
    expect(() => toSeconds(text)).toThrow(expect.objectContaining({ name: 'Trader.MistakeError' }))
  })
})

describe('near', () => {
  const known = ['lanterns-of-the-souk', 'spice-jars', 'door-knockers']

  test.each([
    ['lantern-of-the-souk', ['lanterns-of-the-souk']],
    ['lanterns', ['lanterns-of-the-souk']],
    ['spice-jar', ['spice-jars']],
    ['zzz', []],
  ])('default: %s', (typed, names) => {
    expect(near(typed, known)).toEqual(names)
  })
})
