import { createMarketApi } from '@souk/market'
import { OrderWire } from '@souk/market/wire'
import { Order } from '@souk/seaport'
import { buyer, contract, order, parameters, seller } from '@souk/ui/parts/testing/fixtures.js'
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
