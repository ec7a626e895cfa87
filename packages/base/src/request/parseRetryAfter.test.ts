import { describe, expect, test } from 'vitest'
import { parseRetryAfter } from './parseRetryAfter.js'

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  test.each([
    ['3', 3000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['99999999999', 300_000],
    ['-1', undefined],
    ['soon', undefined],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
    ['Thu, 99 Foo 2026 99:99:99 GMT', undefined],
    ['1e9', undefined],
    ['9'.repeat(400), 300_000],
    ['', undefined],
    [null, undefined],
  ])('behavior: %s', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected)
  })
})
