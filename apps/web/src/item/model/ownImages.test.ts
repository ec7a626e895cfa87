import { describe, expect, test } from 'vitest'
import { sideFor } from './ownImages.js'

const square = (side: number) => ({ width: side, height: side })
const many = (count: number, side: number) => Array.from({ length: count }, () => square(side))

describe('sideFor', () => {
  test.each([
    [many(8, 8_192), 2_048],
    [many(200, 256), 2_048],
    [many(9, 2_048), 1_024],
    [many(100, 4_096), 512],
    [many(256, 8_192), 256],
    [[undefined, square(64)], 2_048],
  ])('default: %#', (sizes, side) => {
    expect(sideFor(sizes)).toBe(side)
  })
})
