import type { Nft } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { withNft } from './useMarketEvents.js'

const nft = (tokenId: bigint, name: string): Nft => ({
  tokenId,
  contract: '0x00000000000000000000000000000000000000e1',
  collection: 'lanterns',
  standard: 'erc721',
  name,
  description: '',
  traits: [],
  owners: [],
  supply: 1n,
})
const pages = {
  pages: [{ nfts: [nft(1n, 'One'), nft(2n, 'Two')] }, { nfts: [nft(3n, 'Three')] }],
  pageParams: [],
}

describe('withNft', () => {
  test('default: the one token changes, in its place', () => {
    const next = withNft(pages, nft(2n, 'Second'))
    expect(next.pages.map((page) => page.nfts.map((nft) => nft.name))).toEqual([['One', 'Second'], ['Three']])
    expect(next.pages[1]).toBe(pages.pages[1])
  })

  test('behavior: pages without the token stay the same object', () => {
    expect(withNft(pages, nft(9n, 'Nine'))).toBe(pages)
  })
})
