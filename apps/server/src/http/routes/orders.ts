import { CancelWire, FulfillmentWire, OrderWire } from '@souk/market/wire'
import { type Context, Hono } from 'hono'
import { type Market, now } from '../../Market.js'
import { acceptOrder } from '../../orders/acceptOrder.js'
import { toFulfillment } from '../../orders/fulfillment.js'
import { type Cursor, listOrders } from '../../orders/list.js'
import { rejudge } from '../../orders/rejudge.js'
import { findOrder } from '../../orders/store.js'
import { toMarketOrder } from '../../orders/toMarketOrder.js'
import { InputError, NotFillableError, NotFoundError } from '../errors.js'
import { readJson } from '../json.js'
import * as Params from '../params.js'

/** Orders: post, read, cancel, and what it takes to fill them. */
export function orderRoutes(market: Market): Hono {
  const app = new Hono()
  for (const [path, side] of [
    ['listings', 'ask'],
    ['offers', 'bid'],
  ] as const) {
    app.get(`/v2/orders/:chain/:protocol/${path}`, (c) => list(c, market, side))
    app.post(`/v2/orders/:chain/:protocol/${path}`, async (c) => {
      Params.assertChain(c.req.param('chain'), market.config.chain)
      Params.assertProtocol(c.req.param('protocol'))
      const row = await acceptOrder(market, { side, ...OrderWire.decodePost(await readJson(c)) })
      return c.json({ order: OrderWire.encode(toMarketOrder(row, market)) })
    })
    app.post(`/v2/${path}/fulfillment_data`, (c) => fulfillment(c, market, side))
  }
  app.get('/v2/order/:hash', async (c) => {
    const row = await findOrder(market.db, Params.hash(c.req.param('hash'), 'hash'))
    if (!row) throw new NotFoundError({ resource: 'order' })
    return c.json({ order: OrderWire.encode(toMarketOrder(row, market)) })
  })
  app.post('/v2/order/cancel', async (c) => {
    const { orderHash } = CancelWire.decodeRequest(await readJson(c))
    if (!(await findOrder(market.db, orderHash))) throw new NotFoundError({ resource: 'order' })
    // Whoever asks, the chain decides; so there is nothing to prove and nothing to abuse.
    await rejudge(market, [orderHash])
    const row = await findOrder(market.db, orderHash)
    if (!row) throw new NotFoundError({ resource: 'order' })
    const { status } = toMarketOrder(row, market)
    return c.json(CancelWire.encode({ orderHash, status, cancelled: status === 'cancelled' }))
  })
  return app
}

async function list(c: Context, market: Market, side: 'ask' | 'bid'): Promise<Response> {
  Params.assertChain(c.req.param('chain') ?? '', market.config.chain)
  Params.assertProtocol(c.req.param('protocol') ?? '')
  const query = (name: string) => c.req.query(name)
  const identifiers = (c.req.queries('token_ids') ?? []).flatMap((ids) => ids.split(','))
  if (identifiers.length > 100) throw new InputError({ field: 'token_ids', expected: 'at most 100 ids' })
  const { rows, next } = await listOrders(market.db, {
    side,
    contract: Params.optionalAddress(query('asset_contract_address'), 'asset_contract_address'),
    identifiers: identifiers.filter((id) => id !== '').map((id) => Params.uint(id, 'token_ids')),
    maker: Params.optionalAddress(query('maker'), 'maker'),
    taker: Params.optionalAddress(query('taker'), 'taker'),
    owner: Params.optionalAddress(query('owner'), 'owner'),
    currency: Params.optionalAddress(query('payment_token_address'), 'payment_token_address'),
    listedAfter: Params.optionalSeconds(query('listed_after'), 'listed_after'),
    listedBefore: Params.optionalSeconds(query('listed_before'), 'listed_before'),
    orderBy: Params.choice(query('order_by'), 'order_by', ['created_date', 'eth_price']),
    direction: Params.choice(query('order_direction'), 'order_direction', ['desc', 'asc']),
    limit: Params.limit(query('limit')),
    cursor: Params.cursor(query('cursor') ?? query('next'), 'cursor', isCursor),
    now: now(market),
  })
  const page = { orders: rows.map((row) => toMarketOrder(row, market)) }
  const cursor = Params.encodeCursor(next)
  return c.json(OrderWire.encodePage({ ...page, ...(cursor ? { next: cursor } : undefined) }))
}

function isCursor(value: unknown): value is Cursor {
  return Params.isPlace(value, { rank: /^\d{1,4}$/, price: /^\d{1,78}$/, sequence: /^\d{1,18}$/ })
}

async function fulfillment(c: Context, market: Market, side: 'ask' | 'bid'): Promise<Response> {
  const request = FulfillmentWire.decodeRequest(await readJson(c))
  Params.assertChain(request.chain, market.config.chain)
  const row = await findOrder(market.db, request.orderHash)
  if (!row || row.side !== side) throw new NotFoundError({ resource: 'order' })
  const { status, reason } = toMarketOrder(row, market)
  if (status !== 'active') throw new NotFillableError({ status, reason: reason ?? null })
  return c.json(FulfillmentWire.encode(toFulfillment(row, { request, market })))
}
