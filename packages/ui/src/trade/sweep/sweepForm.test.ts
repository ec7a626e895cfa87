import type { Nft } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { creator, dollar, ether, nft, seller } from '../../testing/fixtures.js'
import { readSweep, type SweepForm } from './sweepForm.js'

const finney = 10n ** 15n
const listed = (tokenId: bigint, price: bigint, change: Partial<NonNullable<Nft['listing']>> = {}) =>
  nft({
    tokenId,
    listing: {
      orderHash: `0x${tokenId.toString(16).padStart(64, '0')}`,
      maker: seller,
      price,
      unitPrice: price,
      currency: ether,
      endTime: 9n,
      remaining: 1n,
      total: 1n,
      ...change,
    },
  })
const nfts = [
  listed(1n, 10n * finney),
  listed(2n, 20n * finney),
  listed(3n, 30n * finney),
  listed(4n, 40n * finney),
]
const form: SweepForm = { by: 'count', count: 2, budget: '', most: '', excluded: [] }
const facts = { nfts, currency: ether, account: creator }
const ids = (change: Partial<SweepForm>, of = facts) =>
  readSweep({ ...form, ...change }, of).chosen.map(({ nft }) => Number(nft.tokenId))

describe('readSweep', () => {
  test('default: the cheapest, with total and average', () => {
    const { chosen, total, average } = readSweep({ ...form, count: 3 }, facts)
    expect([chosen.length, total, average]).toEqual([3, 60n * finney, 20n * finney])
  })

  test('param: budget, up to the first item that exceeds it', () => {
    expect(ids({ by: 'budget', budget: '0.03' })).toEqual([1, 2])
    expect(ids({ by: 'budget', budget: '0.045' })).toEqual([1, 2])
    expect(ids({ by: 'budget', budget: '9' })).toEqual([1, 2, 3, 4])
    expect(ids({ by: 'budget', budget: '' })).toEqual([])
  })

  test('param: most', () => {
    expect(ids({ count: 9, most: '0.02' })).toEqual([1, 2])
  })

  test('param: excluded, replaced by the next', () => {
    expect(ids({ excluded: [`${nfts[0]?.contract}:1`] })).toEqual([2, 3])
  })

  test('behavior: own listings and other currencies are left out', () => {
    const mixed = [listed(7n, 1n, { maker: creator }), listed(8n, 1n, { currency: dollar }), ...nfts]
    expect(ids({ count: 9 }, { ...facts, nfts: mixed })).toEqual([1, 2, 3, 4])
  })

  test('behavior: no more than one transaction allows', () => {
    const many = Array.from({ length: 80 }, (_, index) => listed(BigInt(index), 1n))
    expect(ids({ count: 80 }, { ...facts, nfts: many })).toHaveLength(50)
  })

  test('error: invalid prices', () => {
    expect(readSweep({ ...form, by: 'budget', budget: 'a lot', most: 'x' }, facts).issues).toEqual([
      'budget',
      'most',
    ])
    expect(readSweep(form, { ...facts, nfts: [] }).average).toBeUndefined()
  })
})
