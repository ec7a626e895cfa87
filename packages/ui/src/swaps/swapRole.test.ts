import { describe, expect, test } from 'vitest'
import { buyer, contract, nft, seller } from '../testing/fixtures.js'
import { swapRole } from './swapRole.js'

const swap = { maker: seller, status: 'active' } as const
const wanted = { tokens: [{ contract, tokenId: 1n, quantity: 1n }], money: [] }
const nfts = [nft({ owners: [{ address: buyer, quantity: 1n }] })]
const roleOf = (account: string | undefined, change: Partial<Parameters<typeof swapRole>[0]> = {}) =>
  swapRole({ ...swap, ...change }, { account, wanted, nfts })

describe('swapRole', () => {
  test('default: its maker cancels it, and the holder of all wanted items accepts it', () => {
    expect([roleOf(seller.toLowerCase()), roleOf(buyer), roleOf(contract), roleOf(undefined)]).toEqual([
      'maker',
      'taker',
      'none',
      'none',
    ])
  })

  test('behavior: an account that holds none of the items to choose from cannot accept', () => {
    const open = { ...wanted, tokens: [{ contract, tokenId: undefined, quantity: 1n }] }
    const roleWith = (token: (typeof nfts)[number] | undefined) =>
      swapRole(swap, { account: buyer, wanted: open, nfts: [], chosen: [{ token, options: [] }] })
    expect([roleWith(nfts[0]), roleWith(undefined)]).toEqual(['taker', 'none'])
  })

  test('behavior: nobody accepts an inactive swap, or units that they do not hold', () => {
    expect(roleOf(buyer, { status: 'inactive' })).toBe('none')
    const two = { ...wanted, tokens: [{ contract, tokenId: 1n, quantity: 2n }] }
    expect(swapRole(swap, { account: buyer, wanted: two, nfts })).toBe('none')
  })
})
