import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { bundle as words } from '../../i18n/en/bundle.js'
import { collection, contract, dollar, ether, info, nft, order, seller } from '../../testing/fixtures.js'
import { emptyListForm } from '../list/listForm.js'
import { type BundleLine, readBundle, suggestSetPrices } from './bundleForm.js'
import { bundleWarnings } from './bundleWarnings.js'
import { toBundleTerms } from './toBundleTerms.js'

const one = 10n ** 18n
const owners = [{ address: seller, quantity: 3n }] as const
const ruby = nft()
const amber = nft({ tokenId: 2n, name: 'Amber Lamp' })
const listing = {
  orderHash: '0x05',
  maker: seller,
  price: one,
  unitPrice: one,
  currency: ether,
  endTime: 9n,
  remaining: 1n,
  total: 1n,
} as const
const saffron = nft({
  tokenId: 7n,
  name: 'Saffron',
  standard: 'erc1155',
  collection: 'spices',
  owners: [...owners],
  listing: { ...listing, maker: contract },
})
const facts = {
  info,
  collections: new Map([['lanterns', collection]]),
  account: seller,
  others: [] as readonly MarketOrder[],
  now: 1_000n,
}
const form = { ...emptyListForm(ether.address), price: '2' }
const line = (of: BundleLine['nft'], quantity = '1'): BundleLine => ({ nft: of, quantity })

describe('readBundle', () => {
  test('default: the sum of floors counts units, and the terms are those of the set', () => {
    const read = readBundle([line(ruby), line(saffron, '2')], form, facts)
    expect(read).toMatchObject({ issue: undefined, isBelowFloors: true, otherSets: 0 })
    expect(read.floors).toEqual({ price: 3n * one, currency: ether, counted: 2 })
    expect(toBundleTerms(form, read)).toMatchObject({
      assets: [
        { contract, tokenId: 1n, quantity: 1n },
        { contract, tokenId: 7n, quantity: 2n, standard: 'erc1155' },
      ],
      price: 2n * one,
      currency: ether.address,
    })
  })

  test.each([
    ['tooFew', [line(ruby)]],
    ['tooMany', Array.from({ length: 31 }, (_, index) => line(nft({ tokenId: BigInt(index) })))],
    ['quantity', [line(ruby), line(saffron, '4')]],
    ['quantity', [line(ruby), line(saffron, '0')]],
  ] as const)('behavior: %s', (issue, lines) => {
    const read = readBundle(lines, form, facts)
    expect(read.issue).toBe(issue)
    expect(toBundleTerms(form, read)).toBeUndefined()
  })

  test('behavior: floors in another currency are not added', () => {
    const other = { ...collection, stats: { ...collection.stats, floor: { price: 5n, currency: dollar } } }
    const tile = nft({ tokenId: 3n, collection: 'tiles' })
    const collections = new Map([...facts.collections, ['tiles', other] as const])
    const read = readBundle([line(ruby), line(tile)], form, { ...facts, collections })
    expect(read.floors).toEqual({ price: one, currency: ether, counted: 1 })
    expect(suggestSetPrices(read, { info, quick: words.quick })).toEqual([])
  })
})

describe('suggestSetPrices', () => {
  test('default', () => {
    const read = readBundle([line(ruby), line(amber)], form, facts)
    const prices = suggestSetPrices(read, { info, quick: words.quick })
    expect(prices.map(({ label, typed }) => [label, typed])).toEqual([
      ['Floors −10%', '1.8'],
      ['Floors −5%', '1.9'],
      ['Sum of floors', '2'],
    ])
  })
})

describe('bundleWarnings', () => {
  test('default: names the items that are also for sale alone', () => {
    const read = readBundle([line({ ...ruby, listing }), line(amber)], { ...form, price: '3' }, facts)
    expect(bundleWarnings(read, words)).toEqual([words.warning.listedAlone('Ruby Lamp', 1)])
  })

  test('behavior: a price below the floors, and another set with the same item', () => {
    const read = readBundle([line(ruby), line(amber)], { ...form, price: '1' }, { ...facts, others: [order] })
    expect(bundleWarnings(read, words)).toEqual([
      words.warning.belowFloors('2\u00a0ETH'),
      words.warning.otherSet(1),
    ])
    expect(read.terms.asksAgreement).toBe(true)
    const half = readBundle([line(ruby), line(amber)], { ...form, price: '0.9' }, facts)
    expect(half.terms.odd).toEqual({ price: (one * 9n) / 10n, currency: ether })
  })
})
