import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { creator, nft, order, seller } from '../testing/fixtures.js'
import { bestListing, sleepingOrders, unlistedUnits } from './listings.js'

const listing = (digit: number, change: Partial<MarketOrder> = {}): MarketOrder => ({
  ...order,
  orderHash: `0x0${digit}`,
  ...change,
})

describe('bestListing', () => {
  const open = listing(1)
  const best = (listings: readonly MarketOrder[], account?: string) =>
    bestListing(nft(), { listings, account })?.orderHash

  test('default: the first that anyone can buy', () => {
    const auction = listing(2, { type: 'english' })
    expect(best([auction, listing(3, { status: 'inactive' }), open])).toBe('0x01')
  })

  test('behavior: a private listing for the visitor comes first, and for no one else', () => {
    const toOne = listing(4, { taker: creator })
    expect(best([toOne, open], creator)).toBe('0x04')
    expect(best([toOne, open])).toBe('0x01')
    expect(best([toOne])).toBeUndefined()
    expect(best([toOne], seller)).toBe('0x04')
  })
})

describe('sleepingOrders', () => {
  test('default: orders that can reactivate', () => {
    const orders = (['balance', 'approval', 'counter', 'not_started'] as const).map((reason, digit) =>
      listing(digit, { status: 'inactive', reason }),
    )
    expect(sleepingOrders(orders, seller).map(({ reason }) => reason)).toEqual(['balance', 'approval'])
    expect(sleepingOrders(orders, creator)).toEqual([])
  })
})

describe('unlistedUnits', () => {
  const edition = nft({ standard: 'erc1155', owners: [{ address: seller, quantity: 9n }] })
  const one = listing(1, { remaining: 1n, total: 2n })

  test('default: the units that are in no active listing of the account', () => {
    const listings = [one, listing(2, { maker: creator }), listing(3, { status: 'inactive' })]
    expect(unlistedUnits(edition, { listings, account: seller })).toBe(8n)
    expect(unlistedUnits(edition, { listings, account: creator })).toBeLessThan(1n)
  })

  test('behavior: none of an item that is no edition', () => {
    expect(unlistedUnits(nft(), { listings: [], account: seller })).toBe(0n)
  })
})
