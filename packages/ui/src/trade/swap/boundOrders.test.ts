import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { buyer, order as listing, nft, seller } from '../../testing/fixtures.js'
import { boundOrders } from './boundOrders.js'

const item = { nft: nft(), quantity: '1' }

function boundOf(items: Parameters<typeof boundOrders>[0], order: MarketOrder, account: string = seller) {
  return boundOrders(items, { orders: [order], account }).map(({ item }) => item.nft.tokenId)
}

describe('boundOrders', () => {
  test('default: a given item that is listed', () => {
    expect(boundOf([item], listing)).toEqual([1n])
  })

  test('behavior: not another item, nor an order that can never be used again', () => {
    expect(boundOf([{ ...item, nft: nft({ tokenId: 2n }) }], listing)).toEqual([])
    expect(boundOf([item], { ...listing, status: 'cancelled' })).toEqual([])
    expect(boundOf([item], { ...listing, status: 'inactive', reason: 'approval' })).toEqual([1n])
  })

  test('behavior: units of an edition that suffice for both are not bound', () => {
    const jar = nft({ standard: 'erc1155', owners: [{ address: buyer, quantity: 3n }] })
    const [offered] = listing.order.parameters.offer
    if (!offered) throw new Error('the listing offers nothing')
    const order = {
      ...listing.order,
      parameters: { ...listing.order.parameters, offer: [{ ...offered, startAmount: 2n, endAmount: 2n }] },
    }
    const two = { ...listing, order, remaining: 2n, total: 2n }
    expect(boundOf([{ nft: jar, quantity: '1' }], two, buyer)).toEqual([])
    expect(boundOf([{ nft: jar, quantity: '2' }], two, buyer)).toEqual([1n])
    expect(boundOf([{ nft: jar, quantity: '2' }], { ...two, remaining: 1n }, buyer)).toEqual([])
  })
})
