import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import * as Written from '../core/Written.js'
import * as Answer from './Answer.js'

describe('from', () => {
  test('behavior: encoded JSON stays as it is', () => {
    const text = '{"order": 1}'
    expect(Answer.from(Written.from(text))).toEqual({ text })
    expect(Answer.from({ order: 1 })).toEqual({ text: '{"order":1}' })
  })
})

describe('markOf', () => {
  test('default', () => {
    const answer = Answer.from({ orders: [] })
    expect([answer.text, Answer.markOf(answer)]).toMatchInlineSnapshot(`
      [
        "{"orders":[]}",
        "W/"IWoGUttBo8yTpq9Ete1XlCgSzQY"",
      ]
    `)
    expect(Answer.markOf(Answer.from({ orders: [] }))).toBe(answer.mark)
    expect(Answer.markOf(Answer.from({ orders: [1] }))).not.toBe(answer.mark)
  })
})

describe('pack', () => {
  test.each([2_000, 100_000])('default: %i characters', async (length) => {
    const answer = Answer.from('ü'.repeat(length))
    const packed = await Answer.pack(answer)
    expect(gunzipSync(packed ?? '').toString()).toBe(answer.text)
    expect(await Answer.pack(answer)).toBe(packed)
  })

  test('behavior: a short answer is sent as it is', () => {
    expect(Answer.pack(Answer.from({}))).toBeUndefined()
  })
})

describe('takesPacked', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['br', false],
    ['gzip', true],
    ['deflate, gzip;q=1.0, *;q=0.5', true],
    ['br, GZIP; q=0.8', true],
    ['gzip;q=0', false],
    ['gzip;q=0.000', false],
    ['x-gzip', false],
  ])('default: %s', (accepted, takes) => {
    expect(Answer.takesPacked(accepted)).toBe(takes)
  })
})
