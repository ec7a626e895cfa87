import { describe, expect, test } from 'vitest'
import { contract } from '../testing/fixtures.js'
import { foldTokens } from './foldTokens.js'

const any = { contract, tokenId: undefined, quantity: 1n }
const named = { contract, tokenId: 7n, quantity: 1n }

describe('foldTokens', () => {
  test('default: tokens that stand for any of the same collection', () => {
    expect(foldTokens([any, named, any])).toEqual([
      { ...any, count: 2 },
      { ...named, count: 1 },
    ])
  })

  test('behavior: named tokens, lists and other numbers of units stay apart', () => {
    const others = [any, { ...any, isListed: true as const }, { ...any, quantity: 2n }, named, named]
    expect(foldTokens(others)).toHaveLength(5)
  })
})
