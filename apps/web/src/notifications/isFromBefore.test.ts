import type { Activity } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { buyer, contract, order, parameters, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { isFromBefore } from './isFromBefore.js'

const offerAt = (second: number, itemType: ItemType = ItemType.ERC721) => {
  const item = { itemType, token: contract, identifierOrCriteria: 1n, startAmount: 1n, endAmount: 1n }
  const consideration = [{ ...item, recipient: seller }]
  return {
    ...order,
    side: 'bid',
    createdAt: new Date(second * 1_000),
    order: { parameters: { ...parameters, consideration }, signature: '0x' },
  } as typeof order
}
const arrival: Activity = {
  type: 'sale',
  at: new Date(10_000),
  collection: 'lanterns',
  contract,
  tokenId: 1n,
  quantity: 1n,
  from: seller,
  to: buyer,
}
const facts = { activities: [arrival], account: buyer }

describe('isFromBefore', () => {
  test('default: a losing bid is older than the purchase of the winner', () => {
    expect(isFromBefore(offerAt(9), facts)).toBe(true)
    expect(isFromBefore(offerAt(11), facts)).toBe(false)
  })

  test.each([
    ['the sale of the item', { from: buyer, to: seller }],
    ['a private listing for the wallet', { type: 'listing' }],
    ['another item', { tokenId: 2n }],
  ] as const)('behavior: %s does not count', (_, change) => {
    expect(isFromBefore(offerAt(9), { ...facts, activities: [{ ...arrival, ...change }] })).toBe(false)
  })

  test('behavior: units of an edition can have come before', () => {
    expect(isFromBefore(offerAt(9, ItemType.ERC1155), facts)).toBe(false)
  })
})
