import * as z from '@souk/base/schema'
import { BookOrderWire } from '@souk/market/wire'
import { bookTime } from '../../market/Market.js'
import { listOrders } from '../../orders/list.js'
import { nullableText } from '../core/answers.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'
import { toBook } from './offers.js'

const paging = { limit: Field.limit(100), next: Field.orderCursor }
const answer = z.object({ offers: z.array(BookOrderWire.schema), next: nullableText })
const highestFirst = { orderBy: 'eth_price', direction: 'desc' } as const

/** Routes of offers by what they are for. */
export const nftOfferRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/offers/collection/{slug}/traits',
    name: 'getTraitOffers',
    tag: 'Offers',
    summary: 'Reads a page of the offers for tokens with a trait, highest first.',
    params: { slug: Field.slug },
    query: { type: Field.query, value: Field.query, ...paging },
    answer,
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const { type, value, limit, next: cursor } = query
      const { rows, next } = await listOrders(market.db, {
        sides: ['bid'],
        contract: await Need.contractOf(market, params.slug),
        identifiers: [],
        trait: { type, value },
        ...highestFirst,
        limit,
        cursor,
        now: bookTime(market),
      })
      return { offers: await toBook(market, rows), next: Field.toCursor(next) ?? null }
    },
  }),
  route({
    method: 'get',
    path: '/v2/offers/collection/{slug}/nfts/{identifier}',
    name: 'getOffersByNft',
    tag: 'Offers',
    summary: 'Reads a page of the offers that the owner of a token can accept, highest first.',
    params: { slug: Field.slug, identifier: Field.uint },
    query: paging,
    answer,
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const { limit, next: cursor } = query
      const { rows, next } = await listOrders(market.db, {
        sides: ['bid'],
        contract: await Need.contractOf(market, params.slug),
        identifiers: [params.identifier],
        ...highestFirst,
        limit,
        cursor,
        now: bookTime(market),
      })
      return { offers: await toBook(market, rows), next: Field.toCursor(next) ?? null }
    },
  }),
]
