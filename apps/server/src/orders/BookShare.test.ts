import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import * as BookShare from './BookShare.js'

const maker: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const contract: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const from = { name: '203.0.113.1', factor: 2, isOperator: false }
/** A swap that names one of its tokens twice. */
const several = {
  maker,
  nfts: [1n, 2n, 1n].map((identifier) => ({ standard: 'erc1155', contract, identifier }) as const),
}
const mostOf = (claims: readonly BookShare.Claim[]) => claims.map(({ kind, most }) => [kind, most])

describe('claimsOf', () => {
  test('default: an order on one token', () => {
    const { wholes, parts } = BookShare.claimsOf(
      { terms: { maker, contract, identifier: 1n }, from },
      BookShare.defaultLimits,
    )
    expect(mostOf(wholes)).toEqual([
      ['book', 1_000_000],
      ['maker', 20_000],
      ['token', 20_000],
      ['address', 40_000],
    ])
    expect(mostOf(parts)).toEqual([
      ['maker on token', 1_000],
      ['address on token', 2_000],
    ])
  })

  test('behavior: orders of several items take an eighth of what their maker and address may have, and a part of each token', () => {
    const { wholes, parts } = BookShare.claimsOf({ terms: several, from }, BookShare.defaultLimits)
    expect(mostOf(wholes)).toEqual([
      ['book', 1_000_000],
      ['maker', 20_000],
      ['token', 20_000],
      ['token', 20_000],
      ['address', 40_000],
    ])
    expect(mostOf(parts)).toEqual([
      ['maker of several', 2_500],
      ['address of several', 5_000],
      ['maker on token', 1_000],
      ['address on token', 2_000],
      ['maker on token', 1_000],
      ['address on token', 2_000],
    ])
    const [ofMaker] = parts
    if (!ofMaker) throw new TypeError('there is no claim')
    expect(BookShare.full(ofMaker, 2_500)).toEqual({
      code: 'share_full',
      message: `Of bundles and swaps, the maker ${maker.toLowerCase()} has 2500 orders that are not over; 2500 are allowed. Cancel some, or wait until some end. An API key raises the limit.`,
      facts: { share: 'maker of several', live: 2_500, most: 2_500, maker: maker.toLowerCase() },
    })
  })

  test('param: limits: 0 is no limit', () => {
    const limits = { book: 0, maker: 0, token: 0, address: 0 }
    expect(BookShare.claimsOf({ terms: several, from }, limits)).toEqual({ wholes: [], parts: [] })
  })
})
