import type { MarketSwap } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract, ether, order, swapParameters, wrapped } from '../testing/fixtures.js'
import { counterDraft, isComparable } from './counterDraft.js'

const draftOf = (money: Parameters<typeof swapParameters>[0]) => {
  const swap: MarketSwap = {
    ...order,
    side: 'swap',
    type: 'basic',
    order: { parameters: swapParameters(money), signature: '0x' },
  }
  return counterDraft(swap, { currencies: [ether, wrapped], wrappedNative: wrapped.address })
}

describe('counterDraft', () => {
  test('default: the sides are reversed', () => {
    expect(draftOf({})).toEqual({
      give: [{ contract, tokenId: 2n, quantity: 1n }],
      get: [{ contract, tokenId: 1n, quantity: 1n }],
    })
  })

  test('behavior: offered money is asked for, before fees', () => {
    expect(draftOf({ pay: 100n })).toMatchObject({ ask: { currency: wrapped.address, amount: 100n } })
    expect(draftOf({ pay: 100n }).pay).toBeUndefined()
  })

  test('behavior: native money that was asked for is paid in the wrapped currency', () => {
    expect(draftOf({ ask: 100n }).pay).toEqual({ currency: wrapped.address, amount: 100n })
  })
})

describe('isComparable', () => {
  test.each([
    ['one currency', { pay: 100n }, 'basic', true],
    ['an amount that changes', { pay: 100n }, 'dutch', false],
  ] as const)('default: %s', (_, money, type, expected) => {
    expect(isComparable({ type, order: { parameters: swapParameters(money), signature: '0x' } })).toBe(
      expected,
    )
  })
})
