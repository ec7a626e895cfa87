import { ItemType } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { contract, order, seller } from '../testing/fixtures.js'
import { contractsOf } from './contractsOf.js'

describe('contractsOf', () => {
  test('default: each token contract of orders once, and no currency', () => {
    const [token] = order.order.parameters.offer
    expect(token?.itemType).toBe(ItemType.ERC721)
    const orders = [order.order, order.order]
    expect(contractsOf({ type: 'orders', orders, more: 0 })).toEqual([contract])
  })

  test('behavior: the tokens that a call moves', () => {
    expect(contractsOf({ type: 'call', call: { to: seller, data: '0x', value: 1n } })).toEqual([])
  })

  test('behavior: none for a hash, or an unknown input', () => {
    expect(contractsOf({ type: 'hash', hash: `0x${'0'.repeat(64)}` })).toEqual([])
    expect(contractsOf({ type: 'unknown' })).toEqual([])
    expect(contractsOf({ type: 'typedData', data: { domain: { verifyingContract: zeroAddress } } })).toEqual(
      [],
    )
  })
})
