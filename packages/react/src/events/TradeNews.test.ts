import type { Nft } from '@souk/market'
import { erc721Abi, seaportAddress } from '@souk/seaport'
import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import * as TradeNews from './TradeNews.js'

const contract = '0x00000000000000000000000000000000000000AA'
const seller = '0x00000000000000000000000000000000000000bb'
const buyer = '0x00000000000000000000000000000000000000cc'
const orderHash = pad('0x01')
const other = '0x00000000000000000000000000000000000000ee'

const structs = [
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
] as const
const events = parseAbi([
  ...structs,
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
])
type Topics = [Hex, ...Hex[]]

const fulfilled = (address: Hex) => ({
  address,
  topics: encodeEventTopics({ abi: events, args: { offerer: seller, zone: other } }) as Topics,
  data: encodeAbiParameters(
    parseAbiParameters(['bytes32, address, SpentItem[], ReceivedItem[]', ...structs]),
    [
      orderHash,
      buyer,
      [{ itemType: 0, token: zeroAddress, identifier: 0n, amount: 9n }],
      [
        { itemType: 1, token: other, identifier: 0n, amount: 8n, recipient: seller },
        { itemType: 3, token: contract, identifier: 7n, amount: 3n, recipient: seller },
      ],
    ],
  ),
})
const transfer = (from: Hex, to: Hex) => ({
  address: contract as Hex,
  topics: encodeEventTopics({
    abi: erc721Abi,
    eventName: 'Transfer',
    args: { from, to, tokenId: 7n },
  }) as Topics,
  data: '0x' as Hex,
})
/** An ERC20 tells the amount as data. */
const paid = {
  address: other as Hex,
  topics: transfer(buyer, seller).topics.slice(0, 3) as Topics,
  data: zeroHash,
}
const read = (status: 'success' | 'reverted', ...logs: ReturnType<typeof transfer>[]) =>
  TradeNews.from([{ status, logs }], { exchange: seaportAddress })

const bought = read(
  'success',
  paid,
  transfer(seller, other),
  transfer(other, buyer),
  fulfilled(seaportAddress),
)
const listing = marketOrder({ orderHash: pad('0x02') })
const pagesOf = (...orders: (typeof listing)[]) => ({ pages: [{ orders }], pageParams: [undefined] })
const nft: Nft = {
  tokenId: 7n,
  contract,
  collection: 'lanterns',
  standard: 'erc721',
  name: 'Lantern 7',
  description: '',
  traits: [],
  owners: [{ address: seller, quantity: 1n }],
  supply: 1n,
  listing: { ...listing, unitPrice: 1n },
}

describe('from', () => {
  test('default: the filled orders, and where each token went in the end', () => {
    expect(bought).toMatchObject({
      filled: new Map([[orderHash, 3n]]),
      moved: [{ contract: contract.toLowerCase(), tokenId: 7n, from: other, to: buyer }],
    })
  })

  test.each([
    ['a transaction that failed', read('reverted', transfer(seller, buyer), fulfilled(seaportAddress))],
    ['an order that another contract says to have filled', read('success', fulfilled(other))],
  ])('behavior: nothing of %s', (_, news) => {
    expect(news).toMatchObject({ filled: new Map(), moved: [] })
  })
})

describe('withoutOver', () => {
  test('default: filled orders, and those that the old owner can no longer fill', () => {
    const direct = read('success', transfer(seller, buyer), fulfilled(seaportAddress))
    const theirs = marketOrder({ orderHash: pad('0x03'), maker: other })
    const data = pagesOf(marketOrder({ orderHash }), listing, theirs)
    expect(TradeNews.withoutOver(data, direct).pages[0]?.orders).toEqual([theirs])
  })

  test('behavior: of an order of several units, the rest remains', () => {
    const order = marketOrder({ orderHash, total: 5n })
    const others = pagesOf(listing)
    const after = TradeNews.withoutOver({ ...others, pages: [...others.pages, { orders: [order] }] }, bought)
    expect(after.pages[1]?.orders).toEqual([{ ...order, remaining: 2n }])
    expect(after.pages[0]).toBe(others.pages[0])
  })
})

describe('withOwner', () => {
  test('default: the new owner, and nothing that the old one sold', () => {
    const { listing: _, ...rest } = nft
    const owners = [{ address: buyer, quantity: 1n }]
    expect(TradeNews.withOwner(nft, bought)).toEqual({ ...rest, owners })
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
    }) as Topics,
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
    expect(TradeNews.withOwner(edition, news(false)).owners).toEqual([
      { address: seller, quantity: 2n },
      { address: buyer, quantity: 3n },
    ])
  })

  test('behavior: not after the market told of the sale, nor where owners are missing', () => {
    expect(TradeNews.withOwner(edition, news(true))).toBe(edition)
    const cut = { ...edition, supply: 9n }
    expect(TradeNews.withOwner(cut, news(false))).toBe(cut)
    const rest = {
      pages: [{ orders: [marketOrder({ orderHash, total: 5n, remaining: 2n })] }],
      pageParams: [],
    }
    expect(TradeNews.withoutOver(rest, news(true))).toBe(rest)
  })
})

describe('withOwners', () => {
  test('default: only pages with such tokens change', () => {
    const page = (...nfts: Nft[]) => ({ nfts })
    const data = { pages: [page({ ...nft, tokenId: 8n }), page(nft)], pageParams: [undefined] }
    const after = TradeNews.withOwners(data, bought)
    expect(after.pages[0]).toBe(data.pages[0])
    expect(after.pages[1]?.nfts[0]?.owners[0]?.address).toBe(buyer)
    const edition = { pages: [page({ ...nft, standard: 'erc1155' })], pageParams: [undefined] }
    expect(TradeNews.withOwners(edition, bought)).toBe(edition)
  })
})
