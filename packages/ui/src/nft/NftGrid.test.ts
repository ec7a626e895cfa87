import { describe, expect, test } from 'vitest'
import { targetIndex } from './NftGrid.js'

describe('targetIndex', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 8, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 1, undefined],
    ['ArrowRight', 9, undefined],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['Enter', 0, undefined],
  ])('default: %s from %i in four columns of ten', (key, from, to) => {
    expect(targetIndex(key, from, 4, 10)).toBe(to)
  })
})
