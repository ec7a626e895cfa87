import { describe, expect, test } from 'vitest'
import { dollar, ether, wrapped } from '../../testing/fixtures.js'
import { barrierTo } from './barrierTo.js'

const kinds = ['offer', 'offers', 'collectionOffer', 'ladder', 'wrap', 'list', 'buy', 'swap'] as const
const withdrawals = ['cancel', 'cancelPlan', 'revoke', 'send', 'sendSeveral'] as const
const check = { contradictions: [], unknown: [] }
const usual = { currencies: [ether, wrapped], wrappedNative: wrapped.address }
const namesAt = (info: barrierTo.Facts['info']) =>
  kinds.map((kind) => barrierTo({ kind }, { info, check })?.name)

describe('barrierTo', () => {
  test('default: a market with a wrapped token prevents nothing', () => {
    expect(namesAt(usual).filter(Boolean)).toEqual([])
  })

  test('behavior: the native currency alone pays no offer', () => {
    expect(namesAt({ currencies: [ether] })).toEqual([
      ...['noOfferCurrency', 'noOfferCurrency', 'noOfferCurrency', 'noOfferCurrency', 'noWrapped'],
      ...[undefined, undefined, undefined],
    ])
  })

  test('behavior: another token pays offers, but nothing can be wrapped', () => {
    expect(namesAt({ currencies: [ether, dollar] }).filter(Boolean)).toEqual(['noWrapped'])
  })

  test('behavior: a contradiction prevents every trade, and no withdrawal', () => {
    const contradictions = [{ field: 'conduitKey', found: '0x01', known: ['0x02'] }] as const
    const facts = { info: usual, check: { contradictions, unknown: [] } }
    expect(kinds.map((kind) => barrierTo({ kind }, facts))).toEqual(
      kinds.map(() => ({ name: 'contradiction', contradictions })),
    )
    expect(withdrawals.map((kind) => barrierTo({ kind }, facts))).toEqual(withdrawals.map(() => undefined))
  })
})
