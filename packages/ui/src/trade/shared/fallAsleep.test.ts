import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { nft, order, parameters, seller } from '../../testing/fixtures.js'
import { fallAsleep, isOneAuction } from './fallAsleep.js'

const partial = 1
/** A listing of some units of an edition. */
const units = (total: bigint, orderType: 0 | 1): MarketOrder => {
  const offer = parameters.offer.map((item) => ({ ...item, startAmount: total, endAmount: total }))
  return {
    ...order,
    order: { ...order.order, parameters: { ...parameters, offer, orderType } },
    total,
    remaining: total,
  }
}
const edition = nft({ standard: 'erc1155', owners: [{ address: seller, quantity: 10n }] })
const after = (listing: MarketOrder, leaving: Parameters<typeof fallAsleep>[1]['leaving']) =>
  fallAsleep([listing], { leaving, account: seller }).length

describe('isOneAuction', () => {
  test('default: only an auction alone is called so', () => {
    const auction = { type: 'english' } as const
    expect(
      [[auction], [{ type: 'basic' }], [auction, auction], []].map((all) =>
        isOneAuction(all as (typeof auction)[]),
      ),
    ).toEqual([true, false, false, false])
  })
})

describe('fallAsleep', () => {
  test('default: the listings of a unique item that leaves', () => {
    expect(after(order, [{ nft: nft(), quantity: 1n }])).toBe(1)
    expect(after(order, [{ nft: nft({ tokenId: 2n }), quantity: 1n }])).toBe(0)
    expect(after({ ...order, status: 'cancelled' }, [{ nft: nft(), quantity: 1n }])).toBe(0)
  })

  test.each([
    ['one of ten, five in parts', units(5n, partial), 1n, 0],
    ['nine of ten, five in parts', units(5n, partial), 9n, 0],
    ['all of them, five in parts', units(5n, partial), 10n, 1],
    ['five of ten, five as a whole', units(5n, 0), 5n, 0],
    ['six of ten, five as a whole', units(5n, 0), 6n, 1],
  ])('behavior: an edition: %s', (_, listing, quantity, count) => {
    expect(after(listing, [{ nft: edition, quantity }])).toBe(count)
  })

  test('behavior: adds up what leaves several times', () => {
    const five = { nft: edition, quantity: 5n }
    expect(after(units(5n, partial), [five])).toBe(0)
    expect(after(units(5n, partial), [five, five])).toBe(1)
  })
})
