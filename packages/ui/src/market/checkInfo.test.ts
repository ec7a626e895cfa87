import { knownConduitKey } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { contract, dollar, ether, info, wrapped } from '../testing/fixtures.js'
import { checkInfo } from './checkInfo.js'

const pol = { ...ether, symbol: 'POL', name: 'POL' }
const bridged = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'
const wpol = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
const polygon = { ...info, chainId: 137, conduitKey: knownConduitKey, currencies: [pol, dollar] } as const

describe('checkInfo', () => {
  test('default: a market that agrees with everything known', () => {
    expect(checkInfo({ ...polygon, wrappedNative: wpol })).toEqual({ unknown: [], contradictions: [] })
  })

  test('behavior: bridged ether does not wrap the money of Polygon, and Ether is not its money', () => {
    expect(checkInfo({ ...polygon, currencies: [ether], wrappedNative: bridged })).toEqual({
      unknown: [],
      contradictions: [
        { field: 'nativeCurrency', found: ether, known: [{ symbol: 'POL', name: 'POL', decimals: 18 }] },
        { field: 'wrappedNative', found: bridged, known: [wpol] },
      ],
    })
  })

  test('behavior: on an unknown chain it compares what is the same everywhere, and says what it cannot', () => {
    const other = { ...polygon, chainId: 987_654, wrappedNative: wrapped.address }
    expect(checkInfo(other)).toEqual({
      unknown: ['nativeCurrency', 'wrappedNative'],
      contradictions: [],
    })
    expect(checkInfo({ ...other, seaport: contract }).contradictions.map(({ field }) => field)).toEqual([
      'seaport',
    ])
  })
})
