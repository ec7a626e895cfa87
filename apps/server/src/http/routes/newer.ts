import * as z from '@souk/base/schema'
import { BookOrderWire, OrderWire } from '@souk/market/wire'
import { encodeCollection, encodeStats } from '../../collections/encodeV2.js'
import { findCollection } from '../../collections/list.js'
import { bookTime, type Market, stepTime } from '../../market/Market.js'
import { listOrders } from '../../orders/list.js'
import { toAnyOrder, toMarketOrder } from '../../orders/toMarketOrder.js'
import { readStats, stepSeconds } from '../../stats/readStats.js'
import { nullableText } from '../core/answers.js'
import * as Written from '../core/Written.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const collection = { slug: Field.slug }

/** Routes that only newer clients of the marketplace API use. */
export const newerRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/collections/{slug}',
    name: 'getCollectionBySlug',
    tag: 'Newer clients',
    summary: 'Reads a collection in the form of newer clients.',
    params: collection,
    answer: z.object({
      collection: z.string(),
      name: z.string(),
      fees: z.array(z.object({ recipient: z.string() })),
    }),
    handle: async (market, { params }) =>
      encodeCollection(await findWhole(market, params.slug), market.config),
  }),
  route({
    method: 'get',
    path: '/v2/collections/{slug}/stats',
    name: 'getCollectionStats',
    tag: 'Newer clients',
    summary: 'Reads the sales of a collection in the last day, week and month, and of all time.',
    params: collection,
    answer: z.object({
      total: z.object({ volume: z.number(), sales: z.number(), floor_price: z.number() }),
      intervals: z.array(z.object({ interval: z.string(), volume: z.number(), sales: z.number() })),
    }),
    handle: async (market, { params }) => {
      const contract = await Need.contractOf(market, params.slug)
      const found = await findWhole(market, params.slug)
      return encodeStats(found, await readStats(market.db, { contract, now: stepTime(market, stepSeconds) }))
    },
  }),
  route({
    method: 'get',
    path: '/v2/traits/{slug}',
    name: 'getTraits',
    tag: 'Newer clients',
    summary: 'Reads the traits of a collection, and how many tokens have each value.',
    params: collection,
    answer: z.object({
      categories: z.record(z.string()),
      counts: z.record(z.record(z.number())),
    }),
    handle: async (market, { params }) => {
      const { traits } = await findWhole(market, params.slug)
      const categories = Object.fromEntries(Object.keys(traits).map((type) => [type, 'string']))
      return { categories, counts: traits }
    },
  }),
  route({
    method: 'get',
    path: '/v2/accounts/{address}',
    name: 'getAccount',
    tag: 'Newer clients',
    summary: 'Reads an account. The market has no profiles, so all fields but the address are empty.',
    params: { address: Field.address },
    answer: z.object({ address: z.string(), username: z.string() }),
    handle: async (_, { params }) => ({
      address: params.address,
      username: '',
      profile_image_url: '',
      banner_image_url: '',
      website: '',
      social_media_accounts: [],
      bio: '',
      joined_date: '',
    }),
  }),
  route({
    method: 'get',
    path: '/v2/listings/collection/{slug}/best',
    name: 'getBestListings',
    tag: 'Newer clients',
    summary: 'Reads a page of the listings of a collection, cheapest first.',
    params: collection,
    query: { limit: Field.limit(100), next: Field.orderCursor },
    answer: z.object({ listings: z.array(BookOrderWire.schema), next: nullableText }),
    handle: async (market, { params, query }) => {
      const { rows, next } = await listOrders(market.db, {
        sides: ['ask'],
        contract: await Need.contractOf(market, params.slug),
        identifiers: [],
        orderBy: 'eth_price',
        direction: 'asc',
        limit: query.limit,
        cursor: query.next,
        now: bookTime(market),
      })
      const listings = rows.map((row) => BookOrderWire.encode(toMarketOrder(row, market)))
      return { listings, next: Field.toCursor(next) ?? null }
    },
  }),
  route({
    method: 'get',
    path: '/v2/orders/chain/{chain}/protocol/{address}/{hash}',
    name: 'getOrderOfExchange',
    tag: 'Newer clients',
    summary: 'Reads one order of an exchange by hash, with any status.',
    params: { chain: Field.chain, address: Field.address, hash: Field.hash },
    answer: z.object({ order: OrderWire.schema }),
    handle: async (market, { params }) => {
      Need.exchange(market, params.address)
      const row = await Need.order(market, params.hash)
      return Written.from(`{"order":${OrderWire.print(toAnyOrder(row, market))}}`)
    },
  }),
]

async function findWhole(market: Market, slug: string) {
  const found = await findCollection(market, slug)
  if (!found) throw new NotFoundError({ resource: 'collection' })
  return found
}
