import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { nft, seller } from '../testing/fixtures.js'
import { type Candidate, chooseSales } from './chooseSales.js'

const [ruby, amber] = [nft({ tokenId: 1n }), nft({ tokenId: 2n })]
const offer = (orderHash: string, fitting: Candidate['fitting']): Candidate => ({
  offer: { orderHash } as MarketOrder,
  fitting,
  unitPrice: 2n,
  net: 1n,
})

function choose(candidates: readonly Candidate[]) {
  const { sales, left } = chooseSales(candidates, { account: seller })
  return {
    sales: sales.map(({ offer, nft }) => [offer.orderHash, nft.tokenId]),
    left: left.map(({ offer }) => offer.orderHash),
  }
}

describe('chooseSales', () => {
  test('default: one item for each offer', () => {
    expect(choose([offer('0xa', [ruby]), offer('0xb', [amber])])).toEqual({
      sales: [
        ['0xa', 1n],
        ['0xb', 2n],
      ],
      left: [],
    })
  })

  test('behavior: an item is sold once, to the best offer', () => {
    expect(choose([offer('0xa', [ruby]), offer('0xb', [ruby])])).toEqual({
      sales: [['0xa', 1n]],
      left: ['0xb'],
    })
  })

  test('behavior: an offer on any item takes one that no other offer asks for', () => {
    expect(choose([offer('0xa', [ruby, amber]), offer('0xb', [ruby])])).toEqual({
      sales: [
        ['0xa', 2n],
        ['0xb', 1n],
      ],
      left: [],
    })
  })

  test('behavior: an edition can be sold as often as it is held', () => {
    const jar = nft({ standard: 'erc1155', owners: [{ address: seller, quantity: 2n }] })
    const { sales, left } = choose(['0xa', '0xb', '0xc'].map((hash) => offer(hash, [jar])))
    expect([sales.length, left]).toEqual([2, ['0xc']])
  })
})
