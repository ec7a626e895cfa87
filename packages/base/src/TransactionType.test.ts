import { describe, expect, test } from 'vitest'
import * as TransactionType from './TransactionType.js'

describe('parse', () => {
  test.each([
    [0, 'legacy'],
    [1n, 'eip2930'],
    [2, 'eip1559'],
    ['0x0', 'legacy'],
    ['0x01', 'eip2930'],
    ['2', 'eip1559'],
    ['eip2930', 'eip2930'],
  ] as const)('default: %s', (value, type) => {
    expect(TransactionType.parse(value)).toBe(type)
  })

  test.each([3, -1, 0.5, Number.NaN, 4n, '0x3', '', '0x', 'eip4844', 'toString'])('error: %s', (value) => {
    expect(() => TransactionType.parse(value)).toThrow(TransactionType.TransactionTypeError)
  })
})

describe('toNumber, toHex', () => {
  test('behavior: back to what was read', () => {
    for (const type of TransactionType.transactionTypes) {
      expect(TransactionType.parse(TransactionType.toNumber(type))).toBe(type)
      expect(TransactionType.parse(TransactionType.toHex(type))).toBe(type)
    }
    expect(TransactionType.transactionTypes.map(TransactionType.toHex)).toEqual(['0x0', '0x1', '0x2'])
  })
})
