import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { contract, swapParameters, wrapped } from '../testing/fixtures.js'
import { swapSides } from './swapSides.js'

const one = { contract, tokenId: 1n, quantity: 1n }
const two = { contract, tokenId: 2n, quantity: 1n }
const sidesOf = (money: Parameters<typeof swapParameters>[0], role: 'maker' | 'taker') =>
  swapSides({ parameters: swapParameters(money) }, { role, now: 1n })

describe('swapSides', () => {
  test('default: both roles see the same tokens from opposite sides', () => {
    expect(sidesOf({}, 'maker')).toEqual({
      give: { tokens: [one], money: [] },
      get: { tokens: [two], money: [] },
    })
    expect(sidesOf({}, 'taker')).toEqual({
      give: { tokens: [two], money: [] },
      get: { tokens: [one], money: [] },
    })
  })

  test('behavior: fees come out of the money of its receiver', () => {
    const paid = (amount: bigint) => [{ currency: wrapped.address, amount }]
    expect(sidesOf({ pay: 100n }, 'maker').give.money).toEqual(paid(100n))
    expect(sidesOf({ pay: 100n }, 'taker').get.money).toEqual(paid(90n))
    const asked = (amount: bigint) => [{ currency: zeroAddress, amount }]
    expect(sidesOf({ ask: 100n }, 'maker').get.money).toEqual(asked(90n))
    expect(sidesOf({ ask: 100n }, 'taker').give.money).toEqual(asked(100n))
  })
})
