import { Network } from '@souk/networks'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Money from './Money.js'
import type { TokenFacts } from './readTokens.js'

const usd: Address = '0x00000000000000000000000000000000000000dd'
const own: Address = '0x00000000000000000000000000000000000000ee'
const { wrappedNative: wpol, offerCurrency: weth } = Network.factsOf(137) as Network.KnownNetwork

const said = (symbol: string, decimals = 18): TokenFacts => ({
  hasCode: true,
  symbol,
  name: `Name of ${symbol}`,
  decimals,
})

const answers = new Map([
  [wpol?.toLowerCase(), said('WPOL')],
  [weth?.toLowerCase(), said('WETH')],
  [usd, said('USDC', 6)],
  [own, said('WX')],
  [Network.factsOf(1)?.wrappedNative?.toLowerCase(), said('WETH')],
]) as ReadonlyMap<string, TokenFacts>

function from(options: Parameters<typeof Money.from>[0], chainId = 137, facts = answers): Money.Money {
  return Money.from(options, { chainId, known: Network.factsOf(chainId), facts })
}

const symbolsOf = ({ currencies }: Money.Money) => currencies.map(({ symbol }) => symbol)

describe('from', () => {
  test('default: the money of the table, with the token of offers', () => {
    expect(from({})).toEqual({
      currencies: [
        { address: zeroAddress, symbol: 'POL', name: 'POL', decimals: 18 },
        { address: wpol, symbol: 'WPOL', name: 'Name of WPOL', decimals: 18 },
        { address: weth, symbol: 'WETH', name: 'Name of WETH', decimals: 18 },
      ],
      wrappedNative: wpol,
    })
  })

  test('param: currencies', () => {
    const money = from({ currencies: [{ address: usd, symbol: 'USDC', decimals: 6, name: 'Dollar' }] })
    expect(symbolsOf(money)).toEqual(['POL', 'WPOL', 'USDC'])
    expect(money.currencies.at(-1)).toMatchObject({ name: 'Dollar', decimals: 6 })
  })

  test('behavior: the zero address never makes a second native currency', () => {
    const native = { address: zeroAddress, symbol: 'POL', decimals: 18 }
    expect(symbolsOf(from({ currencies: [native, { address: usd }] }))).toEqual(['POL', 'WPOL', 'USDC'])
  })

  test('behavior: the wrapped currency is found by address, whatever its place', () => {
    const currencies = [{ address: usd }, { address: wpol as Address }]
    expect(from({ currencies })).toMatchObject({ wrappedNative: wpol })
    expect(symbolsOf(from({ currencies }))).toEqual(['POL', 'WPOL', 'USDC'])
  })

  test('behavior: a chain that nobody knows has the money that its operator names', () => {
    const options = { nativeCurrency: { symbol: 'X' }, currencies: [{ address: usd }] }
    expect(from(options, 777_001)).toMatchObject({ wrappedNative: undefined })
    expect(symbolsOf(from({ ...options, wrappedNative: own }, 777_001))).toEqual(['X', 'WX', 'USDC'])
  })

  test('behavior: a test chain without its wrapped token has none', () => {
    expect(from({}, 11_155_111, new Map())).toMatchObject({ wrappedNative: undefined })
    expect(from({ wrappedNative: own }, 31_337)).toMatchObject({ wrappedNative: own })
  })

  test.each<[what: string, Parameters<typeof Money.from>[0], chainId: number, message: string]>([
    [
      'no native currency',
      {},
      777_001,
      'The native currency of chain 777001 is not known; name it with --native SYMBOL[:Name], or in SOUK_NATIVE.',
    ],
    [
      'another native currency',
      { nativeCurrency: { symbol: 'ETH' } },
      137,
      'The configuration says that the symbol of the native currency of chain 137 is ETH, but it is POL.',
    ],
    [
      'a listed native currency',
      { currencies: [{ address: zeroAddress, symbol: 'ETH' }] },
      137,
      'The configuration says that the symbol of the native currency of chain 137 is ETH, but it is POL.',
    ],
    [
      'decimals of it',
      { currencies: [{ address: zeroAddress, symbol: 'POL', decimals: 6 }] },
      137,
      'The configuration says that the decimals of the native currency of chain 137 is 6, but it is 18.',
    ],
    [
      'decimals of it on an unknown chain',
      { currencies: [{ address: zeroAddress, symbol: 'TDL', decimals: 8 }] },
      777_001,
      'The configuration says that the decimals of the native currency of chain 777001 is 8, but it is 18.',
    ],
    [
      'another wrapped token',
      { wrappedNative: weth },
      137,
      'The configuration says that the wrapped native currency of Polygon is 0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619, but it is 0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270.',
    ],
    [
      'a wrapped token of other decimals',
      { nativeCurrency: { symbol: 'X' }, wrappedNative: usd },
      777_001,
      'The configuration says that the number of decimals of the wrapped native currency 0x00000000000000000000000000000000000000dd is 18, but it is 6.',
    ],
    [
      'another symbol',
      { currencies: [{ address: usd, symbol: 'USDT', decimals: 6 }] },
      137,
      'The configuration says that the symbol of the currency 0x00000000000000000000000000000000000000dd is USDT, but it is USDC.',
    ],
    [
      'other decimals',
      { currencies: [{ address: usd, symbol: 'USDC', decimals: 18 }] },
      137,
      'The configuration says that the decimals of the currency 0x00000000000000000000000000000000000000dd is 18, but it is 6.',
    ],
    [
      'no contract',
      { currencies: [{ address: '0x00000000000000000000000000000000000000ff' }] },
      137,
      'There is no contract at 0x00000000000000000000000000000000000000ff on chain 137, so it cannot be a currency; correct the address, or use a node of the right chain.',
    ],
    [
      'no wrapped token on a chain that has one',
      {},
      56,
      'There is no contract at 0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c on chain 56, so it cannot be a currency; correct the address, or use a node of the right chain.',
    ],
  ])('error: %s', (_, options, chainId, message) => {
    expect(() => from(options, chainId)).toThrow(message)
  })

  test('error: a contract that is no money', () => {
    const facts = new Map(answers).set(usd, { ...said(''), symbol: undefined, decimals: undefined })
    const currencies = [{ address: usd }]
    expect(() => from({ currencies }, 137, facts)).toThrow(Money.NotMoneyError)
    const told = { address: usd, symbol: 'OLD', decimals: 9 }
    expect(from({ currencies: [told] }, 137, facts).currencies.at(-1)).toMatchObject(told)
  })
})
