import * as z from '@souk/base/schema'
import type { AnyOrder, OfferCriteria, OrderSide } from '@souk/market'
import { FailureWire, FulfillmentWire, OrderWire, SignedOrderWire } from '@souk/market/wire'
import { Fraction, Order } from '@souk/seaport'
import type { Hex } from 'viem'
import * as Subject from '../../db/Subject.js'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market, now } from '../../market/Market.js'
import * as Page from '../../market/Page.js'
import { acceptOrder } from '../../orders/acceptOrder.js'
import { acceptBulk } from '../../orders/acceptOrders.js'
import { sizesOfOrders } from '../../orders/criteria.js'
import { toFulfillment } from '../../orders/fulfillment.js'
import { inOrderOf } from '../../orders/inOrderOf.js'
import { listOrders, type OrderQuery } from '../../orders/list.js'
import { lookAgain } from '../../orders/lookAgain.js'
import { findOfferCriteria } from '../../orders/offerCriteria.js'
import { findOrders } from '../../orders/store.js'
import { storedOrder } from '../../orders/storedOrder.js'
import { postedSideOf } from '../../orders/Terms.js'
import { toAnyOrder, toMarketOrder } from '../../orders/toMarketOrder.js'
import { nullableText } from '../core/answers.js'
import * as Written from '../core/Written.js'
import { AuctionError, InputError, NotFillableError, NotFoundError, toRefusal } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

/** How many seconds a buyer's clock, or node, may be ahead of ours. The exchange decides whether an order has started. */
const headStart = 15n

/** The most orders to read by hash in one request. */
const mostOrders = 100

const place = { chain: Field.chain, protocol: Field.protocol }
/** Each order is decoded as if posted alone, so that its refusal can name it. */
const bulk = z.object({ orders: z.array(OrderWire.postSchema) })
const one = z.object({ order: OrderWire.schema })
const page = z.object({
  orders: z.array(OrderWire.schema),
  next: nullableText,
  previous: nullableText,
})

const query = {
  limit: Field.limit(50),
  cursor: Field.orderCursor,
  next: Field.orderCursor,
  asset_contract_address: z.optional(Field.address),
  token_ids: Field.list(Field.uint, 100),
  maker: z.optional(Field.address),
  taker: z.optional(Field.address),
  owner: z.optional(Field.address),
  payment_token_address: z.optional(Field.address),
  listed_after: z.optional(Field.seconds),
  listed_before: z.optional(Field.seconds),
  order_by: Field.choice(['created_date', 'eth_price']),
  order_direction: Field.choice(['desc', 'asc']),
  bundled: Field.flag,
  include_bundled: Field.flag,
  only_english: Field.flag,
}

/** Swaps have no price to choose or order them by. */
const swapQuery = {
  limit: query.limit,
  cursor: query.cursor,
  next: query.next,
  asset_contract_address: query.asset_contract_address,
  token_ids: query.token_ids,
  maker: query.maker,
  owner: query.owner,
}

/** Which orders of the book a path is for, and those of several items among them. */
const sides = [
  { path: 'listings', side: 'ask', bundle: 'bundle_ask', Noun: 'Listings', noun: 'listing' },
  { path: 'offers', side: 'bid', bundle: 'bundle_bid', Noun: 'Offers', noun: 'offer' },
] as const

/** Routes of orders: post, read, cancel, and the data to fill them. */
export const orderRoutes: readonly Route[] = [
  ...sides.flatMap(({ path, side, bundle, Noun, noun }) => [
    route({
      method: 'get',
      path: `/v2/orders/{chain}/{protocol}/${path}`,
      name: `get${Noun}`,
      tag: 'Orders',
      summary: `Reads a page of the ${path} that can be filled now. With a maker, it includes inactive ones.`,
      params: place,
      query,
      answer: page,
      about: (_, { query }) => toSubjects(query),
      handle: async (market, { query }) => {
        const chosen = query.bundled ? [bundle] : query.include_bundled ? [side, bundle] : [side]
        return readPage(market, { ...toQuery(query, market), sides: chosen })
      },
    }),
    route({
      method: 'post',
      path: `/v2/orders/{chain}/{protocol}/${path}`,
      name: `post${Noun.slice(0, -1)}`,
      tag: 'Orders',
      summary: `Publishes a signed ${noun}. Posting it again returns the same answer.`,
      params: place,
      takesOrders: true,
      body: OrderWire.postSchema,
      answer: one,
      handle: (market, { body }) => postOne(market, side, body),
    }),
    route({
      method: 'post',
      path: `/v2/orders/bulk/{chain}/{protocol}/${path}`,
      name: `post${Noun}`,
      tag: 'Orders',
      summary: `Publishes signed ${path}, all of them or none.`,
      params: place,
      takesOrders: true,
      body: bulk,
      answer: z.object({ orders: z.array(OrderWire.schema) }),
      handle: async (market, { body }) => {
        const posted = OrderWire.decodeBulkPost(body).map((order) => ({ side, ...order }))
        const rows = await acceptBulk(market, posted)
        return { orders: rows.map((row, index) => toPosted(market, row, posted[index]?.order)) }
      },
    }),
    route({
      method: 'post',
      path: `/v2/${path}/fulfillment_data`,
      name: `get${Noun.slice(0, -1)}FulfillmentData`,
      tag: 'Orders',
      summary: `Returns the signed ${noun} and a transaction that fills it.`,
      guard: 'read',
      body: FulfillmentWire.requestSchemas[side],
      answer: FulfillmentWire.answerSchema,
      handle: (market, { body }) => readFulfillment(market, side, body),
    }),
  ]),
  route({
    method: 'get',
    path: '/v2/orders/{chain}/{protocol}/swaps',
    name: 'getSwaps',
    tag: 'Orders',
    summary: 'Reads a page of the swaps that can be filled now. With a maker, it includes inactive ones.',
    params: place,
    query: swapQuery,
    answer: z.object({ ...page.shape, orders: z.array(OrderWire.swapSchema) }),
    about: (_, { query }) => toSubjects(query),
    handle: async (market, { query }) =>
      readPage(market, {
        contract: query.asset_contract_address,
        identifiers: query.token_ids,
        maker: query.maker,
        owner: query.owner,
        orderBy: 'created_date',
        direction: 'desc',
        limit: query.limit,
        cursor: query.cursor ?? query.next,
        now: bookTime(market),
        sides: ['swap'],
      }),
  }),
  route({
    method: 'post',
    path: '/v2/orders/{chain}/{protocol}/swaps',
    name: 'postSwap',
    tag: 'Orders',
    summary: 'Publishes a signed swap: NFTs for NFTs, with money on either side or none.',
    params: place,
    takesOrders: true,
    body: OrderWire.postSchema,
    answer: z.object({ order: OrderWire.swapSchema }),
    handle: (market, { body }) => postOne(market, 'swap', body),
  }),
  route({
    method: 'post',
    path: '/v2/swaps/fulfillment_data',
    name: 'getSwapFulfillmentData',
    tag: 'Orders',
    summary: 'Returns the signed swap and a transaction that fills it.',
    guard: 'read',
    body: FulfillmentWire.requestSchemas.swap,
    answer: FulfillmentWire.answerSchema,
    handle: (market, { body }) => readFulfillment(market, 'swap', body),
  }),
  route({
    method: 'post',
    path: '/v2/orders/signed',
    name: 'getSignedOrders',
    tag: 'Orders',
    summary:
      'Returns signed orders to fill together. For each order that cannot be filled now, it returns the reason.',
    guard: 'read',
    body: SignedOrderWire.requestSchema,
    answer: SignedOrderWire.answerSchema,
    handle: async (market, { body }) => {
      const request = SignedOrderWire.decodeRequest(body)
      Field.assertPlace({ chain: request.chain }, market.config.chain)
      Need.exchange(market, request.protocolAddress)
      if (request.orderHashes.length > mostOrders)
        throw new InputError({ field: 'order_hashes', expected: `a list of at most ${mostOrders} hashes` })
      const found = await lookAgain(market, await findOrders(market.db, request.orderHashes))
      const rows = inOrderOf(found, request.orderHashes)
      Page.assertFits(found, await sizesOfOrders(market.db, found))
      const criteria = await findOfferCriteria(market.db, found)
      const orders = rows.map(({ hash, row }) => toSigned(market, { hash, row, criteria }))
      return SignedOrderWire.encode({ chainId: market.chainId, orders })
    },
  }),
]

async function readPage(market: Market, query: OrderQuery): Promise<Written.Written> {
  const { rows, next } = await listOrders(market.db, query)
  const cursor = Field.toCursor(next)
  const orders = rows.map((row) => toAnyOrder(row, market))
  return toPage({ orders, ...(cursor ? { next: cursor } : undefined) })
}

async function postOne(market: Market, side: OrderSide, body: unknown): Promise<Written.Written> {
  const posted = OrderWire.decodePost(body)
  const row = await acceptOrder(market, { side, ...posted })
  const order = toAnyOrder(row, market, withoutTips(posted.order))
  return toOne(order, { signature: posted.order.signature })
}

/** Published clients validate, on chain, the order that a post answers. They need its signature for that. */
function toPosted(market: Market, row: OrderRow, posted: Order.Order | undefined): OrderWire.Wire {
  return OrderWire.encode(toMarketOrder(row, market), { signature: posted?.signature })
}

async function readFulfillment(market: Market, side: OrderSide, body: unknown) {
  const request = FulfillmentWire.decodeRequest(body)
  Field.assertPlace({ chain: request.chain }, market.config.chain)
  Need.exchange(market, request.protocolAddress)
  const found = await Need.order(market, request.orderHash)
  if (postedSideOf(found.side) !== side) throw new NotFoundError({ resource: nouns[side] })
  assertFillable(found, market)
  const [row = found] = await lookAgain(market, [found])
  assertFillable(row, market)
  assertUnits(row, request)
  return FulfillmentWire.encode(await toFulfillment(row, { request, market }))
}

/** @throws {InputError} when the exchange would not fill that many units. */
function assertUnits(row: OrderRow, { unitsToFill }: FulfillmentWire.FulfillmentRequest): void {
  if (unitsToFill === undefined) return
  const { parameters } = storedOrder(row)
  const [total, remaining] = [BigInt(row.total), BigInt(row.remaining)]
  const step = Order.allowsPartialFills(parameters) ? total / Fraction.units(parameters) : total
  if (unitsToFill === 0n || unitsToFill > remaining || unitsToFill % step !== 0n)
    throw new InputError({ field: 'units_to_fill', expected: `a multiple of ${step} up to ${remaining}` })
}

const nouns: Readonly<Record<OrderSide, string>> = { ask: 'listing', bid: 'offer', swap: 'swap' }

function toOne(order: AnyOrder, options?: OrderWire.EncodeOptions): Written.Written {
  return Written.from(`{"order":${OrderWire.print(order, options)}}`)
}

function toPage(page: OrderWire.Page<AnyOrder>): Written.Written {
  return Written.from(OrderWire.printPage(page))
}

/** An order with the hash of a row has the same parameters, except for tips, which no hash covers. */
function withoutTips({ parameters }: Order.Order): { parameters?: Order.Components } {
  return parameters.totalOriginalConsiderationItems === parameters.consideration.length ? { parameters } : {}
}

function assertFillable(row: OrderRow, market: Market): void {
  if (row.kind === 'english') throw new AuctionError()
  const { status, reason } = toAnyOrder(row, market)
  const isAboutToStart = reason === 'not_started' && BigInt(row.start_time) <= now(market) + headStart
  if (status !== 'active' && !isAboutToStart) throw new NotFillableError({ status, reason: reason ?? null })
}

/** A refused order has the same message as if requested alone. */
function toSigned(market: Market, entry: SignedEntry): SignedOrderWire.SignedOrder | SignedOrderWire.Refusal {
  const { hash, row, criteria } = entry
  try {
    if (!row) throw new NotFoundError({ resource: 'order' })
    assertFillable(row, market)
    const order = Order.parse({ parameters: row.parameters, signature: row.signature })
    const known = criteria.get(hash)
    return { orderHash: hash, order, ...(known ? { criteria: known } : undefined) }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return { orderHash: hash, status: refusal.status, failure: FailureWire.decode(refusal.body) }
  }
}

type SignedEntry = { hash: Hex; row: OrderRow | undefined; criteria: ReadonlyMap<string, OfferCriteria> }

type Query = z.Fields<typeof query>

/** An account's page contains its orders alone. */
function toSubjects(query: Pick<Query, 'maker' | 'asset_contract_address' | 'token_ids'>) {
  const { maker, asset_contract_address: contract, token_ids: identifiers } = query
  if (maker) return Subject.accounts([maker])
  if (!contract) return undefined
  return identifiers.length > 0 ? Subject.tokens(contract, identifiers) : Subject.collection(contract)
}

function toQuery(query: Query, market: Market): Omit<OrderQuery, 'sides'> {
  return {
    contract: query.asset_contract_address,
    identifiers: query.token_ids,
    maker: query.maker,
    taker: query.taker,
    owner: query.owner,
    currency: query.payment_token_address,
    listedAfter: query.listed_after,
    listedBefore: query.listed_before,
    kind: query.only_english ? 'english' : undefined,
    orderBy: query.order_by,
    direction: query.order_direction,
    limit: query.limit,
    cursor: query.cursor ?? query.next,
    now: bookTime(market),
  }
}
