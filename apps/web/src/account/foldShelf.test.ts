import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { nft } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { foldShelf } from './foldShelf.js'

const nfts = [nft({ tokenId: 1n }), nft({ tokenId: 2n, name: 'Claim at prize.xyz' }), nft({ tokenId: 3n })]
const [first, spam, last] = nfts

describe('foldShelf', () => {
  test('default: without possible spam', () => {
    expect(foldShelf(nfts, { hidden: [], trusted: [] })).toEqual({ kept: [first, last], hidden: 0, spam: 1 })
  })

  test('param: hidden: each item counts once', () => {
    const hidden = [first, spam].flatMap((one) => (one ? [itemKey(one)] : []))
    expect(foldShelf(nfts, { hidden, trusted: [] })).toEqual({ kept: [last], hidden: 2, spam: 0 })
  })

  test('param: trusted', () => {
    const trusted = spam ? [itemKey(spam)] : []
    expect(foldShelf(nfts, { hidden: [], trusted })).toEqual({ kept: nfts, hidden: 0, spam: 0 })
  })
})
