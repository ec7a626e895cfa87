import type { MarketEvent } from '@souk/market'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketKey } from '../queries/queryKey.js'
import { isReordered, isTouched } from './isTouched.js'

const contract = '0x00000000000000000000000000000000000000aa'
const seller = '0x00000000000000000000000000000000000000bb'
const sale: MarketEvent = {
  sequence: 4,
  type: 'sale',
  collection: 'lanterns',
  contract,
  tokenId: 7n,
  orderHash: '0x01',
  accounts: [seller],
  at: new Date(0),
}
const other = '0x00000000000000000000000000000000000000cc'
type Name = Parameters<typeof marketKey>[1]
// Keys contain the names of all reads in the same form, whoever answers them.
const key = (name: string, options: object) => marketKey({ key: 'market' }, name as Name, options)

describe('isTouched', () => {
  test.each([
    ['getCollections', {}, true],
    ['getCollection', { slug: 'lanterns' }, true],
    ['getCollection', { slug: 'tiles' }, false],
    ['getCollectionOffers', { slug: 'lanterns' }, true],
    ['getCollectionOffers', { slug: 'tiles' }, false],
    ['getRanking', { period: '1d' }, true],
    ['getCollectionHistory', { slug: 'lanterns' }, true],
    ['getCollectionHistory', { slug: 'tiles' }, false],
    ['getHolders', { slug: 'lanterns' }, true],
    ['getDepth', { slug: 'lanterns' }, true],
    ['getDepth', { slug: 'tiles' }, false],
    ['getSearchResults', { text: 'lanterns' }, false],
    ['getActivity', { slug: 'lanterns' }, true],
    ['getActivity', { slug: 'tiles' }, false],
    ['getActivity', { slug: 'lanterns', types: ['listing'] }, false],
    ['getActivity', { contract, tokenId: 7n }, true],
    ['getActivity', { contract, tokenId: 8n }, false],
    ['getActivity', {}, true],
    ['getActivity', { types: ['offer'] }, false],
    ['getActivity', { account: seller }, true],
    ['getActivity', { account: other }, false],
    ['getNft', { contract: contract.toUpperCase().replace('0X', '0x'), tokenId: 7n }, true],
    ['getNeighbours', { contract, tokenId: 7n }, false],
    ['getNft', { contract, tokenId: 8n }, false],
    ['getNfts', { tokens: [8n, 7n].map((tokenId) => ({ contract, tokenId })) }, true],
    ['getNfts', { tokens: [{ contract, tokenId: 8n }] }, false],
    ['getNftsByAccount', { account: seller }, true],
    ['getNftsByAccount', { account: contract }, false],
    ['getNftsByCollection', { slug: 'lanterns' }, false],
    ['getNftsByContract', { contract }, false],
    ['getAsset', { contract, tokenId: 7n }, true],
    ['getAsset', { contract }, false],
    ['getAssets', { owner: seller }, true],
    ['getAssets', { owner: other, contract }, false],
    ['getAssets', { contract }, true],
    ['getBundle', { slug: 'three-lanterns' }, true],
    ['getBundles', {}, true],
    ['getBundles', { contract: other }, false],
    ['getOrder', { orderHash: '0x01' }, true],
    ['getOrder', { orderHash: '0x02' }, false],
    ['getOrder', { side: 'ask', maker: seller }, true],
    ['getOrders', { side: 'ask' }, true],
    ['getOrders', { side: 'ask', maker: seller }, true],
    ['getOrders', { side: 'ask', maker: other }, false],
    ['getOrders', { side: 'ask', owner: seller }, true],
    ['getOrders', { side: 'ask', contract, tokenIds: [7n] }, true],
    ['getOrders', { side: 'ask', contract, tokenIds: [8n] }, false],
    ['getSwaps', {}, true],
    ['getSwaps', { owner: seller }, true],
    ['getSwaps', { maker: other }, false],
    ['getSwaps', { contract, tokenIds: [8n] }, false],
    ['getFulfillmentData', { side: 'ask', orderHash: '0x01' }, true],
    ['getFulfillmentData', { side: 'ask', orderHash: '0x02' }, false],
    ['getSignedOrders', { orderHashes: ['0x02', '0x01'] }, true],
    ['getOrdersByHash', { orderHashes: ['0x02', '0x01'] }, true],
    ['getOrdersByHash', { orderHashes: ['0x02'] }, false],
    ['getAuction', { orderHash: '0x01' }, true],
    ['getAuction', { orderHash: '0x02' }, false],
    ['getAuctions', { isRunning: true }, true],
    ['getSettlement', { orderHash: '0x01' }, true],
    ['isOrderFulfillable', { orderHash: '0x01', account: other }, true],
    ['getOrderStatus', { orderHash: '0x01' }, true],
    ['getOrderStatuses', { orderHashes: ['0x02', '0x01'] }, true],
    ['getOrderStatuses', { orderHashes: ['0x02'] }, false],
    ['getBalance', { account: seller, asset: { currency: zeroAddress } }, true],
    ['getBalance', { account: other, asset: { currency: zeroAddress } }, false],
    ['getBalancesAndApprovals', { owner: seller, items: [] }, true],
    ['getCounter', { offerer: seller }, true],
    ['getContractOffererNonce', { contractOfferer: other }, false],
    ['inspect', { order: { parameters: { offerer: seller } } }, true],
    ['inspect', { components: { offerer: seller } }, true],
    ['inspect', { components: { offerer: other } }, false],
    ['getDomains', { tag: '0x00000000' }, false],
    ['getOrderHash', { components: { offerer: seller } }, false],
    ['getInformation', {}, false],
    ['getPaymentToken', { address: contract }, false],
    ['getFeedPrices', { feeds: [] }, false],
    ['getPrices', {}, false],
    ['getMarketInfo', {}, false],
  ])('default: %s %o → %s', (name, options, touched) => {
    expect(isTouched(sale, key(name, options))).toBe(touched)
  })

  test('behavior: a bid may be for any auction, and an offer on a collection names no token', () => {
    const { tokenId: _, ...bid }: MarketEvent = { ...sale, type: 'offer', orderHash: '0x09' }
    expect(isTouched(bid, key('getAuction', { orderHash: '0x02' }))).toBe(true)
    expect(isTouched(bid, key('getCollectionOffers', { slug: 'lanterns' }))).toBe(true)
    expect(isTouched({ ...bid, tokenId: 7n }, key('getCollectionOffers', { slug: 'lanterns' }))).toBe(false)
  })

  test('behavior: an order of several tokens may be for any of them', () => {
    const { contract: _, tokenId: __, ...several }: MarketEvent = { ...sale, type: 'listing', accounts: [] }
    const about = { contract, tokenIds: ['8'] }
    expect(isTouched(several, key('getOrders', { ...about, bundled: true }))).toBe(true)
    expect(isTouched(several, key('getOrders', about))).toBe(false)
    expect(isTouched(several, key('getSwaps', about))).toBe(true)
  })

  test('behavior: what is minted is moved from nobody', () => {
    const transfer: MarketEvent = { ...sale, type: 'transfer' }
    expect(isTouched(transfer, key('getActivity', { types: ['mint'] }))).toBe(true)
    expect(isTouched(transfer, key('getActivity', { types: ['sale'] }))).toBe(false)
  })

  test('behavior: after a reorganisation everything but the market itself is in doubt', () => {
    const reorg: MarketEvent = { sequence: 5, type: 'reorg', accounts: [], at: new Date(0) }
    expect(isTouched(reorg, key('getNftsByCollection', { slug: 'tiles' }))).toBe(true)
    expect(isTouched(reorg, key('getDomain', { tag: '0x00000000', index: 0n }))).toBe(true)
    expect(isTouched(reorg, key('getMarketInfo', {}))).toBe(false)
    expect(isTouched(reorg, key('getOrderHash', {}))).toBe(false)
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
    expect(isTouched(floor, key('getOrders', { side: 'ask', contract }))).toBe(false)
  })

  test("behavior: other people's queries are left alone", () => {
    expect(isTouched(sale, ['balance', seller])).toBe(false)
  })
})

describe('isReordered', () => {
  const grid = (options: object) => key('getNftsByCollection', { slug: 'lanterns', ...options })

  test.each([
    [{ sort: 'price' }, true],
    [{ sort: 'price-down' }, true],
    [{ sort: 'recent' }, true],
    [{ sort: 'ending' }, true],
    [{ sort: 'rarity', auctioned: true }, true],
    [{ sort: 'rarity' }, false],
    [{ sort: 'identifier' }, false],
    [{}, false],
    [{ sort: 'rarity', listed: true }, true],
    [{ price: { from: 1n } }, true],
    [{ slug: 'tiles', sort: 'price' }, false],
  ])('default: pages by %o, after a sale', (options, expected) => {
    expect(isReordered(sale, grid(options))).toBe(expected)
  })

  test.each(['transfer', 'metadata', 'offer', 'floor', 'reorg'] as const)(
    'behavior: nothing moves after %s alone',
    (type) => {
      expect(isReordered({ ...sale, type }, grid({ sort: 'price' }))).toBe(false)
    },
  )

  test('behavior: other reads have no order', () => {
    expect(isReordered(sale, key('getNftsByContract', { contract }))).toBe(false)
    expect(isReordered(sale, ['other'])).toBe(false)
  })
})
