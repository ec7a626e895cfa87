import { describe, expect, test } from 'vitest'
import { dollar, ether } from '../testing/fixtures.js'
import { earlierPrice, formIssueText, type ListFacts, readListForm, warningText } from './listForm.js'

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
    expect(warningText('belowFloor', facts)).toContain('1 ETH')
  })

  test('behavior: a floor in another currency is no measure', () => {
    expect(readListForm({ ...form, currencyAddress: dollar.address, price: '0.9' }, facts).warnings).toEqual(
      [],
    )
  })

  test('behavior: an earlier listing that stays open is said', () => {
    const listed = { ...facts, earlier: { unitPrice: 5n * 10n ** 17n, currency: ether } }
    expect(readListForm(form, listed).warnings).toEqual(['earlierListing'])
    expect(warningText('earlierListing', listed)).toContain('at 0.5 ETH stays open')
  })

  test('behavior: the same price again, and a dearer one that the earlier listing undercuts', () => {
    const listed = { ...facts, earlier: { unitPrice: 5n * 10n ** 17n, currency: ether } }
    expect(readListForm({ ...form, price: '0.5' }, listed).warnings).toContain('sameListing')
    const [half, two] = [5n * 10n ** 17n, 2n * 10n ** 18n]
    expect(earlierPrice(listed, { unitPrice: two, currency: ether })).toBe('0.5 ETH')
    expect(earlierPrice(listed, { unitPrice: half - 1n, currency: ether })).toBeUndefined()
  })

  test.each([
    [{ price: '' }, 'empty'],
    [{ price: '1,000' }, 'ambiguous'],
    [{ price: '0' }, 'zero'],
  ] as const)('error: %o is %s', (change, issue) => {
    expect(readListForm({ ...form, ...change }, facts).issues).toEqual([issue])
    expect(formIssueText[issue]).not.toBe('')
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
