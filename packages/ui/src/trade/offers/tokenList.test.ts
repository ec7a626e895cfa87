import { describe, expect, test } from 'vitest'
import { readTokenList } from './tokenList.js'

const range = (first: bigint, last = first) => ({ first, last })

describe('readTokenList', () => {
  test.each([
    ['1,3:5', [range(1n), range(3n, 5n)], 4n, 0n],
    ['#7\n#9; 8', [range(7n, 9n)], 3n, 0n],
    ['1 - 3, 2, 3', [range(1n, 3n)], 3n, 2n],
    ['*', 'any', 2n ** 256n, 0n],
  ])('default: %s', (typed, tokenIds, count, doubled) => {
    expect(readTokenList(typed)).toEqual({ tokenIds, count, doubled })
  })

  test.each([
    [' , ', { type: 'empty' }],
    ['1, two', { type: 'form', part: 'two' }],
    ['5:3', { type: 'order', part: '5:3' }],
    [`${2n ** 256n}`, { type: 'size', part: `${2n ** 256n}` }],
    ['1:999999', { type: 'many', count: 999_999n }],
    ['1,*', { type: 'form', part: '*' }],
  ])('error: %s', (typed, issue) => {
    expect(readTokenList(typed)).toEqual({ issue })
  })
})
