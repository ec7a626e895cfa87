import { readInput } from '@souk/words/inspect'
import { describe, expect, test } from 'vitest'
import { elsewhereOf } from './context.js'

const chainOf = (chain: string, chainId: number, title: string) => ({
  ...{ chain, chainId, title, path: '' },
  nativeCurrency: { symbol: 'X', name: 'X', decimals: 18 },
})
const chains = [chainOf('souk', 31_337, 'Souk local'), chainOf('caravan', 31_338, 'Caravan local')]
const zero = '0x0000000000000000000000000000000000000000'
const parameters = {
  ...{ offerer: zero, zone: zero, orderType: 0, zoneHash: `0x${'0'.repeat(64)}`, salt: '1', counter: '0' },
  ...{ startTime: '0', endTime: '1', conduitKey: `0x${'0'.repeat(64)}`, totalOriginalConsiderationItems: 0 },
  ...{ offer: [], consideration: [] },
}

describe('elsewhereOf', () => {
  const of = (chain?: string) => {
    const text = JSON.stringify({ ...(chain && { chain }), protocol_data: { parameters, signature: null } })
    return elsewhereOf(text, readInput(text), { chain: 'souk', chainId: 31_337, chains })
  }

  test.each([
    ['the network of the page', 'souk', undefined],
    ['no network', undefined, undefined],
    ['another network of the market', 'caravan', { title: 'Caravan local' }],
    ['a network that the market is not on', 'matic', { title: undefined }],
    ['a network that nobody knows', 'moon', { title: undefined }],
  ])('default: an order for %s', (_, chain, elsewhere) => {
    expect(of(chain)).toEqual(elsewhere)
  })
})
