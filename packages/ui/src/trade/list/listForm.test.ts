import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { listingWords } from '../../i18n/areas/listing.js'
import { trades as en } from '../../i18n/en/trades.js'
import { contract, dollar, ether, order, seller, wrapped } from '../../testing/fixtures.js'
import {
  earlierListing,
  editedListing,
  emptyListForm,
  isRaise,
  isSameForm,
  type ListFacts,
  type ListForm,
  readListForm,
} from './listForm.js'
import { warningText } from './listWords.js'

const now = 1_800_000_000n
const form: ListForm = { ...emptyListForm(ether.address), price: '1,5' }
const facts: ListFacts = {
  currencies: [ether, dollar],
  wrappedNative: wrapped.address,
  held: 1n,
  standard: 'erc721',
  floor: { price: 10n ** 18n, currency: ether },
  seller,
  contract,
  now,
}

const said = { words: en, texts: listingWords.en }
const half = {
  unitPrice: 5n * 10n ** 17n,
  units: 1n,
  currency: ether,
  orderHash: '0x01',
  endTime: 1_700_000_000n,
} as const

describe('readListForm', () => {
  test('behavior: an edited listing is compared with the form once the seller changes something', () => {
    const falling = { ...form, mode: 'dutch', price: '0.51', endPrice: '0.1' } as const
    const edit = { ...facts, floor: undefined, earlier: half, isEdit: true }
    const blocked = (isUntouched: boolean) => {
      const known = { ...edit, isUntouched }
      const read = readListForm(falling, known)
      return [read.warnings, isRaise(falling, { read, facts: known })]
    }
    expect(blocked(true)).toEqual([['sameListing'], false])
    expect(blocked(false)).toEqual([['earlierListing'], true])
  })

  test('default', () => {
    expect(readListForm(form, facts)).toEqual({
      currency: ether,
      unitPrice: 15n * 10n ** 17n,
      quantity: 1n,
      endTime: now + 604_800n,
      issues: [],
      warnings: [],
      asksAgreement: false,
    })
  })

  test('behavior: warns about a price below the floor', () => {
    const { issues, warnings } = readListForm({ ...form, price: '0.9' }, facts)
    expect({ issues, warnings }).toEqual({ issues: [], warnings: ['belowFloor'] })
    expect(warningText('belowFloor', { facts, ...said })).toContain('1\u00a0ETH')
  })

  test('behavior: ignores a floor in another currency', () => {
    const inDollars = { ...form, currencyAddress: dollar.address }
    expect(readListForm({ ...inDollars, price: '0.9' }, facts).warnings).toEqual([])
    expect(readListForm({ ...inDollars, price: '0.9' }, facts).odd).toBeUndefined()
  })

  test('behavior: warns about an earlier listing that stays open', () => {
    const listed = { ...facts, earlier: half }
    expect(readListForm(form, listed).warnings).toEqual(['earlierListing'])
    expect(warningText('earlierListing', { facts: listed, ...said })).toContain('at 0.5\u00a0ETH stays open')
  })

  test('behavior: an earlier listing of an edition sells separate units', () => {
    const listed = { ...facts, standard: 'erc1155', held: 5n, earlier: half } as const
    expect(warningText('earlierListing', { facts: listed, ...said })).toContain(
      'each listing sells its own units',
    )
  })

  test.each([
    ['2', 'earlierListing', 'To raise the price, cancel it first'],
    ['0.5', 'sameListing', 'already have an open listing at 0.5\u00a0ETH'],
    ['0.4', 'dearerListing', 'at 0.5\u00a0ETH also stays open'],
  ] as const)('behavior: %s beside an earlier 0.5 is %s', (price, warning, words) => {
    const listed = { ...facts, floor: undefined, earlier: half }
    expect(readListForm({ ...form, price }, listed).warnings).toEqual([warning])
    expect(warningText(warning, { facts: listed, ...said })).toContain(words)
  })

  test.each([
    ['earlierListing', 'stays open until Nov 14, 2023'],
    [
      'sameListing',
      '0.5\u00a0ETH is the current price. That listing ends when the item is sold, on Nov 14, 2023',
    ],
    ['dearerListing', 'also stays open. It ends when the item is sold, on Nov 14, 2023'],
  ] as const)('behavior: a changed price says what ends the older listing: %s', (warning, words) => {
    const edited = { ...facts, earlier: half, isEdit: true }
    expect(warningText(warning, { facts: edited, ...said })).toContain(words)
  })

  test.each([
    [
      'sameListing',
      '0.5\u00a0ETH is the current price. That listing stays open and falls to 0.1\u00a0ETH by Nov 14',
    ],
    ['dearerListing', '0.5\u00a0ETH also stays open and falls to 0.1\u00a0ETH by Nov 14, 2023'],
  ] as const)('behavior: a falling listing can become cheaper than the new one: %s', (warning, words) => {
    const edited = { ...facts, earlier: { ...half, endPrice: 10n ** 17n }, isEdit: true }
    const say = (unitPrice: bigint) => warningText(warning, { facts: edited, unitPrice, ...said })
    expect(say(4n * 10n ** 17n)).toContain(words)
    expect(say(4n * 10n ** 17n)).toContain('it can become cheaper than the new one')
    expect(say(10n ** 17n)).not.toContain('falls to')
  })

  test('behavior: beside a listing in another currency, buyers can pay either price', () => {
    const inDollars = { ...form, currencyAddress: dollar.address }
    const listed = { ...facts, floor: undefined, earlier: half, isEdit: true }
    expect(readListForm(inDollars, listed).warnings).toEqual(['otherCurrency'])
    expect(warningText('otherCurrency', { facts: listed, ...said })).toContain('buyers can pay either price')
  })

  test('behavior: below the floor of an edition, the text names its cheapest unit', () => {
    const listed = { ...facts, standard: 'erc1155' } as const
    expect(warningText('belowFloor', { facts: listed, ...said })).toMatch(
      /^The cheapest unit of this edition/,
    )
  })

  test('behavior: below an offer, the floor or the last sale, the price has to be typed again', () => {
    const weighed = {
      ...facts,
      bestOffer: { price: 2n * 10n ** 18n, currency: wrapped },
      lastSale: { price: 2n * 10n ** 18n, currency: ether },
    }
    const price = 9n * 10n ** 17n
    expect(readListForm({ ...form, price: '0.9' }, weighed)).toMatchObject({
      warnings: ['belowOffer', 'belowFloor', 'belowLastSale'],
      odd: { price, currency: ether },
    })
    expect(readListForm({ ...form, price: '2' }, weighed).odd).toBeUndefined()
  })

  test('behavior: an auction starts below the floor, so only a reserve far below, or below an offer, is typed again', () => {
    const english = { ...form, mode: 'english' } as const
    const odd = (price: string, about = facts) => readListForm({ ...english, price }, about).odd?.price
    expect(odd('0.7')).toBeUndefined()
    expect(odd('0.09')).toBe(9n * 10n ** 16n)
    expect(odd('0.7', { ...facts, bestOffer: { price: 10n ** 18n, currency: ether } })).toBe(7n * 10n ** 17n)
  })

  test.each([
    ['0.95', false, undefined],
    ['0.949', true, undefined],
    ['0.5', true, undefined],
    ['0.499', false, 499n * 10n ** 15n],
  ])(
    'behavior: at %s of a floor of 1, the seller agrees to the price: %s; and types it again: %s',
    (price, asksAgreement, typed) => {
      const read = readListForm({ ...form, price }, facts)
      expect(read).toMatchObject({ warnings: ['belowFloor'], asksAgreement })
      expect(read.odd?.price).toBe(typed)
    },
  )

  test('behavior: without a floor, the last sale counts', () => {
    const { floor: _, ...rest } = { ...facts, lastSale: { price: 10n ** 18n, currency: ether } }
    expect(readListForm({ ...form, price: '0.9' }, { ...rest, floor: undefined }).asksAgreement).toBe(true)
    expect(readListForm({ ...form, price: '0.4' }, { ...rest, floor: undefined }).odd).toBeDefined()
  })

  test('param: mode: checks the last price of a falling one', () => {
    const dutch: ListForm = { ...form, mode: 'dutch', price: '5', endPrice: '0.9' }
    expect(readListForm(dutch, facts)).toMatchObject({
      unitPrice: 5n * 10n ** 18n,
      endPrice: 9n * 10n ** 17n,
      issues: [],
      asksAgreement: true,
    })
    expect(warningText('belowFloor', { facts, mode: 'dutch', ...said })).toMatch(/^At the end: /)
  })

  test('behavior: a reserve below the floor can be bid up, but not bought within seconds', () => {
    expect(warningText('belowFloor', { facts, mode: 'english', ...said })).toBe(
      'The reserve is below the floor (1\u00a0ETH), so the auction can end below it.',
    )
  })

  test.each([
    ['', 'endPriceEmpty'],
    ['1,000', 'endPriceInvalid'],
    ['1.5', 'endPriceNotLower'],
  ] as const)('error: a last price of %j is %s', (endPrice, issue) => {
    expect(readListForm({ ...form, mode: 'dutch', endPrice }, facts).issues).toEqual([issue])
  })

  test('param: buyer: by address or by the name of a demo wallet', () => {
    const names = [{ name: 'Bilal', address: order.maker }]
    const read = (buyer: string, change: Partial<ListForm> = {}) =>
      readListForm({ ...form, isPrivate: true, buyer, ...change }, { ...facts, seller: undefined, names })
    expect(read(' bilal ').buyer).toBe(order.maker)
    expect(read(order.maker.toLowerCase()).buyer).toBe(order.maker)
    expect(read('').issues).toEqual(['buyer:missing'])
    expect(read('0x12').issues).toEqual(['buyer:notAnAddress'])
    expect(read('0x12', { mode: 'english' }).issues).toEqual([])
    expect(readListForm({ ...form, isPrivate: true, buyer: seller }, facts).issues).toEqual(['buyer:self'])
  })

  test('param: startsAt', () => {
    expect(readListForm({ ...form, startsAt: 'never' }, facts).issues).toEqual(['startInvalid'])
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

describe('editedListing', () => {
  test('default: the listing itself, though another is cheaper', () => {
    const edited = { ...order, orderHash: '0x02', price: 9n } as const
    expect(editedListing([order, edited], '0x02')?.unitPrice).toBe(9n)
  })

  test('behavior: of a falling price, what one unit costs at the end', () => {
    const { parameters } = order.order
    const halved = parameters.consideration.map((item) => ({ ...item, endAmount: item.startAmount / 2n }))
    const signed = { ...order.order, parameters: { ...parameters, consideration: halved } }
    const falling = { ...order, total: 2n, order: signed }
    expect(editedListing([falling], order.orderHash)?.endPrice).toBe(order.price / 4n)
    expect(editedListing([order], order.orderHash)).not.toHaveProperty('endPrice')
  })

  test('behavior: nothing once it is sold or cancelled', () => {
    expect(editedListing([{ ...order, status: 'filled' }], order.orderHash)).toBeUndefined()
  })
})

describe('earlierListing', () => {
  const at = (price: bigint, change: Partial<MarketOrder> = {}): MarketOrder => ({
    ...order,
    price,
    ...change,
  })

  test('default: the cheapest that is open, or may become active again', () => {
    const sleeping = at(3n, { status: 'inactive', reason: 'balance' })
    expect(earlierListing([at(5n), sleeping, at(4n)], ether.address)?.unitPrice).toBe(3n)
  })

  test('behavior: the price of one unit of an edition', () => {
    expect(earlierListing([at(30n, { total: 3n })], ether.address)?.unitPrice).toBe(10n)
  })

  test('behavior: one in the same currency first, since other amounts cannot be compared', () => {
    const inDollars = at(1n, { currency: dollar })
    expect(earlierListing([inDollars, at(7n)], ether.address)).toEqual({
      unitPrice: 7n,
      units: 1n,
      currency: ether,
      orderHash: '0x01',
      endTime: order.endTime,
    })
    expect(earlierListing([inDollars], ether.address)).toEqual({
      unitPrice: 1n,
      units: 1n,
      currency: dollar,
      orderHash: '0x01',
      endTime: order.endTime,
    })
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

describe('isSameForm', () => {
  test('default: by their input', () => {
    expect([isSameForm(form, { ...form }), isSameForm(form, { ...form, endPrice: '0.1' })]).toEqual([
      true,
      false,
    ])
  })
})
