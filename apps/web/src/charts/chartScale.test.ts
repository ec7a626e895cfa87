import { describe, expect, test } from 'vitest'
import {
  axisMoment,
  axisNumber,
  stepIncrements,
  stepMarks,
  toDrawn,
  valueRange,
  wholeIncrements,
  withoutRepeats,
} from './chartScale.js'

describe('toDrawn', () => {
  test('default: one list of times, one of values for each series', () => {
    const rows = [
      { at: 10n, values: [5n * 10n ** 17n, undefined] },
      { at: 20n, values: [undefined, 0n] },
    ]
    expect(toDrawn(rows, 2, 18)).toEqual([
      [10, 20],
      [0.5, undefined],
      [undefined, 0],
    ])
  })
})

describe('valueRange', () => {
  test.each([
    [4, 5, false, [3.88, 5.12]],
    [5, 5, false, [4, 6]],
    [0.1, 5, false, [0, 5.588]],
    [4, 5, true, [0, 5.4]],
    [0, 0, true, [0, 1]],
    [null, null, false, [0, 1]],
  ] as const)('default: %s to %s, from zero %s', (low, high, fromZero, range) => {
    const result = valueRange(low, high, { fromZero })
    expect(result.map((value) => Number(value.toFixed(6)))).toEqual(range)
  })
})

describe('axisNumber', () => {
  test('default: short, but exact for small values', () => {
    expect([0.0125, 3, 12_500, 1_234_567].map(axisNumber)).toEqual(['0.0125', '3', '12.5K', '1.235M'])
  })
})

describe('axisMoment', () => {
  test('default: finer for shorter periods', () => {
    const at = Date.UTC(2026, 2, 5, 12) / 1_000
    expect([3_600, 86_400 * 30, 86_400 * 900].map((span) => axisMoment(span)(at)).slice(1)).toEqual([
      'Mar 5',
      'Mar 2026',
    ])
    expect(axisMoment(3_600)(at)).toMatch(/\d:\d\d/)
  })

  test.each([0, 86_400, 86_400 * 2])('param: stepSeconds: days of UTC, also over %s seconds', (span) => {
    const write = axisMoment(span, { stepSeconds: 86_400 })
    const first = Date.UTC(2026, 2, 5) / 1_000
    expect([first, first + 86_400].map(write)).toEqual(['Mar 5', 'Mar 6'])
  })

  test('param: stepSeconds: hours stay hours', () => {
    expect(axisMoment(3_600 * 5, { stepSeconds: 3_600 })(Date.UTC(2026, 2, 5) / 1_000)).toMatch(/\d:\d\d/)
  })
})

describe('stepIncrements', () => {
  test('default: whole steps', () => {
    expect(stepIncrements(86_400).slice(0, 3)).toEqual([86_400, 172_800, 604_800])
  })
})

describe('stepMarks', () => {
  test.each([
    [100, 100, 10, [100]],
    [100, 110, 10, [100, 110]],
    [100, 135, 20, [100, 120]],
  ])('default: from %s to %s by %s', (first, last, increment, marks) => {
    expect(stepMarks(first, last, increment)).toEqual(marks)
  })
})

describe('withoutRepeats', () => {
  test('default', () => {
    expect(withoutRepeats(['4:14 AM', '4:15 AM', '4:15 AM', '4:16 AM'])).toEqual([
      '4:14 AM',
      '4:15 AM',
      null,
      '4:16 AM',
    ])
  })
})

describe('wholeIncrements', () => {
  test('default: whole, each larger than the one before', () => {
    expect(wholeIncrements.slice(0, 5)).toEqual([1, 2, 5, 10, 20])
    expect(wholeIncrements.every(Number.isSafeInteger)).toBe(true)
    expect(wholeIncrements.toSorted((a, b) => a - b)).toEqual(wholeIncrements)
  })
})
