import { Network } from '@souk/networks'
import { Auction, knownConduitKey, noConduitKey, seaportAddress } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkMarketInfo } from './checkMarketInfo.js'
import type { MarketInfo } from './MarketInfo.js'

const other: Address = '0x00000000000000000000000000000000000000bb'

/** A market on Polygon with bridged ether, which many mistake for the wrapped currency. */
const polygon: MarketInfo = {
  chainId: 137,
  chain: 'matic',
  name: 'Market',
  rpcUrl: '/rpc',
  seaport: seaportAddress,
  conduitKey: knownConduitKey,
  fees: [],
  currencies: [
    { address: zeroAddress, symbol: 'POL', name: 'POL', decimals: 18 },
    { address: Network.factsOf(137)?.offerCurrency as Address, symbol: 'WETH', name: 'Ether', decimals: 18 },
  ],
  wrappedNative: Network.factsOf(137)?.wrappedNative?.toLowerCase() as Address,
  auction: { zone: Auction.englishZone, settler: other },
}

const fieldsOf = (changes: Partial<MarketInfo>) =>
  checkMarketInfo({ ...polygon, ...changes }).contradictions.map(({ field }) => field)

describe('checkMarketInfo', () => {
  test('default', () => {
    expect(checkMarketInfo(polygon)).toEqual({ isKnownChain: true, contradictions: [] })
  })

  test.each<[string, Partial<MarketInfo>]>([
    ['seaport', { seaport: other }],
    ['conduitKey', { conduitKey: `0x${'1'.repeat(64)}` }],
    ['auctionZone', { auction: { zone: other, settler: other } }],
    [
      'nativeCurrency',
      { currencies: [{ address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }] },
    ],
    ['wrappedNative', { wrappedNative: Network.factsOf(137)?.offerCurrency as Address }],
  ])('behavior: finds a wrong %s', (field, changes) => {
    expect(fieldsOf(changes)).toEqual([field])
  })

  test('behavior: says what was found and what agrees', () => {
    const currencies = [{ address: zeroAddress, symbol: 'POL', name: 'POL', decimals: 6 }]
    expect(checkMarketInfo({ ...polygon, currencies }).contradictions).toEqual([
      { field: 'nativeCurrency', found: 'POL with 6 decimals', expected: ['POL with 18 decimals'] },
    ])
  })

  test('behavior: fields that a market leaves out contradict nothing', () => {
    const { wrappedNative: _, auction: __, ...rest } = polygon
    const info = { ...rest, conduitKey: noConduitKey, currencies: [] }
    expect(checkMarketInfo(info).contradictions).toEqual([])
  })

  test('behavior: on an unknown chain, only what all chains have in common is compared', () => {
    const unknown = { ...polygon, chainId: 1_234_567, wrappedNative: other, currencies: [] }
    expect(checkMarketInfo(unknown)).toEqual({ isKnownChain: false, contradictions: [] })
    expect(checkMarketInfo({ ...unknown, seaport: other }).contradictions).toHaveLength(1)
    const tide = { address: zeroAddress, symbol: 'TDL', name: 'Tide', decimals: 18 }
    const wrapped = { address: other, symbol: 'WTDL', name: 'Wrapped Tide', decimals: 18 }
    expect(checkMarketInfo({ ...unknown, currencies: [tide, wrapped] }).contradictions).toEqual([])
    const wrong = [tide, wrapped].map((currency) => ({ ...currency, decimals: 8 }))
    expect(checkMarketInfo({ ...unknown, currencies: wrong }).contradictions).toEqual([
      { field: 'nativeCurrency', found: 'TDL with 8 decimals', expected: ['TDL with 18 decimals'] },
      { field: 'wrappedNative', found: 'WTDL with 8 decimals', expected: ['WTDL with 18 decimals'] },
    ])
  })
})
