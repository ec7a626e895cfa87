import { describe, expect, test } from 'vitest'
import { contrastOf, parseHex } from './contrast.js'

describe('parseHex', () => {
  test.each([
    ['#a23b1c', [162, 59, 28]],
    [' #FFFDF8', [255, 253, 248]],
    ['#f80', [255, 136, 0]],
    ['#2b201a80', undefined],
    ['rgb(43 32 26 / 0.5)', undefined],
  ])('default: %s', (text, colour) => {
    expect(parseHex(text)).toEqual(colour)
  })
})

describe('contrastOf', () => {
  test.each([
    [[0, 0, 0], [255, 255, 255], 21],
    [[255, 255, 255], [0, 0, 0], 21],
    [[119, 119, 119], [255, 255, 255], 4.48],
    [[12, 34, 56], [12, 34, 56], 1],
  ] as const)('default: %j on %j', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  })
})
