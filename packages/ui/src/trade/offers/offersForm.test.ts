import { describe, expect, test } from 'vitest'
import type { OffersForm } from '../../dialogs/OffersForm.js'
import { collection, dollar, ether, info, nft, seller } from '../../testing/fixtures.js'
import { feeRange, type OffersFacts, priceOffers, readOffers, startOffers } from './offersForm.js'

const one = 10n ** 18n
const weth = { ...ether, address: '0x00000000000000000000000000000000000000e7', symbol: 'WETH' } as const
const listing = {
  orderHash: '0x01',
  maker: seller,
  total: 1n,
  remaining: 1n,
  endTime: 9n,
  price: 2n * one,
  unitPrice: 2n * one,
  currency: ether,
} as const
const nfts = [nft({ tokenId: 1n, listing }), nft({ tokenId: 2n })]
const currencies = [weth, dollar]
const facts: OffersFacts = {
  currencies,
  wrappedNative: weth.address,
  collections: new Map([['lanterns', collection]]),
  balance: 3n * one,
  others: [],
}

function priced(change: Partial<OffersForm['pricing']>, currencyAddress: string = weth.address): OffersForm {
  const form = startOffers(nfts, currencies)
  return priceOffers({ ...form, currencyAddress, pricing: { ...form.pricing, ...change } }, facts).form
}
const pricesOf = ({ lines }: OffersForm) => lines.map(({ price }) => price)

describe('feeRange', () => {
  test('default: the lowest and the highest share that a seller pays', () => {
    const free = { ...collection, fees: collection.fees.filter(({ required }) => required) }
    const lines = startOffers([nft(), nft({ collection: 'free' })], currencies)
    const collections = new Map([['lanterns', collection]])
    expect(feeRange(lines, { info, collections })).toBeUndefined()
    collections.set('free', free)
    expect(feeRange(lines, { info, collections })).toEqual({ least: 250, most: 750 })
  })
})

describe('priceOffers', () => {
  test.each([
    ['one price', { way: 'fixed', price: '0,5' }, ['0.5', '0.5']],
    ['below the listing, or the floor without one', { way: 'below', percent: '10' }, ['1.8', '0.9']],
    ['not below zero', { way: 'below', percent: '100' }, ['', '']],
    ['not above', { way: 'below', percent: '-5' }, ['', '']],
  ] as const)('default: %s', (_, pricing, prices) => {
    expect(pricesOf(priced(pricing))).toEqual(prices)
  })

  test('behavior: lines without a price to compare with keep theirs', () => {
    expect(pricesOf(priced({ way: 'below', percent: '10' }, dollar.address))).toEqual(['', ''])
  })
})

describe('readOffers', () => {
  const read = (prices: readonly string[], known: Partial<OffersFacts> = {}) => {
    const form = startOffers(nfts, currencies)
    const lines = form.lines.map((line, index) => ({ ...line, price: prices[index] ?? '' }))
    return readOffers({ ...form, lines }, { ...facts, ...known })
  }

  test('behavior: all open offers together may be more than the wallet holds', () => {
    const other = { currency: weth, price: 2n * one, remaining: 1n, total: 1n }
    expect(read(['1', '0.5'], { others: [other] }).exposure).toBe((7n * one) / 2n)
    expect(read(['1', '0.5']).exposure).toBeUndefined()
    expect(read(['1', ''], { others: [other] }).exposure).toBeUndefined()
  })

  test('default', () => {
    expect(read(['1', '0.5'])).toMatchObject({
      currency: weth,
      missing: 0,
      wrong: 0,
      above: 0,
      total: (3n * one) / 2n,
      highest: one,
      lacks: 0n,
    })
  })

  test('behavior: counts what is missing and wrong', () => {
    expect(read(['x', ''])).toMatchObject({ missing: 1, wrong: 1, total: undefined })
  })

  test('behavior: finds items that can be bought for the offer', () => {
    expect(read(['2', '5'], { balance: undefined })).toMatchObject({ above: 1, lacks: 0n })
  })

  test('behavior: one balance covers all offers, but must cover the highest', () => {
    expect(read(['3', '3']).lacks).toBe(0n)
    expect(read(['3.5', '1']).lacks).toBe(one / 2n)
  })
})
