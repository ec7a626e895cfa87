import { describe, expect, test } from 'vitest'
import { contract } from '../testing/fixtures.js'
import { isAbout } from './isAbout.js'

const orderHash = '0x01'
const record = { kind: 'purchase', items: [{ contract, tokenId: 7n }], orderHashes: [orderHash] } as const

describe('isAbout', () => {
  test('default: every trade', () => {
    expect(isAbout({ kind: 'wrap' }, {})).toBe(true)
  })

  test('param: item', () => {
    const lower = contract.toLowerCase() as typeof contract
    expect(isAbout(record, { item: { contract: lower, tokenId: 7n } })).toBe(true)
    expect(isAbout(record, { item: { contract, tokenId: 8n } })).toBe(false)
    expect(isAbout({ kind: 'purchase' }, { item: { contract, tokenId: 7n } })).toBe(false)
  })

  test('param: orderHash', () => {
    expect(isAbout(record, { orderHash })).toBe(true)
    expect(isAbout(record, { orderHash: '0x02' })).toBe(false)
  })

  test('param: kinds', () => {
    expect(isAbout(record, { kinds: ['purchase'] })).toBe(true)
    expect(isAbout(record, { kinds: ['listing'] })).toBe(false)
  })
})
