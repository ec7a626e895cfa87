import { dollar, ether } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { floorGap } from './floorGap.js'

const floor = { price: 100n, currency: ether }

describe('floorGap', () => {
  test.each([
    [125n, { at: 'above', share: 2_500, floor: 100n }],
    [90n, { at: 'below', share: 1_000, floor: 100n }],
    [100n, { at: 'floor', share: 0, floor: 100n }],
  ] as const)('default: %s', (price, gap) => {
    expect(floorGap({ price, total: 1n, currency: ether }, floor)).toEqual(gap)
  })

  test('behavior: per unit', () => {
    expect(floorGap({ price: 250n, total: 2n, currency: ether }, floor)?.share).toBe(2_500)
  })

  test('behavior: nothing across currencies, or without a floor', () => {
    expect(floorGap({ price: 1n, total: 1n, currency: dollar }, floor)).toBeUndefined()
    expect(floorGap({ price: 1n, total: 1n, currency: ether }, undefined)).toBeUndefined()
  })
})
