import type { Activity, AuctionSummary, MarketOrder } from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { getAddress, pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import {
  buyer,
  cancelled,
  contract,
  fulfilled,
  listing,
  orderHash,
  other,
  seller,
  transfer,
} from '../testing/receipts.js'
import * as ActivityNews from './ActivityNews.js'

const names = { collection: 'lanterns', collectionName: 'Lanterns', name: 'Lantern 7' }
const weth = { address: getAddress(other), symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
const known = {
  namesOf: (address: string) => (address === contract.toLowerCase() ? names : undefined),
  currencyOf: () => weth,
  orderOf: (hash: string) => [listing].find((order) => order.orderHash === hash),
  exchange: seaportAddress,
  now: new Date(5_000),
}
const transactionHash = pad('0xaa')
type Logs = readonly Parameters<typeof ActivityNews.fromReceipt>[0]['logs'][number][]
const tell = (logs: Logs, facts = known) =>
  ActivityNews.fromReceipt({ status: 'success', transactionHash, logs }, facts)
/** The exchange filled a bid for three units of token 7. */
const accepted = fulfilled(seaportAddress)

describe('from', () => {
  test('default: a posted listing, in whole seconds', () => {
    const posted = marketOrder({ orderHash: pad('0x07'), createdAt: new Date(7_900) })
    const trade = { posted, receipts: [], signed: [] }
    expect(ActivityNews.from(trade, known)).toEqual({
      rows: [
        {
          ...{ type: 'listing', at: new Date(7_000), ...names, contract: getAddress(contract), tokenId: 7n },
          ...{ quantity: 1n, from: getAddress(seller), price: 100n, currency: posted.currency },
          orderHash: pad('0x07'),
        },
      ],
      lacksOrders: false,
      lacksSales: false,
    })
  })

  test('behavior: a started auction, and a bid in it', () => {
    const auction: AuctionSummary = {
      ...{ orderHash: pad('0x0a'), maker: seller, reserve: 1n, currency: weth },
      ...{ end: 10n, settleUntil: 20n },
    }
    const toldOf = (change: Partial<MarketOrder>, facts: Partial<ActivityNews.Known> = {}) =>
      ActivityNews.from(
        { posted: marketOrder({ createdAt: new Date(7_900), ...change }), receipts: [], signed: [] },
        { ...known, ...facts },
      ).rows.map(({ inAuction }) => inAuction)
    expect(toldOf({ type: 'english' })).toEqual([true])
    const bid = { side: 'bid', maker: buyer, currency: weth } as const
    expect(toldOf(bid, { auctionOf: () => auction })).toEqual([true])
    expect(toldOf(bid, { auctionOf: () => ({ ...auction, end: 7n }) })).toEqual([undefined])
    expect(toldOf(bid)).toEqual([undefined])
  })

  test('behavior: says that it lacks an order that the outcome does not have', () => {
    const trade = { posted: undefined, receipts: [], signed: [listing.order] }
    expect(ActivityNews.from(trade, known)).toMatchObject({ rows: [], lacksOrders: true })
  })
})

describe('fromReceipt', () => {
  test('default: a sale with its transfer, newest first', () => {
    const logs = [accepted, { ...transfer(seller, buyer), blockTimestamp: 9n }]
    expect(tell(logs)).toMatchObject([
      {
        type: 'transfer',
        at: new Date(9_000),
        from: getAddress(seller),
        to: getAddress(buyer),
        transactionHash,
      },
      {
        ...{ type: 'sale', at: known.now, ...names, tokenId: 7n, quantity: 3n, price: 9n, currency: weth },
        ...{ from: getAddress(buyer), to: getAddress(seller), orderHash, transactionHash },
      },
    ])
  })

  test('behavior: a cancelled order with its price, a mint without a sender', () => {
    expect(tell([cancelled(listing.orderHash), transfer(zeroAddress, buyer)])).toMatchObject([
      { type: 'mint', to: getAddress(buyer) },
      { type: 'cancel', side: 'ask', price: 100n, orderHash: listing.orderHash },
    ])
    expect(tell([transfer(zeroAddress, buyer)])?.[0]).not.toHaveProperty('from')
  })

  test.each<[string, Logs, Partial<typeof known>]>([
    ['an order that the page has not read', [cancelled(pad('0x55'))], {}],
    ['an unknown currency', [accepted], { currencyOf: () => undefined as never }],
    ['a token of an unknown collection', [accepted], { namesOf: () => undefined as never }],
  ])('behavior: nothing of a transaction with %s', (_, logs, facts) => {
    expect(tell([transfer(seller, buyer), ...logs], { ...known, ...facts })).toBeUndefined()
  })

  test('behavior: nothing of one that failed, and no transfers of unknown collections', () => {
    const receipt = { status: 'reverted', transactionHash, logs: [accepted] } as const
    expect(ActivityNews.fromReceipt(receipt, known)).toEqual([])
    expect(tell([transfer(seller, buyer)], { ...known, namesOf: () => undefined as never })).toEqual([])
  })
})

describe('withRows', () => {
  const [transferred, sold] = tell([accepted, transfer(seller, buyer)]) as [Activity, Activity]
  const old: Activity = { ...sold, transactionHash: pad('0xbb') }
  const pages = { pages: [{ activities: [old] }], pageParams: [undefined] }
  const typesIn = (options: ActivityNews.ActivityOptions) =>
    ActivityNews.withRows(pages, options, [transferred, sold]).pages[0]?.activities.map(({ type }) => type)

  test.each<[string, ActivityNews.ActivityOptions]>([
    ['of everything', {}],
    ['of a collection', { slug: 'lanterns' }],
    ['of a token', { contract: contract.toLowerCase(), tokenId: '7' }],
    ['of an account', { account: seller }],
  ])('default: at the top of a list %s', (_, options) => {
    expect(typesIn(options)).toEqual(['transfer', 'sale', 'sale'])
  })

  test.each<[string, ActivityNews.ActivityOptions]>([
    ['another collection', { slug: 'jars' }],
    ['another token', { contract: contract.toLowerCase(), tokenId: '8' }],
    ['another account', { account: other }],
    ['other types', { slug: 'lanterns', types: ['offer'] }],
  ])('behavior: not in a list of %s', (_, options) => {
    expect(ActivityNews.withRows(pages, options, [transferred, sold])).toBe(pages)
  })

  test('behavior: only once, whatever time the market says', () => {
    const has = { ...pages, pages: [{ activities: [{ ...sold, at: new Date(0) }] }] }
    expect(ActivityNews.withRows(has, {}, [sold])).toBe(has)
  })
})
