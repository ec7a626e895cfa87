import * as z from '@souk/base/schema'
import { encodeCollection, encodeStats } from '../../collections/encodeV2.js'
import { findCollection } from '../../collections/list.js'
import { type Market, stepTime } from '../../market/Market.js'
import { readAveragePrice, readStats, stepSeconds } from '../../stats/readStats.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const collection = { slug: Field.slug }

/** Routes of one collection: its facts, its sales and its traits. */
export const collectionFactRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/collections/{slug}',
    name: 'getCollectionBySlug',
    tag: 'Collections',
    summary: 'Reads a collection in the second form of this API.',
    params: collection,
    answer: z.object({
      collection: z.string(),
      name: z.string(),
      fees: z.array(z.object({ recipient: z.string() })),
    }),
    about: Need.subjectsOf,
    handle: async (market, { params }) =>
      encodeCollection(await findWhole(market, params.slug), market.config),
  }),
  route({
    method: 'get',
    path: '/v2/collections/{slug}/stats',
    name: 'getCollectionStats',
    tag: 'Collections',
    summary: 'Reads the sales of a collection in the last day, week and month, and of all time.',
    params: collection,
    answer: z.object({
      total: z.object({ volume: z.number(), sales: z.number(), floor_price: z.number() }),
      intervals: z.array(z.object({ interval: z.string(), volume: z.number(), sales: z.number() })),
    }),
    about: Need.subjectsOf,
    handle: async (market, { params }) => {
      const contract = await Need.contractOf(market, params.slug)
      const [found, sales, averagePrice] = await Promise.all([
        findWhole(market, params.slug),
        readStats(market.db, { contract, now: stepTime(market, stepSeconds) }),
        readAveragePrice(market.db, { contract }),
      ])
      return encodeStats(found, { ...sales, averagePrice })
    },
  }),
  route({
    method: 'get',
    path: '/v2/traits/{slug}',
    name: 'getTraits',
    tag: 'Collections',
    summary: 'Reads the traits of a collection, and how many tokens have each value.',
    params: collection,
    answer: z.object({
      categories: z.record(z.string()),
      counts: z.record(z.record(z.number())),
    }),
    about: Need.subjectsOf,
    handle: async (market, { params }) => {
      const { traits } = await findWhole(market, params.slug)
      const categories = Object.fromEntries(Object.keys(traits).map((type) => [type, 'string']))
      return { categories, counts: traits }
    },
  }),
]

async function findWhole(market: Market, slug: string) {
  const found = await findCollection(market, slug)
  if (!found) throw new NotFoundError({ resource: 'collection' })
  return found
}
