import type { Activity } from '@souk/market'
import { contract, ether, nft } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { pickComparable } from './pickComparable.js'

const sale = (tokenId: bigint, second: number, change: Partial<Activity> = {}): Activity => ({
  type: 'sale',
  at: new Date(second * 1_000),
  collection: 'lanterns',
  contract,
  tokenId,
  quantity: 1n,
  price: 8n,
  currency: ether,
  ...change,
})

const item = (tokenId: bigint, ...values: readonly string[]) =>
  nft({ contract, tokenId, traits: values.map((value) => ({ type: `Has ${value}`, value })) })

const self = item(1n, 'Brass', 'Blue')
const nfts = [self, item(2n, 'Brass'), item(3n, 'Brass', 'Blue'), item(4n)]
const shown = (sales: readonly Activity[], most = 4) =>
  pickComparable(sales, { nft: self, nfts, most }).map((one) => [one.nft.tokenId, one.price, one.shared])

describe('pickComparable', () => {
  test('default: most traits in common first, then the latest', () => {
    expect(shown([sale(4n, 9), sale(2n, 8), sale(3n, 7)])).toEqual([
      [3n, 8n, 2],
      [2n, 8n, 1],
      [4n, 8n, 0],
    ])
  })

  test('param: most', () => {
    expect(shown([sale(4n, 9), sale(2n, 8), sale(3n, 7)], 1)).toEqual([[3n, 8n, 2]])
  })

  test('behavior: prices are for one unit, and each item counts once', () => {
    expect(shown([sale(2n, 9, { quantity: 4n }), sale(2n, 8)])).toEqual([[2n, 2n, 1]])
  })

  test('behavior: leaves out the item itself and sales without a price', () => {
    const { price: _, ...unpriced } = sale(2n, 9)
    expect(shown([sale(1n, 9), unpriced])).toEqual([])
  })
})
