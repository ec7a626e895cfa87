import { Arbitrary } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { ItemType } from '../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import { chooseRoute, type RouteOptions } from './route.js'

const offerer = '0x00000000000000000000000000000000000000ff'
const stranger = '0x00000000000000000000000000000000000000fe'
const zero = '0x0000000000000000000000000000000000000000'
const token = '0x00000000000000000000000000000000000000aa'
const currency = '0x00000000000000000000000000000000000000bb'

const item = (itemType: OfferItem['itemType'], changes: Partial<OfferItem> = {}): OfferItem => ({
  itemType,
  token: itemType === ItemType.NATIVE ? zero : itemType === ItemType.ERC20 ? currency : token,
  identifierOrCriteria: itemType > 1 ? 7n : 0n,
  startAmount: itemType === ItemType.ERC721 ? 1n : 100n,
  endAmount: itemType === ItemType.ERC721 ? 1n : 100n,
  ...changes,
})
const to = (recipient: typeof offerer | typeof stranger, base: OfferItem): ConsiderationItem => ({
  ...base,
  recipient,
})
const order = (offer: OfferItem[], consideration: ConsiderationItem[]): Components =>
  Arbitrary.listing({ offerer, offer, consideration })
const options = (changes: Partial<RouteOptions> = {}): RouteOptions => ({
  tips: [],
  unitsToFill: undefined,
  recipient: undefined,
  extraData: undefined,
  partiallyFilled: false,
  ...changes,
})
const { NATIVE, ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA } = ItemType
const listing = order([item(ERC721)], [to(offerer, item(NATIVE)), to(stranger, item(NATIVE))])

describe('chooseRoute', () => {
  test.each([
    ['native for ERC721', [item(ERC721)], [to(offerer, item(NATIVE))], 0],
    ['native for ERC1155', [item(ERC1155)], [to(offerer, item(NATIVE))], 4],
    ['ERC20 for ERC721', [item(ERC721)], [to(offerer, item(ERC20))], 8],
    ['ERC20 for ERC1155', [item(ERC1155)], [to(offerer, item(ERC20))], 12],
    ['ERC721 for ERC20', [item(ERC20)], [to(offerer, item(ERC721))], 16],
    ['ERC1155 for ERC20', [item(ERC20)], [to(offerer, item(ERC1155))], 20],
    ['with fees', [item(ERC721)], [to(offerer, item(NATIVE)), to(stranger, item(NATIVE))], 0],
  ])('default: basic: %s', (_, offer, consideration, basicOrderType) => {
    expect(chooseRoute(order(offer, consideration), options())).toEqual({ type: 'basic', basicOrderType })
  })

  test.each([
    ['two offer items', order([item(ERC721), item(ERC721)], [to(offerer, item(NATIVE))])],
    ['nothing asked', order([item(ERC721)], [])],
    ['two NFTs', order([item(ERC721)], [to(offerer, item(NATIVE)), to(stranger, item(ERC721))])],
    ['no NFT', order([item(ERC20)], [to(offerer, item(NATIVE))])],
    ['two currencies', order([item(ERC721)], [to(offerer, item(NATIVE)), to(stranger, item(ERC20))])],
    ['a moving price', order([item(ERC721)], [to(offerer, item(NATIVE, { endAmount: 50n }))])],
    ['first payment to a stranger', order([item(ERC721)], [to(stranger, item(NATIVE))])],
    ['a native item with an address', order([item(ERC721)], [to(offerer, item(NATIVE, { token }))])],
    [
      'a currency with an identifier',
      order([item(ERC721)], [to(offerer, item(ERC20, { identifierOrCriteria: 1n }))]),
    ],
    [
      'an ERC721 of amount 2',
      order([item(ERC721, { startAmount: 2n, endAmount: 2n })], [to(offerer, item(NATIVE))]),
    ],
    [
      'fees above the offer',
      order(
        [item(ERC20)],
        [to(offerer, item(ERC721)), to(stranger, item(ERC20, { startAmount: 101n, endAmount: 101n }))],
      ),
    ],
  ])('behavior: plain: %s', (_, components) => {
    expect(chooseRoute(components, options())).toEqual({ type: 'plain' })
  })

  test('param: tips count as payments', () => {
    expect(chooseRoute(listing, options({ tips: [to(stranger, item(NATIVE))] })).type).toBe('basic')
    expect(chooseRoute(listing, options({ tips: [to(stranger, item(ERC20))] })).type).toBe('plain')
  })

  test('param: partiallyFilled', () => {
    expect(chooseRoute(listing, options({ partiallyFilled: true })).type).toBe('plain')
  })

  test.each([
    ['unitsToFill', { unitsToFill: 1n }, 'advanced'],
    ['recipient', { recipient: stranger }, 'advanced'],
    ['recipient zero', { recipient: zero }, 'basic'],
    ['extraData', { extraData: '0x1234' }, 'advanced'],
    ['extraData empty', { extraData: '0x' }, 'basic'],
  ] as const)('param: %s', (_, changes, type) => {
    expect(chooseRoute(listing, options(changes)).type).toBe(type)
  })

  test('behavior: criteria need the advanced route', () => {
    const offer = order([item(ERC20)], [to(offerer, item(ERC721_WITH_CRITERIA))])
    expect(chooseRoute(offer, options()).type).toBe('advanced')
  })
})
