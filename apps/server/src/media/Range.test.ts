import { describe, expect, test } from 'vitest'
import * as Range from './Range.js'

describe('parse', () => {
  test.each([
    ['bytes=0-', { first: 0, last: 499 }],
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=100-9999', { first: 100, last: 499 }],
    ['bytes=-100', { first: 400, last: 499 }],
    ['bytes=-9999', { first: 0, last: 499 }],
    ['bytes=500-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('default: %s', (text, range) => {
    expect(Range.parse(text, 500)).toEqual(range)
  })

  test('behavior: a file of unknown length has no ranges', () => {
    expect(Range.parse('bytes=0-', 0)).toBeUndefined()
  })
})

describe('cut', () => {
  test.each([
    [0, 0],
    [2, 6],
    [3, 5],
    [8, 8],
    [0, 8],
  ])('default: %s to %s', async (first, last) => {
    async function* bytes() {
      for (const text of ['abc', 'def', 'ghi']) yield Buffer.from(text)
    }
    let got = ''
    for await (const piece of Range.cut(bytes(), { first, last })) got += piece.toString()
    expect(got).toBe('abcdefghi'.slice(first, last + 1))
  })
})
