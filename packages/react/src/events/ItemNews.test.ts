import type { Nft } from '@souk/market'
import { Auction, seaportAddress } from '@souk/seaport'
import { encodeAbiParameters, encodeEventTopics, getAddress, type Hex, pad, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import {
  bought,
  buyer,
  cancelled,
  contract,
  fulfilled,
  nft,
  orderHash,
  other,
  raised,
  read,
  seller,
} from '../testing/receipts.js'
import * as ItemNews from './ItemNews.js'
import * as TradeNews from './TradeNews.js'

const { listing: _, ...unlisted } = nft
const weth = { address: pad('0x0e', { size: 20 }), symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }

describe('withPosted', () => {
  const posted = (price: bigint, rest = {}) => marketOrder({ orderHash: pad('0x09'), price, ...rest })

  test('default: a listing of an item without one, and a cheaper one', () => {
    const listed = ItemNews.withPosted(unlisted, posted(100n))
    expect(listed.listing).toMatchObject({ orderHash: pad('0x09'), price: 100n, unitPrice: 100n })
    expect(ItemNews.withPosted(listed, posted(90n, { orderHash: pad('0x0a') })).listing?.price).toBe(90n)
  })

  test.each([
    ['a dearer one', { price: 110n }],
    ['one in another currency', { price: 1n, currency: weth }],
    ['one for one account', { price: 1n, taker: buyer }],
    ['one that is not active', { price: 1n, status: 'inactive' }],
    ['an offer', { price: 1n, side: 'bid' }],
  ] as const)('behavior: not %s', (_, rest) => {
    const listed = ItemNews.withPosted(unlisted, posted(100n))
    expect(ItemNews.withPosted(listed, marketOrder({ orderHash: pad('0x0b'), ...rest }))).toBe(listed)
  })

  test('behavior: not a listing of another item', () => {
    const another = { ...unlisted, tokenId: 8n }
    expect(ItemNews.withPosted(another, posted(100n))).toBe(another)
  })

  test('behavior: an auction, with the terms that its order names', () => {
    const { order } = marketOrder({})
    const zoneHash = Auction.encodeTerms({ settler: seller, end: 900n, feeBasisPoints: 500 })
    const parameters = { ...order.parameters, zoneHash }
    const { auction } = ItemNews.withPosted(
      unlisted,
      posted(70n, { type: 'english', order: { ...order, parameters } }),
    )
    expect(auction).toMatchObject({ reserve: 70n, end: 900n, settleUntil: 1000n, settler: seller })
  })
})

describe('withoutOver', () => {
  const own = marketOrder({ orderHash: pad('0x02'), price: 100n })
  const dearer = marketOrder({ orderHash: pad('0x03'), price: 120n })
  const inWeth = marketOrder({ orderHash: pad('0x04'), price: 1n, currency: weth })
  const orders = [own, inWeth, dearer]

  test('default: the next cheapest listing that is known takes the place of a cancelled one', () => {
    const news = read('success', cancelled(pad('0x02')))
    expect(ItemNews.withoutOver(nft, { news, orders }).listing).toMatchObject({ price: 120n })
    expect(ItemNews.withoutOver(nft, { news, orders: [own, inWeth] }).listing).toMatchObject({ price: 1n })
    expect(ItemNews.withoutOver(nft, { news, orders: [own] })).toEqual(unlisted)
  })

  test('behavior: auctions and sets of a maker with a new counter', () => {
    const about = { orderHash: pad('0x07'), maker: seller, price: 1n, currency: weth, endTime: 9n } as const
    const auction = { ...about, reserve: 1n, end: 5n, settleUntil: 9n }
    const item: Nft = { ...unlisted, auction, bundle: { ...about, items: 2 } }
    expect(ItemNews.withoutOver(item, { news: read('success', raised(1n)), orders: [] })).toEqual(unlisted)
    expect(ItemNews.withoutOver(item, { news: bought, orders: [] })).toBe(item)
  })

  test('behavior: the rest of a listing of several units', () => {
    const listing = { ...own, orderHash, unitPrice: 20n, remaining: 5n, total: 5n }
    const item = { ...nft, listing }
    expect(ItemNews.withoutOver(item, { news: bought, orders }).listing?.remaining).toBe(2n)
    const counted = { ...bought, isCounted: true }
    expect(ItemNews.withoutOver(item, { news: counted, orders })).toBe(item)
  })
})

describe('withOwner', () => {
  test('default: the new owner, and nothing that the old one sold', () => {
    const { listing: _, ...rest } = nft
    const owners = [{ address: getAddress(buyer), quantity: 1n }]
    expect(ItemNews.withOwner(nft, bought)).toEqual({ ...rest, owners })
  })
})

describe('withOwner of an edition', () => {
  const log = {
    address: contract as Hex,
    topics: encodeEventTopics({
      abi: parseAbi([
        'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
      ]),
      args: { operator: other, from: seller, to: buyer },
    }) as [Hex, ...Hex[]],
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 3n]),
  }
  const logs = [log, fulfilled(seaportAddress)]
  const news = (isTold: boolean) =>
    TradeNews.from([{ status: 'success', logs }], { exchange: seaportAddress, isTold: () => isTold })
  const edition: Nft = {
    ...nft,
    standard: 'erc1155',
    supply: 5n,
    owners: [{ address: seller, quantity: 5n }],
  }

  test('default: the buyer has the units that the seller gave', () => {
    expect(ItemNews.withOwner(edition, news(false)).owners).toEqual([
      { address: getAddress(seller), quantity: 2n },
      { address: getAddress(buyer), quantity: 3n },
    ])
  })

  test('behavior: not after the market told of the sale, nor where owners are missing', () => {
    expect(ItemNews.withOwner(edition, news(true))).toBe(edition)
    const cut = { ...edition, supply: 9n }
    expect(ItemNews.withOwner(cut, news(false))).toBe(cut)
    const rest = {
      pages: [{ orders: [marketOrder({ orderHash, total: 5n, remaining: 2n })] }],
      pageParams: [],
    }
    expect(TradeNews.withoutOver(rest, news(true))).toBe(rest)
  })
})
