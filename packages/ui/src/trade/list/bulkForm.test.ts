import { afterEach, describe, expect, test, vi } from 'vitest'
import { collection, dollar, ether, info, nft, seller } from '../../testing/fixtures.js'
import {
  applyPricing,
  type BulkFacts,
  type BulkForm,
  followPricing,
  readBulk,
  startBulk,
  toBasisPoints,
} from './bulkForm.js'

const one = 10n ** 18n
const facts: BulkFacts = { info, collections: new Map([['lanterns', collection]]), account: seller }
const nfts = [1n, 2n, 3n].map((tokenId) => nft({ tokenId }))

function priced(change: Partial<BulkForm['pricing']>, currencyAddress: string = ether.address): BulkForm {
  const form = startBulk(nfts, info)
  return applyPricing({ ...form, currencyAddress, pricing: { ...form.pricing, ...change } }, facts).form
}
const pricesOf = ({ lines }: BulkForm) => lines.map(({ price }) => price)

describe('startBulk', () => {
  test('default: one price for all, which the visitor types, whatever the floors are', () => {
    const { pricing, lines } = startBulk(nfts, info)
    expect(pricing.way).toBe('fixed')
    expect(lines.map(({ price }) => price)).toEqual(['', '', ''])
  })
})

describe('applyPricing', () => {
  test.each([
    ['one price', { way: 'fixed', price: '0,5' }, ['0.5', '0.5', '0.5']],
    ['at the floor', { way: 'floor', percent: '0' }, ['1', '1', '1']],
    ['below the floor', { way: 'floor', percent: '-2.5' }, ['0.975', '0.975', '0.975']],
    ['a ladder', { way: 'ladder', start: '1', step: '0.1' }, ['1', '1.1', '1.2']],
  ] as const)('default: %s', (_, pricing, prices) => {
    expect(pricesOf(priced(pricing))).toEqual(prices)
  })

  test('behavior: a line without a floor in the currency keeps its price', () => {
    expect(pricesOf(priced({ way: 'floor', percent: '0' }, dollar.address))).toEqual(['', '', ''])
  })

  test('behavior: an edition uses its own floor, not the collection’s', () => {
    const dear = { price: 10n * one, unitPrice: 10n * one, currency: ether }
    const listing = {
      ...dear,
      orderHash: '0x',
      maker: seller,
      endTime: 1n,
      remaining: 1n,
      total: 1n,
    } as const
    const start = startBulk([nft({ standard: 'erc1155', listing })], info)
    const form: BulkForm = { ...start, pricing: { ...start.pricing, way: 'floor' } }
    expect(pricesOf(applyPricing(form, facts).form)).toEqual(['10'])
    const lines = [{ ...form.lines[0]!, price: '2' }]
    expect(readBulk({ ...form, lines }, facts).belowFloor).toBe(1)
  })

  describe('where periods group digits', () => {
    afterEach(() => vi.unstubAllGlobals())

    test('behavior: formats and parses prices in that format, without guessing', () => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['de-DE'] })
      const form = priced({ way: 'fixed', price: '1,2340' })
      expect(pricesOf(form)).toEqual(['1,2340', '1,2340', '1,2340'])
      expect(readBulk(form, facts).wrong).toBe(0)
      expect(pricesOf(priced({ way: 'fixed', price: '1.000' }))).toEqual(['', '', ''])
      expect(pricesOf(priced({ way: 'ladder', start: '1', step: '0' }))).toEqual(['1', '1', '1'])
    })
  })

  test('behavior: never a price of zero', () => {
    expect(pricesOf(priced({ way: 'floor', percent: '-100' }))).toEqual(['', '', ''])
  })
})

describe('followPricing', () => {
  const start = startBulk(nfts, info)
  const ladder = { ...start.pricing, way: 'ladder', start: '1', step: '0.1' } as const

  test('default: the lines follow a ladder as it is typed', () => {
    expect(pricesOf(followPricing({ ...start, pricing: ladder }, facts))).toEqual(['1', '1.1', '1.2'])
  })

  test('behavior: a line with a price of its own keeps it, also an empty one', () => {
    const [one, two, three] = start.lines
    const lines = [
      { ...one!, price: '7', isOwnPrice: true },
      { ...two!, price: '', isOwnPrice: true },
      { ...three!, price: '5' },
    ]
    const form = followPricing({ ...start, lines, pricing: ladder }, facts)
    expect(pricesOf(form)).toEqual(['7', '', '1.2'])
    expect(readBulk(form, facts).canPriceAll).toBe(true)
    const all = applyPricing(form, facts).form
    expect(pricesOf(all)).toEqual(['1', '1.1', '1.2'])
    expect(readBulk(all, facts).canPriceAll).toBe(false)
  })

  test('behavior: without a valid price, the lines have none', () => {
    const form = followPricing({ ...start, pricing: ladder }, facts)
    expect(pricesOf(followPricing({ ...form, pricing: { ...ladder, start: '1x' } }, facts))).toEqual([
      '',
      '',
      '',
    ])
  })

  test('behavior: without the first item, the ladder begins with the next', () => {
    const form = followPricing({ ...start, pricing: ladder }, facts)
    expect(pricesOf(followPricing({ ...form, lines: form.lines.slice(1) }, facts))).toEqual(['1', '1.1'])
  })
})

describe('readBulk', () => {
  test('default: the seller’s total, after fees', () => {
    const read = readBulk(priced({ way: 'fixed', price: '1' }), facts)
    expect(read.proceeds).toBe((one * 3n * 925n) / 1_000n)
    expect([read.missing, read.wrong, read.belowFloor]).toEqual([0, 0, 0])
  })

  test('behavior: counts lines without a price, with an invalid one, and below the floor', () => {
    const form = startBulk(nfts, info)
    const typed = ['', '1,000.5.2', '0.5']
    const lines = form.lines.map((line, index) => ({ ...line, price: typed[index] ?? '' }))
    const read = readBulk({ ...form, lines }, facts)
    expect([read.missing, read.wrong, read.belowFloor, read.proceeds]).toEqual([1, 1, 1, undefined])
  })

  test('behavior: no more units than the account holds', () => {
    const edition = nft({ standard: 'erc1155', owners: [{ address: seller, quantity: 2n }] })
    const form = startBulk([edition], info)
    const of = (quantity: string) =>
      readBulk({ ...form, lines: [{ nft: edition, price: '1', quantity }] }, facts).lines[0]?.quantity
    expect(['1', '2', '3', '0', 'x'].map(of)).toEqual([1n, 2n, undefined, undefined, undefined])
  })
})

describe('toBasisPoints', () => {
  test.each([
    ['5', 500n],
    ['-2,5', -250n],
    ['+0.05', 5n],
    ['', undefined],
    ['1.234', undefined],
    ['1e3', undefined],
  ])('default: %s', (text, basisPoints) => {
    expect(toBasisPoints(text)).toBe(basisPoints)
  })
})
