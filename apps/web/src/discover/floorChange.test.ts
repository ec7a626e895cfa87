import { collection, dollar, ether } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { floorChange } from './floorChange.js'

const withFloor = (price: bigint | undefined) => {
  const { floor: _, ...stats } = collection.stats
  return {
    ...collection,
    stats: { ...stats, ...(price === undefined ? {} : { floor: { price, currency: ether } }) },
  }
}

describe('floorChange', () => {
  test.each([
    [3n, 2n, 0.5],
    [1n, 4n, -0.75],
    [5n, 5n, 0],
    [undefined, 5n, undefined],
    [5n, 0n, undefined],
  ] as const)('default: %s, before %s', (now, before, change) => {
    expect(
      floorChange({
        collection: withFloor(now),
        floorBefore: { price: before, currency: ether },
      }),
    ).toBe(change)
  })

  test('behavior: floors of two currencies cannot be compared', () => {
    expect(
      floorChange({
        collection: withFloor(3n),
        floorBefore: { price: 2n, currency: dollar },
      }),
    ).toBeUndefined()
  })
})
