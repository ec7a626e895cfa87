import type { Activity } from '@souk/market'
import { buyer, contract, order, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { offerLeft } from './offerLeft.js'

const sale: Activity = {
  type: 'sale',
  at: new Date(10_000),
  collection: 'spices',
  contract,
  tokenId: 1n,
  quantity: 2n,
  from: seller,
  to: buyer,
  orderHash: '0x01',
  transactionHash: '0x0a',
}
const bid = { ...order, side: 'bid', total: 5n, remaining: 3n } as const
const left = (change: Partial<typeof order> = {}, activities: readonly Activity[] = [sale]) =>
  offerLeft([sale], { activities, bids: [{ ...bid, ...change }] })

describe('offerLeft', () => {
  test('default: the units that a partly filled offer still takes', () => {
    expect(left()).toBe(3n)
  })

  test.each([
    ['a filled offer', { remaining: 0n }],
    ['an inactive offer', { status: 'inactive' }],
    ['another order', { orderHash: '0x02' }],
  ] as const)('behavior: none of %s', (_, change) => {
    expect(left(change)).toBe(0n)
  })

  test('behavior: a rest that is older than the sale is not told', () => {
    expect(left({ remaining: 5n })).toBe(0n)
    const earlier = { ...sale, transactionHash: '0x09' } as const
    expect(left({}, [sale, earlier])).toBe(0n)
    expect(left({ remaining: 1n }, [sale, earlier])).toBe(1n)
  })

  test('behavior: the open units also count if the wallet has less money now', () => {
    expect(left({ remaining: 1n, unfilled: 3n })).toBe(3n)
    expect(left({ remaining: 3n, unfilled: 5n })).toBe(0n)
  })

  test('behavior: nothing of a sweep over several orders', () => {
    const other = { ...sale, orderHash: '0x02' } as const
    expect(offerLeft([sale, other], { activities: [sale, other], bids: [bid] })).toBe(0n)
  })
})
