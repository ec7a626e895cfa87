import { describe, expect, test } from 'vitest'
import * as TokenSet from './TokenSet.js'

const contract = '0x00000000000000000000000000000000000000c0'
const root = `0x${'07'.repeat(32)}` as const

describe('parse', () => {
  test.each<[string, TokenSet.TokenSet]>([
    [`contract:${contract.toUpperCase().replace('0X', '0x')}`, { contract, tokenIds: 'any' }],
    [`token:${contract}:7`, { contract, tokenIds: [{ first: 7n, last: 7n }] }],
    [`range:${contract}:1:9`, { contract, tokenIds: [{ first: 1n, last: 9n }] }],
    [`list:${contract}:${root}`, { contract, root }],
  ])('behavior: %s', (text, expected) => {
    expect(TokenSet.parse(text)).toEqual(expected)
  })

  test.each([
    '',
    'contract:me',
    `token:${contract}`,
    `token:${contract}:1:2`,
    `list:${contract}:7`,
    `range:${contract}:1:b`,
  ])('error: %s', (text) => expect(() => TokenSet.parse(text)).toThrowError('names no set of tokens'))
})

describe('write', () => {
  test.each([
    [{ identifier: '7', criteria: null }, `token:${contract}:7`],
    [{ identifier: null, criteria: '0' }, `contract:${contract}`],
    [{ identifier: null, criteria: String(BigInt(root)) }, `list:${contract}:${root}`],
  ])('behavior: %o', (order, expected) => {
    expect(TokenSet.write({ contract, ...order })).toBe(expected)
  })
})
