import { describe, expect, test } from 'vitest'
import { contract, nft } from '../testing/fixtures.js'
import { isHeldByOne } from './isHeldByOne.js'

const token = { contract, tokenId: 1n, quantity: 1n }

describe('isHeldByOne', () => {
  test('default: a token that exists once', () => {
    expect(isHeldByOne({ tokens: [token] }, { nfts: [nft()] })).toBe(true)
  })

  test.each([
    ['nothing but money', [], nft()],
    ['any of a collection', [{ ...token, tokenId: undefined }], nft()],
    ['an edition', [token], nft({ standard: 'erc1155' })],
  ])('param: side: not %s', (_, tokens, known) => {
    expect(isHeldByOne({ tokens }, { nfts: [known] })).toBe(false)
  })
})
