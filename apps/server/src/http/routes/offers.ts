import * as z from '@souk/base/schema'
import type { OfferCriteria } from '@souk/market'
import { BookOrderWire, OfferWire } from '@souk/market/wire'
import type { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import * as Subject from '../../db/Subject.js'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market } from '../../market/Market.js'
import { acceptOrder } from '../../orders/acceptOrder.js'
import { findBestListing, findBestOffer } from '../../orders/best.js'
import { buildOffer } from '../../orders/buildOffer.js'
import { listOrders } from '../../orders/list.js'
import { findOfferCriteria } from '../../orders/offerCriteria.js'
import { unfilledOf } from '../../orders/store.js'
import { toMarketOrder } from '../../orders/toMarketOrder.js'
import { nullableText } from '../core/answers.js'
import { InputError, NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const paging = { limit: Field.limit(100), next: Field.orderCursor }
const token = { slug: Field.slug, identifier: Field.uint }

/** Routes of offers on several tokens, and of a collection's book. */
export const offerRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v2/offers/build',
    name: 'buildOffer',
    tag: 'Offers',
    summary:
      'Builds the market’s part of an offer on any token of a collection, on traits, or on a list of tokens.',
    // It builds a tree over thousands of tokens, and writes a row with them.
    costOf: () => 10,
    body: OfferWire.buildRequestSchema,
    answer: OfferWire.builtSchema,
    handle: async (market, { body }) => {
      const { offerer, quantity, criteria, protocolAddress } = OfferWire.decodeBuildRequest(body)
      Need.exchange(market, protocolAddress)
      const contract = await contractOf(market, criteria)
      const { traits, tokenIds } = criteria
      return OfferWire.encodeBuilt(
        await buildOffer(market, { offerer, contract, quantity, traits, tokenIds }),
      )
    },
  }),
  route({
    method: 'post',
    path: '/v2/offers',
    name: 'postCollectionOffer',
    tag: 'Offers',
    summary: 'Publishes a signed offer on several tokens of a collection.',
    takesOrders: true,
    body: OfferWire.postSchema,
    answer: OfferWire.schema,
    handle: async (market, { body }) => {
      const { order, protocolAddress, criteria } = OfferWire.decodePost(body)
      assertWanted(order, await contractOf(market, criteria))
      const row = await acceptOrder(market, { side: 'bid', order, protocolAddress })
      const [offer] = await toCollectionOffers(market, [row])
      if (!offer) throw new NotFoundError({ resource: 'collection offer' })
      return OfferWire.encode(offer)
    },
  }),
  route({
    method: 'get',
    path: '/v2/offers/collection/{slug}',
    name: 'getCollectionOffers',
    tag: 'Offers',
    summary: 'Reads the offers on several tokens of a collection, newest first.',
    params: { slug: Field.slug },
    query: paging,
    answer: z.object({ offers: z.array(OfferWire.schema), next: nullableText }),
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const { rows, next } = await readBook(market, { ...params, ...query, side: 'bid', kind: 'criteria' })
      const cursor = Field.toCursor(next)
      const offers = await toCollectionOffers(market, rows)
      return OfferWire.encodePage({ offers, ...(cursor ? { next: cursor } : undefined) })
    },
  }),
  route({
    method: 'get',
    path: '/v2/listings/collection/{slug}/best',
    name: 'getBestListings',
    tag: 'Offers',
    summary: 'Reads a page of the listings of a collection, cheapest first.',
    params: { slug: Field.slug },
    query: paging,
    answer: z.object({ listings: z.array(BookOrderWire.schema), next: nullableText }),
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const { rows, next } = await readBook(market, {
        ...params,
        ...query,
        side: 'ask',
        isCheapestFirst: true,
      })
      return { listings: await toBook(market, rows), next: Field.toCursor(next) ?? null }
    },
  }),
  ...(['listings', 'offers'] as const).flatMap((path) => {
    const side = path === 'listings' ? 'ask' : 'bid'
    return [
      route({
        method: 'get',
        path: `/v2/${path}/collection/{slug}/all`,
        name: path === 'listings' ? 'getAllListings' : 'getAllOffers',
        tag: 'Offers',
        summary: `Reads a page of all ${path} of a collection, newest first.`,
        params: { slug: Field.slug },
        query: paging,
        answer: z.object({ [path]: z.array(BookOrderWire.schema), next: nullableText }),
        about: Need.subjectsOf,
        handle: async (market, { params, query }) => {
          const { rows, next } = await readBook(market, { ...params, ...query, side })
          return { [path]: await toBook(market, rows), next: Field.toCursor(next) ?? null }
        },
      }),
      route({
        method: 'get',
        path: `/v2/${path}/collection/{slug}/nfts/{identifier}/best`,
        name: path === 'listings' ? 'getBestListing' : 'getBestOffer',
        tag: 'Offers',
        summary: `Reads the best of the ${path} for one token.`,
        params: token,
        answer: BookOrderWire.schema,
        about: async (market, { params }) =>
          Subject.tokens(await Need.contractOf(market, params.slug), [params.identifier]),
        handle: async (market, { params }) => {
          const contract = await Need.contractOf(market, params.slug)
          const find = side === 'ask' ? findBestListing : findBestOffer
          const row = await find(market.db, {
            contract,
            identifier: params.identifier,
            now: bookTime(market),
          })
          const [best] = row ? await toBook(market, [row]) : []
          if (!best) throw new NotFoundError({ resource: side === 'ask' ? 'listing' : 'offer' })
          return best
        },
      }),
    ]
  }),
]

/** The contract of a collection. @throws {InputError} when the criteria name another one. */
async function contractOf(market: Market, { slug, contract: named }: OfferCriteria): Promise<Address> {
  const contract = await Need.contractOf(market, slug)
  if (named && !isAddressEqual(named, contract))
    throw new InputError({
      field: 'criteria.contract.address',
      expected: `${contract}, the contract of ${slug}`,
    })
  return contract
}

/** @throws {InputError} when an order is for no token of the collection that the criteria name. */
function assertWanted({ parameters }: Order.Order, contract: Address): void {
  if (!parameters.consideration.some(({ token }) => isAddressEqual(token, contract)))
    throw new InputError({
      field: 'criteria.collection.slug',
      expected: 'the collection that the order is for',
    })
}

type Wanted = z.Fields<typeof paging> & {
  slug: string
  side: 'ask' | 'bid'
  kind?: OrderRow['kind']
  /** @default newest first */
  isCheapestFirst?: boolean
}

const newestFirst = { orderBy: 'created_date', direction: 'desc' } as const
const cheapestFirst = { orderBy: 'eth_price', direction: 'asc' } as const

async function readBook(market: Market, wanted: Wanted) {
  const { slug, side, kind, limit, next, isCheapestFirst = false } = wanted
  const contract = await Need.contractOf(market, slug)
  return listOrders(market.db, {
    sides: [side],
    contract,
    identifiers: [],
    kind,
    ...(isCheapestFirst ? cheapestFirst : newestFirst),
    limit,
    cursor: next,
    now: bookTime(market),
  })
}

/** Writes orders of a collection's book, with the tokens that they are for. */
export async function toBook(market: Market, rows: readonly OrderRow[]) {
  const criteria = await findOfferCriteria(market.db, rows)
  return rows.map((row) => BookOrderWire.encode(toMarketOrder(row, market), criteria.get(row.order_hash)))
}

async function toCollectionOffers(market: Market, rows: readonly OrderRow[]) {
  const found = await findOfferCriteria(market.db, rows)
  return rows.flatMap((row) => {
    const { orderHash, chain, protocolAddress, order, remaining } = toMarketOrder(row, market)
    const criteria = found.get(row.order_hash)
    return criteria
      ? [{ orderHash, chain, protocolAddress, order, criteria, remaining, unfilled: unfilledOf(row) }]
      : []
  })
}
