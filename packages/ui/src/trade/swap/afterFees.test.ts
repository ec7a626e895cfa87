import { describe, expect, test } from 'vitest'
import { collection, contract, ether, nft } from '../../testing/fixtures.js'
import { afterFees } from './afterFees.js'

const token = { contract, tokenId: 1n, quantity: 1n }
const foreign = { ...token, contract: ether.address }
const side = { tokens: [token], money: [{ currency: ether.address, amount: 1_000n }] }
const known = { nfts: [nft()], collections: [collection] }

describe('afterFees', () => {
  test('default: the fees of the collection', () => {
    expect(afterFees(side, { tokens: [token], known }).money).toEqual([
      { currency: ether.address, amount: 925n },
    ])
  })

  test('behavior: each item counts equally', () => {
    const [money] = afterFees(side, { tokens: [token, foreign], known }).money
    expect(money?.amount).toBe(963n)
  })

  test('behavior: items stay as they are', () => {
    expect(afterFees({ tokens: [token], money: [] }, { tokens: [], known })).toEqual({
      tokens: [token],
      money: [],
    })
  })
})
