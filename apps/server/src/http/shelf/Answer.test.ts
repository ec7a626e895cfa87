import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import * as Answer from './Answer.js'

describe('from', () => {
  test('default', () => {
    expect(Answer.from({ orders: [] })).toMatchInlineSnapshot(`
      {
        "mark": "W/"IWoGUttBo8yTpq9Ete1XlCgSzQY"",
        "text": "{"orders":[]}",
      }
    `)
  })
})

describe('pack', () => {
  test.each([2_000, 100_000])('default: %i characters', async (length) => {
    const answer = Answer.from('ü'.repeat(length))
    const packed = await Answer.pack(answer)
    expect(gunzipSync(packed ?? '').toString()).toBe(answer.text)
    expect(await Answer.pack(answer)).toBe(packed)
  })

  test('behavior: a short one is sent as it is', () => {
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
