import { describe, expect, test } from 'vitest'
import { hashKey } from './hashKey.js'

describe('hashKey', () => {
  test('default', () => {
    expect(hashKey(['getNft', { identifier: 7n, address: '0xab' }])).toBe(
      '["getNft",{"address":"0xab","identifier":{"$bigint":"7"}}]',
    )
  })

  test('behavior: the order of fields does not matter', () => {
    expect(hashKey([{ a: 1n, b: 2 }])).toBe(hashKey([{ b: 2, a: 1n }]))
  })

  test('behavior: a bigint is neither the number nor the text', () => {
    expect(new Set([hashKey([1n]), hashKey([1]), hashKey(['1']), hashKey(['1n'])]).size).toBe(4)
  })
})
