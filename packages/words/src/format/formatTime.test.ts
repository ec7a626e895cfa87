import { describe, expect, test } from 'vitest'
import { formatAddress, isSameAddress } from './formatAddress.js'
import { formatBasisPoints, formatCount, formatGap, formatShare } from './formatShare.js'
import { formatDay, formatMoment, formatRelative, formatUntil } from './formatTime.js'

describe('formatUntil', () => {
  test.each([
    [0n, 'Ended'],
    [30n, '1 minute'],
    [7_300n, '2 hours'],
    [86_400n * 6n + 5n, '6 days'],
    [86_400n * 7n - 1n, '7 days'],
    [2n ** 200n, 'No end'],
  ])('default: %s', (left, text) => {
    expect(formatUntil(1_000n + left, 1_000n)).toBe(text)
  })

  test.each([
    [0n, 'Ended'],
    [30n, 'Ends in 1 minute'],
    [2n ** 200n, 'No end'],
  ])('param: say, of a time that is left: %s', (left, text) => {
    expect(formatUntil(1_000n + left, 1_000n, (time) => `Ends in ${time}`)).toBe(text)
  })
})

describe('formatDay', () => {
  test('default: the day by UTC, in any time zone', () => {
    expect(formatDay(BigInt(Date.UTC(2026, 2, 5) / 1_000))).toBe('Mar 5, 2026')
  })
})

describe('formatRelative', () => {
  test.each([
    [0n, 'now'],
    [-7_300n, '2 hours ago'],
    [86_400n, 'tomorrow'],
    [400n, 'in 7 minutes'],
  ])('default: %s', (away, text) => {
    expect(formatRelative(100_000n + away, 100_000n)).toBe(text)
  })
})

describe('formatMoment', () => {
  test('behavior: an order without end', () => {
    expect(formatMoment(2n ** 256n - 1n)).toBe('never')
  })
})

describe('formatShare', () => {
  test('default', () => {
    expect([
      formatShare(3, 120),
      formatShare(1, 3),
      formatShare(1, 0),
      formatBasisPoints(250),
      formatBasisPoints(33),
    ]).toEqual(['2.5%', '33%', '–', '2.5%', '0.33%'])
    expect(formatCount(1_234_567n)).toBe('1,234,567')
  })
})

describe('formatGap', () => {
  test('default: only meaningful digits', () => {
    expect([
      formatGap(250),
      formatGap(555),
      formatGap(33),
      formatGap(1_249),
      formatGap(34_444),
      formatGap(111_111),
    ]).toEqual(['2.5%', '5.6%', '0.33%', '12%', '344%', '1,111%'])
  })
})

describe('formatAddress', () => {
  test('default', () => {
    expect(formatAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe('0x7099…\u206079C8')
  })
})

describe('isSameAddress', () => {
  test('default', () => {
    expect(isSameAddress('0xAB', '0xab')).toBe(true)
    expect(isSameAddress(undefined, undefined)).toBe(false)
  })
})
