import { describe, expect, test } from 'vitest'
import * as OrderState from './OrderState.js'

const terms = { startTime: 100n, endTime: 200n, counter: 3n }
const facts = { ...OrderState.unseen, counter: 3n, isSigned: true }
const now = 150n

describe('obstacles', () => {
  test('default', () => {
    expect(OrderState.obstacles(terms, facts, now)).toEqual([])
  })

  test.each([
    ['cancelled', { isCancelled: true }, ['cancelled']],
    ['filled', { totalFilled: 3n, totalSize: 3n }, ['filled']],
    ['filled in part', { totalFilled: 2n, totalSize: 3n }, []],
    ['signed with an older counter', { counter: 4n }, ['counter']],
    ['signed with a counter that has yet to come', { counter: 2n }, ['counter']],
    ['not signed', { isSigned: false }, ['signature']],
    ['not signed, but validated', { isSigned: false, isValidated: true }, []],
  ] as const)('behavior: %s', (_, changes, expected) => {
    expect(OrderState.obstacles(terms, { ...facts, ...changes }, now)).toEqual(expected)
  })

  test.each([
    ['before its start', 99n, ['not_started']],
    ['in the second of its start', 100n, []],
    ['in its last second', 199n, []],
    ['in the second of its end', 200n, ['expired']],
  ] as const)('param: now, %s', (_, time, expected) => {
    expect(OrderState.obstacles(terms, facts, time)).toEqual(expected)
  })

  test('behavior: lists all of them, final ones first', () => {
    const all = { isCancelled: true, totalFilled: 1n, totalSize: 1n, counter: 0n, isSigned: false }
    const found = OrderState.obstacles({ ...terms, startTime: 300n }, { ...facts, ...all }, 250n)
    expect(found).toEqual(['cancelled', 'filled', 'expired', 'counter', 'signature', 'not_started'])
    expect(found.filter(OrderState.isFinal)).toEqual(['cancelled', 'filled', 'expired', 'counter'])
  })
})

describe('isClosed', () => {
  test.each([
    ['never seen', {}, false],
    ['filled in part', { totalFilled: 1n, totalSize: 2n }, false],
    ['filled', { totalFilled: 2n, totalSize: 2n }, true],
    ['cancelled', { isCancelled: true }, true],
  ] as const)('behavior: %s', (_, changes, expected) => {
    expect(OrderState.isClosed({ ...OrderState.unseen, ...changes })).toBe(expected)
  })
})

describe('remaining', () => {
  test.each([
    ['nothing filled', 10n, 0n, 0n, 10n],
    ['a part', 10n, 1n, 5n, 8n],
    ['a part of another denominator', 10n, 7n, 10n, 3n],
    ['all', 10n, 10n, 10n, 0n],
    ['less than one', 1n, 1n, 3n, 1n],
    ['more than all, as only a false node says', 10n, 4n, 3n, 0n],
  ])('behavior: %s', (_, amount, totalFilled, totalSize, expected) => {
    expect(OrderState.remaining(amount, { totalFilled, totalSize })).toBe(expected)
  })
})
