import { describe, expect, test } from 'vitest'
import { dollar, ether, wrapped } from '../../testing/fixtures.js'
import { barrierTo } from './barrierTo.js'

const kinds = ['offer', 'offers', 'collectionOffer', 'ladder', 'wrap', 'list', 'buy', 'swap'] as const

describe('barrierTo', () => {
  test('default: a market with a wrapped token prevents nothing', () => {
    const info = { currencies: [ether, wrapped], wrappedNative: wrapped.address }
    expect(kinds.flatMap((kind) => barrierTo({ kind }, info) ?? [])).toEqual([])
  })

  test('behavior: the native currency alone pays no offer', () => {
    expect(kinds.map((kind) => barrierTo({ kind }, { currencies: [ether] }))).toEqual([
      ...['noOfferCurrency', 'noOfferCurrency', 'noOfferCurrency', 'noOfferCurrency', 'noWrapped'],
      ...[undefined, undefined, undefined],
    ])
  })

  test('behavior: another token pays offers, but nothing can be wrapped', () => {
    const info = { currencies: [ether, dollar] }
    expect(kinds.flatMap((kind) => barrierTo({ kind }, info) ?? [])).toEqual(['noWrapped'])
  })
})
