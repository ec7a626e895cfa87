import type { MarketEvent } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { isTouched } from './isTouched.js'

const contract = '0x00000000000000000000000000000000000000aa'
const seller = '0x00000000000000000000000000000000000000bb'
const sale: MarketEvent = {
  sequence: 4,
  type: 'sale',
  collection: 'lanterns',
  contract,
  identifier: 7n,
  orderHash: '0x01',
  accounts: [seller],
  at: new Date(0),
}
const key = (name: string, options: object) => ['souk', 'market', name, options]

describe('isTouched', () => {
  test.each([
    ['getCollections', {}, true],
    ['getCollection', { slug: 'lanterns' }, true],
    ['getCollection', { slug: 'tiles' }, false],
    ['getNft', { address: contract.toUpperCase().replace('0X', '0x'), identifier: 7n }, true],
    ['getNft', { address: contract, identifier: 8n }, false],
    ['getNftsByAccount', { address: seller }, true],
    ['getNftsByAccount', { address: contract }, false],
    ['getOrder', { orderHash: '0x01' }, true],
    ['getOrder', { orderHash: '0x02' }, false],
    ['getOrders', { side: 'ask', maker: seller }, true],
    ['getOrders', { side: 'ask', assetContractAddress: contract, tokenIds: [7n] }, true],
    ['getOrders', { side: 'ask', assetContractAddress: contract, tokenIds: [8n] }, false],
    ['getNftsByCollection', { slug: 'lanterns' }, false],
    ['getMarketInfo', {}, false],
  ])('default: %s %o → %s', (name, options, touched) => {
    expect(isTouched(sale, key(name, options))).toBe(touched)
  })

  test('behavior: after a reorganisation everything but the market itself is in doubt', () => {
    const reorg: MarketEvent = { sequence: 5, type: 'reorg', accounts: [], at: new Date(0) }
    expect(isTouched(reorg, key('getNftsByCollection', { slug: 'tiles' }))).toBe(true)
    expect(isTouched(reorg, key('getMarketInfo', {}))).toBe(false)
  })

  test('behavior: a new floor is of the collection alone', () => {
    const floor: MarketEvent = {
      sequence: 5,
      type: 'floor',
      collection: 'lanterns',
      contract,
      accounts: [],
      at: new Date(0),
    }
    expect(isTouched(floor, key('getCollection', { slug: 'lanterns' }))).toBe(true)
    expect(isTouched(floor, key('getOrders', { side: 'ask', assetContractAddress: contract }))).toBe(false)
  })

  test("behavior: other people's queries are left alone", () => {
    expect(isTouched(sale, ['balance', seller])).toBe(false)
  })
})
