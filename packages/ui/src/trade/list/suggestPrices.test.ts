import { describe, expect, test } from 'vitest'
import { listingWords } from '../../i18n/areas/listing.js'
import { dollar, ether } from '../../testing/fixtures.js'
import { suggestPrices } from './suggestPrices.js'

const wrapped = { ...ether, address: dollar.address, symbol: 'WETH' } as const
const facts = {
  currencies: [ether, dollar],
  wrappedNative: wrapped.address,
  held: 1n,
  standard: 'erc721',
  floor: { price: 10n ** 18n, currency: ether },
  seller: undefined,
  contract: '0x',
  now: 0n,
} as const

describe('suggestPrices', () => {
  test('default', () => {
    const lastSale = { price: 2_500_000n, currency: dollar }
    expect(
      suggestPrices({ ...facts, lastSale }, listingWords.en).map(({ label, typed, currency }) => [
        label,
        typed,
        currency.symbol,
      ]),
    ).toEqual([
      ['Floor −5%', '0.95', 'ETH'],
      ['Floor', '1', 'ETH'],
      ['Floor +5%', '1.05', 'ETH'],
      ['Last sale', '2.5', 'dUSD'],
    ])
  })

  test('behavior: suggests round prices near a floor of many digits, and the floor itself with all', () => {
    const floor = { price: 50_175n * 10n ** 13n, currency: ether }
    expect(
      suggestPrices({ ...facts, floor }, listingWords.en).map(({ label, typed }) => [label, typed]),
    ).toEqual([
      ['Floor −5%', '0.477'],
      ['Floor', '0.50175'],
      ['Floor +5%', '0.527'],
    ])
  })

  test('behavior: converts to a currency of equal worth for an auction', () => {
    const [first] = suggestPrices({ ...facts, currencies: [wrapped] }, listingWords.en)
    expect(first?.currency.symbol).toBe('WETH')
  })

  test('behavior: beside an auction, only prices above its highest bid or reserve', () => {
    const bestOffer = { price: 4n * 10n ** 17n, currency: wrapped }
    const labels = (price: bigint) =>
      suggestPrices(
        { ...facts, currencies: [ether, wrapped], bestOffer, auctionPrice: { price, currency: wrapped } },
        listingWords.en,
      ).map(({ label }) => label)
    expect(labels(10n ** 18n)).toEqual(['Floor +5%'])
    expect(labels(4n * 10n ** 17n)).toEqual(['Floor −5%', 'Floor', 'Floor +5%'])
  })
})
