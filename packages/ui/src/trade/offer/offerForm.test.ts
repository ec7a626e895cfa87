import { describe, expect, test } from 'vitest'
import { auctionWords } from '../../i18n/areas/auction.js'
import { trades as de } from '../../i18n/de/trades.js'
import { trades as en } from '../../i18n/en/trades.js'
import { dollar, ether } from '../../testing/fixtures.js'
import { missingOf, type OfferFacts, offerWarningText, readOffer, warningsBeside } from './offerForm.js'

const wrapped = { ...dollar, symbol: 'WETH', decimals: 18 }
const form = { price: '0,5', currencyAddress: wrapped.address, duration: '7', quantity: '1' } as const
const facts: OfferFacts = {
  currencies: [wrapped],
  wrappedNative: wrapped.address,
  standard: 'erc721',
  balance: 10n ** 18n,
  others: [],
}
const half = 5n * 10n ** 17n

describe('readOffer', () => {
  test('default', () => {
    expect(readOffer(form, facts)).toEqual({
      currency: wrapped,
      unitPrice: half,
      quantity: 1n,
      issues: [],
      warnings: [],
    })
  })

  test('behavior: warns if the item costs less, also in the wrapped currency', () => {
    const listing = { unitPrice: half / 2n, currency: ether }
    const { warnings } = readOffer(form, { ...facts, listing })
    expect(warnings).toEqual([{ type: 'aboveFloor', price: half / 2n, currency: ether }])
    expect(offerWarningText(warnings[0]!, { words: en, texts: auctionWords.en })).toContain('0.25\u00a0ETH')
  })

  test('behavior: reports the missing amount', () => {
    const { warnings } = readOffer({ ...form, price: '1.5' }, facts)
    expect(warnings).toEqual([{ type: 'short', amount: half, currency: wrapped }])
  })

  test('behavior: warns if several offers share one balance, counting what is left of them', () => {
    const others = [{ price: 16n * 10n ** 17n, remaining: 1n, total: 2n, currency: wrapped }]
    const { warnings } = readOffer(form, { ...facts, others })
    expect(warnings).toEqual([{ type: 'exposure', amount: 13n * 10n ** 17n, currency: wrapped }])
  })

  test('behavior: says before the wrap what all open offers need together', () => {
    const others = [{ price: half, remaining: 1n, total: 2n, unfilled: 2n, currency: wrapped }]
    const read = readOffer({ ...form, price: '1.5' }, { ...facts, others })
    expect(read.warnings).toEqual([{ type: 'short', amount: half, others: half, currency: wrapped }])
    expect(missingOf(read)).toEqual({ one: half, all: 2n * half })
    const said = (words: typeof en) => offerWarningText(read.warnings[0]!, { words, texts: auctionWords.en })
    expect(said(en)).toBe(
      'Your wallet needs 0.5\u00a0WETH more for this offer, and 1\u00a0WETH more for all your open offers: the others need 0.5\u00a0WETH.',
    )
    expect(said(de)).toBe(
      'In deiner Wallet fehlen 0.5\u00a0WETH für dieses Angebot und 1\u00a0WETH für alle deine offenen Angebote: Die anderen brauchen 0.5\u00a0WETH.',
    )
  })

  test.each([
    [{ price: '' }, 'empty'],
    [{ price: '1,000' }, 'ambiguous'],
    [{ quantity: '0' }, 'quantityInvalid'],
  ] as const)('error: %o is %s', (change, issue) => {
    expect(readOffer({ ...form, ...change }, { ...facts, standard: 'erc1155' }).issues).toEqual([issue])
  })
})

describe('warningsBeside', () => {
  const listing = { unitPrice: half / 10n, currency: ether }
  const read = readOffer({ ...form, price: '1.5' }, { ...facts, listing })
  const found = (floor: bigint) => [{ name: 'priceFarOverFloor', facts: { floor } } as const]

  test('default: the guard has compared the offer with the same price, which is said once', () => {
    expect(read.warnings.map(({ type }) => type)).toEqual(['aboveFloor', 'short'])
    expect(warningsBeside(found(half / 10n), read).map(({ type }) => type)).toEqual(['short'])
  })

  test('behavior: compares the price of all units', () => {
    const units = readOffer({ ...form, quantity: '2' }, { ...facts, standard: 'erc1155', listing })
    expect(warningsBeside(found(half / 5n), units)).toEqual([])
  })

  test('behavior: another price is another fact, and without a finding all are said', () => {
    expect(warningsBeside(found(half / 20n), read)).toEqual(read.warnings)
    expect(warningsBeside([], read)).toEqual(read.warnings)
  })
})
