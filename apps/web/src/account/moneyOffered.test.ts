import { ether, info, order } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { moneyOffered } from './moneyOffered.js'

const offer = { ...order, side: 'bid', price: 3n, currency: ether } as const

describe('moneyOffered', () => {
  test('default: the money of active and of inactive offers; listings take none', () => {
    const asleep = { ...offer, price: 5n, status: 'inactive' } as const
    const listing = { ...order, status: 'inactive' } as const
    expect(moneyOffered([offer, asleep, listing], info)).toEqual({
      active: [{ currency: ether, amount: 3n }],
      inactive: [{ currency: ether, amount: 5n }],
      inactiveCount: 1,
    })
  })
})
