import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { buyer, nft, order } from '@souk/ui/parts/testing/fixtures.js'
import { expect, test } from 'vitest'
import { reservedOf } from './reservedOf.js'

test('default: active listings for one account, by item', () => {
  const { price, currency } = order
  expect(reservedOf([{ ...order, taker: buyer }])).toEqual(new Map([[itemKey(nft()), { price, currency }]]))
  expect(reservedOf([order, { ...order, taker: buyer, status: 'inactive' }])).toEqual(new Map())
})
