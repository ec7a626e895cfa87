import { expect, test } from 'vitest'
import { itemKey } from '../nft/itemMarks.js'
import { buyer, nft, order } from '../testing/fixtures.js'
import { reservedOf } from './reservedOf.js'

test('default: active listings for one account, by item', () => {
  const { price, currency } = order
  expect(reservedOf([{ ...order, taker: buyer }])).toEqual(new Map([[itemKey(nft()), { price, currency }]]))
  expect(reservedOf([order, { ...order, taker: buyer, status: 'inactive' }])).toEqual(new Map())
})
