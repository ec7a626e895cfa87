import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as TokenIds from './TokenIds.js'

const largest = 2n ** 256n - 1n
const id = fc.oneof(fc.bigInt({ min: 0n, max: 40n }), fc.bigInt({ min: 0n, max: largest }))

describe('parse', () => {
  test.each([
    ['*', 'any'],
    [' * ', 'any'],
    ['7', [{ first: 7n, last: 7n }]],
    [
      '7,1:3',
      [
        { first: 1n, last: 3n },
        { first: 7n, last: 7n },
      ],
    ],
    [' 1 : 3 , 4 ', [{ first: 1n, last: 4n }]],
    ['5,5,5', [{ first: 5n, last: 5n }]],
    ['1:9,2:3', [{ first: 1n, last: 9n }]],
    [`0:${largest}`, [{ first: 0n, last: largest }]],
  ])('default: %s', (text, tokenIds) => {
    expect(TokenIds.parse(text)).toEqual(tokenIds)
  })

  test.each([
    ['', 'form'],
    ['1,', 'form'],
    ['1:2:3', 'form'],
    ['1-3', 'form'],
    ['-1', 'form'],
    ['0x10', 'form'],
    ['1,*', 'form'],
    ['a', 'form'],
    ['3:1', 'order'],
    [`${largest + 1n}`, 'size'],
    ['9'.repeat(79), 'form'],
  ])('error: %j', (text, reason) => {
    expect(() => TokenIds.parse(text)).toThrow(
      expect.objectContaining({
        name: 'TokenIds.InvalidTokenIdsError',
        facts: expect.objectContaining({ reason }),
      }),
    )
  })

  test('error: in words', () => {
    expect(() => TokenIds.parse('4,3:1')).toThrowErrorMatchingInlineSnapshot(
      `[TokenIds.InvalidTokenIdsError: "3:1" ends before it starts.]`,
    )
  })
})

describe('from', () => {
  test('behavior: what is written is read again, sorted, once, in as few ranges as can be', () => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1 }), (ids) => {
        const tokenIds = TokenIds.from(ids)
        expect(TokenIds.parse(TokenIds.toText(tokenIds))).toEqual(tokenIds)
        const sorted = [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1))
        expect(TokenIds.list(tokenIds, { most: 1_000 })).toEqual(sorted)
        expect(TokenIds.count(tokenIds)).toBe(BigInt(sorted.length))
        expect(ids.every((one) => TokenIds.includes(tokenIds, one))).toBe(true)
      }),
    )
  })
})

describe('includes', () => {
  test('default', () => {
    const tokenIds = TokenIds.parse('1:3,7')
    expect([0n, 1n, 2n, 3n, 4n, 7n, 8n].filter((one) => TokenIds.includes(tokenIds, one))).toEqual([
      1n,
      2n,
      3n,
      7n,
    ])
    expect(TokenIds.includes('any', largest)).toBe(true)
  })
})

describe('list', () => {
  test.each(['0:10000', `0:${largest}`, '*'])('error: more than are to be listed: %s', (text) => {
    expect(() => TokenIds.list(TokenIds.parse(text), { most: 10_000 })).toThrow(TokenIds.TooManyTokenIdsError)
  })
})
