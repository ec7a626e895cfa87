import { describe, expect, test } from 'vitest'
import { order } from '../testing/fixtures.js'
import { lotOf } from './lotOf.js'

/** Units for a price, to be bought in parts. */
function edition(pieces: bigint, price: bigint, orderType = 1) {
  const { parameters, signature } = order.order
  const [item] = parameters.offer
  const offer = item ? [{ ...item, startAmount: pieces, endAmount: pieces }] : []
  const [paid] = parameters.consideration
  const consideration = paid ? [{ ...paid, startAmount: price, endAmount: price }] : []
  const split = { ...parameters, offer, consideration, orderType: orderType === 1 ? 1 : 0 } as const
  return { order: { parameters: split, signature }, total: pieces }
}

describe('lotOf', () => {
  test('default', () => {
    expect(lotOf(order)).toBe(1n)
    expect(lotOf(edition(10n, 100n))).toBe(1n)
  })

  test('behavior: 6 units for 4 sell in threes, 6 for 3 in pairs', () => {
    expect([lotOf(edition(6n, 4n)), lotOf(edition(6n, 3n))]).toEqual([3n, 2n])
  })

  test('behavior: an indivisible order is one lot', () => {
    expect(lotOf(edition(6n, 6n, 0))).toBe(6n)
  })
})
