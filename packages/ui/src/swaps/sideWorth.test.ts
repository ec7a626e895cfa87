import { describe, expect, test } from 'vitest'
import { collection, contract, ether, info, nft, wrapped } from '../testing/fixtures.js'
import { sideWorth } from './sideWorth.js'

const known = {
  info: { currencies: [...info.currencies, wrapped], wrappedNative: wrapped.address },
  nfts: [nft(), nft({ tokenId: 5n, collection: 'unknown' })],
  collections: [collection],
}
const token = { contract, tokenId: 1n, quantity: 1n }

describe('sideWorth', () => {
  test('default: items count at their floor, and wrapped money like native', () => {
    const money = [{ currency: wrapped.address, amount: 5n }]
    expect(sideWorth({ tokens: [token], money }, known)).toEqual({
      sums: [{ currency: ether, amount: 10n ** 18n + 5n }],
      unknown: 0,
    })
  })

  test('behavior: items without a floor are counted as unknown', () => {
    expect(sideWorth({ tokens: [{ ...token, tokenId: 5n }], money: [] }, known)).toEqual({
      sums: [],
      unknown: 1,
    })
  })

  test('behavior: any token of a collection counts at its floor', () => {
    expect(sideWorth({ tokens: [{ ...token, tokenId: undefined }], money: [] }, known).unknown).toBe(0)
  })
})
