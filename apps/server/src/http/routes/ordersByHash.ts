import * as z from '@souk/base/schema'
import { CancelWire, OrderWire } from '@souk/market/wire'
import * as Subject from '../../db/Subject.js'
import type { OrderRow } from '../../db/tables.js'
import type { Market } from '../../market/Market.js'
import * as Page from '../../market/Page.js'
import { inOrderOf } from '../../orders/inOrderOf.js'
import { rejudge } from '../../orders/rejudge.js'
import { findOrders } from '../../orders/store.js'
import { toAnyOrder } from '../../orders/toMarketOrder.js'
import * as Written from '../core/Written.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

/** The most orders to read in one request. */
const mostOrders = 100

const one = z.object({ order: OrderWire.schema })

/** Routes of orders that a client names by hash. */
export const orderByHashRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/orders',
    name: 'getOrdersByHash',
    tag: 'Orders',
    summary: 'Reads orders by hash, with any status, in the requested order.',
    query: { order_hashes: Field.list(Field.hash, mostOrders) },
    answer: z.object({ orders: z.array(OrderWire.schema) }),
    about: (_, { query }) => Subject.orders(query.order_hashes),
    handle: async (market, { query }) => {
      const found = await findOrders(market.db, query.order_hashes)
      Page.assertFits(found, Page.sizeOfOrder)
      const rows = inOrderOf(found, query.order_hashes)
      return OrderWire.encodeBulk(rows.flatMap(({ row }) => (row ? [toAnyOrder(row, market)] : [])))
    },
  }),
  route({
    method: 'get',
    path: '/v2/order/{hash}',
    name: 'getOrder',
    tag: 'Orders',
    summary: 'Reads one order by hash, with any status.',
    params: { hash: Field.hash },
    answer: one,
    about: (_, { params }) => Subject.orders([params.hash]),
    handle: async (market, { params }) => toOne(market, await Need.order(market, params.hash)),
  }),
  route({
    method: 'get',
    path: '/v2/orders/chain/{chain}/protocol/{address}/{hash}',
    name: 'getOrderOfExchange',
    tag: 'Orders',
    summary: 'Reads one order of an exchange by hash, with any status.',
    params: { chain: Field.chain, address: Field.address, hash: Field.hash },
    answer: one,
    about: (_, { params }) => Subject.orders([params.hash]),
    handle: async (market, { params }) => {
      Need.exchange(market, params.address)
      return toOne(market, await Need.order(market, params.hash))
    },
  }),
  route({
    method: 'post',
    path: '/v2/order/cancel',
    name: 'cancelOrder',
    tag: 'Orders',
    summary: 'Asks the market to check an order again, because it was cancelled on chain.',
    body: CancelWire.requestSchema,
    answer: CancelWire.resultSchema,
    handle: async (market, { body }) => {
      const { orderHash } = CancelWire.decodeRequest(body)
      await Need.order(market, orderHash)
      // The chain decides the result, so the caller needs no proof, and can abuse nothing.
      await rejudge(market, [orderHash])
      const { status } = toAnyOrder(await Need.order(market, orderHash), market)
      return CancelWire.encode({ orderHash, status, cancelled: status === 'cancelled' })
    },
  }),
]

function toOne(market: Market, row: OrderRow): Written.Written {
  return Written.from(`{"order":${OrderWire.print(toAnyOrder(row, market))}}`)
}
