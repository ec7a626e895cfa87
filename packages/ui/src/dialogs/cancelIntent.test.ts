import { describe, expect, test } from 'vitest'
import { contract, order } from '../testing/fixtures.js'
import { cancelIntent } from './cancelIntent.js'

const offer = { ...order, side: 'bid' } as const
const other = { ...offer, orderHash: '0x02' } as const
const next = { kind: 'offer', contract, tokenId: 1n } as const

describe('cancelIntent', () => {
  test('default: one order has its own dialog, with its name', () => {
    expect(cancelIntent([offer], { name: 'Ruby Lamp' })).toEqual({
      kind: 'cancel',
      orderHash: offer.orderHash,
      side: 'bid',
      name: 'Ruby Lamp',
    })
  })

  test('default: several orders have a plan', () => {
    const orders = [offer, other]
    expect(cancelIntent(orders, { name: 'Ruby Lamp' })).toEqual({ kind: 'cancelPlan', orders })
  })

  test('param: next', () => {
    expect(cancelIntent([offer], { name: 'Ruby Lamp', next })).toMatchObject({ kind: 'cancel', next })
    expect(cancelIntent([offer, other], { name: '', next })).toMatchObject({ kind: 'cancelPlan', next })
  })
})
