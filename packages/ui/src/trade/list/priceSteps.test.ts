import { describe, expect, test } from 'vitest'
import { priceSteps } from './priceSteps.js'

describe('priceSteps', () => {
  test('default', () => {
    expect(priceSteps({ start: 100n, end: 40n, startTime: 0n, endTime: 60n }, 3)).toEqual([
      { at: 0n, price: 100n },
      { at: 30n, price: 70n },
      { at: 60n, price: 40n },
    ])
  })
})
