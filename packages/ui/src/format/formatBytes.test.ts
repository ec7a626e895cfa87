import { describe, expect, test } from 'vitest'
import { formatBytes } from './formatBytes.js'

describe('formatBytes', () => {
  test.each([
    [12, '12 B'],
    [2_300, '2.3 kB'],
    [999_999, '1,000.0 kB'],
    [4_500_000, '4.5 MB'],
    [62_000_700_000, '62.0 GB'],
  ])('behavior: %d', (bytes, expected) => expect(formatBytes(bytes)).toBe(expected))
})
