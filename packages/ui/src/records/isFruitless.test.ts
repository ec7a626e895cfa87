import { describe, expect, test } from 'vitest'
import { isFruitless } from './isFruitless.js'

const filled = { status: 'filled', reason: undefined } as const

describe('isFruitless', () => {
  test.each(['filled', 'cancelled', 'expired'] as const)(
    'default: the only order of a purchase is %s',
    (status) => {
      expect(isFruitless({ kind: 'purchase', orderHashes: ['0x01'] }, { ...filled, status })).toBe(true)
    },
  )

  test.each([
    ['an open order', { kind: 'purchase', orderHashes: ['0x01'] }, { ...filled, status: 'active' }],
    [
      'an order that can become active again',
      { kind: 'purchase', orderHashes: ['0x01'] },
      { ...filled, status: 'inactive', reason: 'balance' },
    ],
    ['one of several orders', { kind: 'purchase', orderHashes: ['0x01', '0x02'] }, filled],
    ['a cancellation, which would not fail', { kind: 'cancellation', orderHashes: ['0x01'] }, filled],
  ] as const)('behavior: not %s', (_, record, order) => {
    expect(isFruitless(record, order)).toBe(false)
  })
})
