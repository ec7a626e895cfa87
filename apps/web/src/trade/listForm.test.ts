import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { dollar, ether, order } from '../testing/fixtures.js'
import { en } from '../words/en/index.js'
import { earlierListing, type ListFacts, readListForm } from './listForm.js'
import { warningText } from './listWords.js'

const form = { price: '1,5', currencyAddress: ether.address, duration: '7', quantity: '1' } as const
const facts: ListFacts = {
  currencies: [ether, dollar],
  held: 1n,
  standard: 'erc721',
  floor: { price: 10n ** 18n, currency: ether },
}

describe('readListForm', () => {
  test('default', () => {
    expect(readListForm(form, facts)).toEqual({
      currency: ether,
      unitPrice: 15n * 10n ** 17n,
      quantity: 1n,
      issues: [],
      warnings: [],
    })
  })

  test('behavior: a price below the floor is possible, but said', () => {
    const { issues, warnings } = readListForm({ ...form, price: '0.9' }, facts)
    expect({ issues, warnings }).toEqual({ issues: [], warnings: ['belowFloor'] })
    expect(warningText('belowFloor', facts, en)).toContain('1 ETH')
  })

  test('behavior: a floor in another currency is no measure', () => {
    expect(readListForm({ ...form, currencyAddress: dollar.address, price: '0.9' }, facts).warnings).toEqual(
      [],
    )
  })

  test('behavior: an earlier listing that stays open is said', () => {
    const listed = { ...facts, earlier: { unitPrice: 5n * 10n ** 17n, currency: ether } }
    expect(readListForm(form, listed).warnings).toEqual(['earlierListing'])
    expect(warningText('earlierListing', listed, en)).toContain('at 0.5 ETH stays open')
  })

  test.each([
    ['2', 'earlierListing', 'To raise the price, cancel it first'],
    ['0.5', 'sameListing', 'at 0.5 ETH is open already'],
    ['0.4', 'dearerListing', 'at 0.5 ETH stays open too'],
  ] as const)('behavior: %s beside an earlier 0.5 is %s', (price, warning, words) => {
    const listed = { ...facts, floor: undefined, earlier: { unitPrice: 5n * 10n ** 17n, currency: ether } }
    expect(readListForm({ ...form, price }, listed).warnings).toEqual([warning])
    expect(warningText(warning, listed, en)).toContain(words)
  })

  test.each([
    [{ price: '' }, 'empty'],
    [{ price: '1,000' }, 'ambiguous'],
    [{ price: '0' }, 'zero'],
  ] as const)('error: %o is %s', (change, issue) => {
    expect(readListForm({ ...form, ...change }, facts).issues).toEqual([issue])
    expect(en.list.issue[issue]).not.toBe('')
  })

  test.each([
    ['0', 'quantityInvalid'],
    ['1.5', 'quantityInvalid'],
    ['', 'quantityInvalid'],
    ['9', 'quantityTooLarge'],
  ] as const)('error: a quantity of %j is %s', (quantity, issue) => {
    const edition = { ...facts, standard: 'erc1155', held: 8n } as const
    expect(readListForm({ ...form, quantity }, edition).issues).toEqual([issue])
  })
})

describe('earlierListing', () => {
  const at = (price: bigint, change: Partial<MarketOrder> = {}): MarketOrder => ({
    ...order,
    price,
    ...change,
  })

  test('default: the cheapest that is open, or may come back', () => {
    const sleeping = at(3n, { status: 'inactive', reason: 'balance' })
    expect(earlierListing([at(5n), sleeping, at(4n)], ether.address)?.unitPrice).toBe(3n)
  })

  test('behavior: of an edition, the price of one', () => {
    expect(earlierListing([at(30n, { total: 3n })], ether.address)?.unitPrice).toBe(10n)
  })

  test('behavior: one in the same currency first, for other amounts cannot be compared', () => {
    const inDollars = at(1n, { currency: dollar })
    expect(earlierListing([inDollars, at(7n)], ether.address)).toEqual({ unitPrice: 7n, currency: ether })
    expect(earlierListing([inDollars], ether.address)).toEqual({ unitPrice: 1n, currency: dollar })
  })

  test.each([
    { status: 'cancelled' },
    { status: 'filled' },
    { status: 'expired' },
    { status: 'inactive', reason: 'counter' },
  ] as const)('behavior: closed for good: %o', (change) => {
    expect(earlierListing([at(1n, change)], ether.address)).toBeUndefined()
  })
})
