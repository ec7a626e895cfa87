import { describe, expect, test } from 'vitest'
import { order, parameters } from '../../testing/fixtures.js'
import { movingPrice } from './movingPrice.js'

const moving = (endAmount: bigint) => ({
  order: {
    signature: '0x',
    parameters: {
      ...parameters,
      startTime: 1_000n,
      endTime: 2_000n,
      consideration: [{ ...parameters.consideration[0]!, startAmount: 1_000n, endAmount }],
    },
  } as const,
})

describe('movingPrice', () => {
  test('default: the upper limit, and the expected price', () => {
    expect(movingPrice(moving(0n), { openedAt: 1_500n, units: 1n })).toEqual({
      shownAt: 1_440n,
      expected: 485n,
      isFalling: true,
    })
  })

  test('behavior: a rising price has an upper limit too', () => {
    expect(movingPrice(moving(2_000n), { openedAt: 1_500n, units: 1n })).toMatchObject({
      shownAt: 1_800n,
      isFalling: false,
    })
  })

  test('behavior: a fixed price', () => {
    expect(movingPrice(order, { openedAt: 1_500n, units: 1n })).toBeUndefined()
  })
})
