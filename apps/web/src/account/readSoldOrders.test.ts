import { createMarketApi } from '@souk/market'
import { ActivityWire, OrderWire } from '@souk/market/wire'
import { Auction, Order } from '@souk/seaport'
import {
  buyer,
  contract,
  ether,
  market as exchange,
  order,
  parameters,
  seller,
} from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { readSoldOrders } from './readSoldOrders.js'

const orderHash = Order.hash(parameters)
const sale = {
  type: 'sale',
  at: new Date(0),
  collection: 'lanterns',
  contract,
  quantity: 1n,
  from: seller,
  orderHash,
} as const
const { signal } = new AbortController()

/** A market that has one order, and the paths that it was asked for. */
function market() {
  const asked: string[] = []
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: '',
    fetch: async (url) => {
      asked.push(String(url))
      return asked.at(-1) === `/v2/order/${orderHash}`
        ? Response.json({ order: OrderWire.encode({ ...order, orderHash }) })
        : Response.json({ errors: ['Not found'] }, { status: 404 })
    },
  })
  return { api, asked }
}

describe('readSoldOrders', () => {
  test('default: each order of an own sale, once', async () => {
    const { api, asked } = market()
    const orders = await readSoldOrders(api, [sale, sale], { account: seller, signal })
    expect([...orders].map(([hash, { total }]) => [hash, total])).toEqual([[orderHash, order.total]])
    expect(asked).toEqual([`/v2/order/${orderHash}`])
  })

  test('behavior: nothing is read for purchases, transfers and swaps', async () => {
    const { api, asked } = market()
    const others = [
      { ...sale, from: buyer, to: seller },
      { ...sale, type: 'transfer' },
      { ...sale, side: 'swap' },
    ] as const
    expect((await readSoldOrders(api, others, { account: seller, signal })).size).toBe(0)
    expect(asked).toEqual([])
  })

  test('behavior: an order that the market does not have is left out', async () => {
    const { api } = market()
    const lost = { ...sale, orderHash: '0x0a' } as const
    const orders = await readSoldOrders(api, [lost, sale], { account: seller, signal })
    expect([...orders.keys()]).toEqual([orderHash])
  })

  test('param: signal: ends the reading', async () => {
    const { api } = market()
    const reading = readSoldOrders(api, [sale], { account: seller, signal: AbortSignal.abort() })
    await expect(reading).rejects.toThrow()
  })
})

describe('the winning bid of an auction', () => {
  const price = 10n ** 18n
  const [mine, ...fees] = parameters.consideration
  const [item] = parameters.offer
  const coins = { ...mine, recipient: buyer, startAmount: price, endAmount: price }
  const auctionOf = (feeBasisPoints: number) => {
    const zoneHash = Auction.encodeTerms({ settler: exchange, end: 5n, feeBasisPoints })
    const signed = {
      ...parameters,
      zoneHash,
      consideration: [mine],
      totalOriginalConsiderationItems: 1,
    } as Order.Components
    return { ...order, order: { ...order.order, parameters: signed }, orderHash, type: 'english' } as const
  }
  const bids = [7n, 8n, 9n].map((salt) => {
    const consideration = [{ ...item, recipient: buyer }, ...fees]
    const signed = { ...parameters, salt, offerer: buyer, offer: [coins], consideration } as Order.Components
    const given = { ...order, side: 'bid', maker: buyer, orderHash: Order.hash(signed) } as const
    return { ...given, order: { ...order.order, parameters: signed } }
  })
  const [first, second, third] = bids as [(typeof bids)[0], (typeof bids)[0], (typeof bids)[0]]
  const sold = { ...sale, tokenId: 1n, to: buyer, price, currency: ether, at: new Date(9_000) } as const
  const offered = (hash: `0x${string}`, change: object = {}) =>
    ({
      ...sold,
      type: 'offer',
      from: buyer,
      to: undefined,
      at: new Date(1_000),
      orderHash: hash,
      ...change,
    }) as const

  /** A market with the auction, its bids and the offers for its item. */
  function read(
    orders: readonly (typeof bids)[0][],
    offers: readonly ReturnType<typeof offered>[],
    feeBasisPoints = 750,
  ) {
    const api = createMarketApi({
      chain: 'souk',
      baseUrl: '',
      fetch: async (url) => {
        const path = String(url)
        const found = [auctionOf(feeBasisPoints), ...orders].find(
          (one) => path === `/v2/order/${one.orderHash}`,
        )
        if (found) return Response.json({ order: OrderWire.encode(found) })
        return path.startsWith(`/v2/events/chain/souk/contract/${contract}/nfts/1`)
          ? Response.json(ActivityWire.encodePage({ activities: offers }))
          : Response.json({ errors: ['Not found'] }, { status: 404 })
      },
    })
    return readSoldOrders(api, [sold], { account: seller, signal })
  }
  const filled = (bid: (typeof bids)[0]) => ({ ...bid, status: 'filled' }) as const

  test('default: the filled bid of the buyer at the price of the sale stands for the auction', async () => {
    const orders = await read([filled(first), second, filled(third)] as never, [
      offered(first.orderHash),
      // Another one that was not filled, and a filled one at another price.
      offered(second.orderHash),
      offered(third.orderHash, { price: 4n }),
    ])
    expect(orders.get(orderHash)?.orderHash).toBe(first.orderHash)
  })

  test('behavior: the auction stays if no bid or several could be the one', async () => {
    const two = await read([filled(first), filled(second)] as never, [
      offered(first.orderHash),
      offered(second.orderHash),
    ])
    const none = await read([filled(first)] as never, [offered(first.orderHash, { from: seller })])
    expect([two, none].map((orders) => orders.get(orderHash)?.orderHash)).toEqual([orderHash, orderHash])
  })
  test('behavior: the auction stays if it guarantees its seller less than the bid leaves', async () => {
    const orders = await read([filled(first)] as never, [offered(first.orderHash)], 800)
    expect(orders.get(orderHash)?.orderHash).toBe(orderHash)
  })
})
