import * as z from '@souk/base/schema'
import type { RankingPeriod, RankingSort } from '@souk/market'
import { encodeCollection } from '../../collections/encodeV2.js'
import { findCollections } from '../../collections/list.js'
import { listHolders } from '../../collections/listHolders.js'
import { listRanking } from '../../collections/listRanking.js'
import type { Market } from '../../market/Market.js'
import { nullableText } from '../core/answers.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { InputError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const form = z.object({ collection: z.string(), name: z.string() })
const page = z.object({ collections: z.array(form), next: nullableText })

const slugsSchema = z.object({ slugs: z.array(z.string()) })
const mostSlugs = 20

/** The names of periods that other markets of this family share. */
const periods = { one_day: '1d', seven_days: '7d', thirty_days: '30d', all_time: 'all' } as const

const sorts: Readonly<Record<string, readonly [RankingSort, RankingPeriod]>> = {
  one_day_volume: ['volume', '1d'],
  seven_days_volume: ['volume', '7d'],
  thirty_days_volume: ['volume', '30d'],
  total_volume: ['volume', 'all'],
  one_day_sales: ['sales', '1d'],
  seven_days_sales: ['sales', '7d'],
  thirty_days_sales: ['sales', '30d'],
  total_sales: ['sales', 'all'],
  floor_price: ['floor', 'all'],
  num_owners: ['owners', 'all'],
}
const sortNames = Object.keys(sorts) as [string, ...string[]]

/** Field of a list of chains, of which this market serves one. */
const chains = Field.list(Field.chain, 20)

/** Routes of collections in the order of their success, and by name, in the form that newer clients read. */
export const chartRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/collections/trending',
    name: 'getTrendingCollections',
    tag: 'Collections',
    summary: 'Reads the collections with the most sales in a period.',
    query: {
      timeframe: Field.choice(['one_day', 'seven_days', 'thirty_days', 'all_time']),
      chains,
      limit: Field.limit(100),
    },
    answer: page,
    handle: async (market, { query }) =>
      readChart(market, { ...query, period: periods[query.timeframe], sort: 'sales' }),
  }),
  route({
    method: 'get',
    path: '/v2/collections/top',
    name: 'getTopCollections',
    tag: 'Collections',
    summary: 'Reads the collections with the highest volume, sales, floor or number of owners.',
    query: { sort_by: Field.choice(sortNames), chains, limit: Field.limit(100) },
    answer: page,
    handle: async (market, { query }) => {
      const [sort, period] = sorts[query.sort_by] ?? ['volume', '1d']
      return readChart(market, { ...query, period, sort })
    },
  }),
  route({
    method: 'post',
    path: '/v2/collections/batch',
    name: 'getCollectionsBatch',
    tag: 'Collections',
    summary: 'Reads collections by slug, in the requested order. Unknown collections are left out.',
    guard: 'read',
    body: slugsSchema,
    answer: z.object({ collections: z.array(form) }),
    handle: async (market, { body }) => {
      const { slugs } = decodeInput(slugsSchema, body, { name: 'body' })
      if (slugs.length > mostSlugs)
        throw new InputError({ field: 'slugs', expected: `a list of at most ${mostSlugs} names` })
      const found = new Map((await findCollections(market, { slugs })).map((each) => [each.slug, each]))
      const collections = slugs.flatMap((slug) => found.get(slug) ?? [])
      return { collections: collections.map((each) => encodeCollection(each, market.config)) }
    },
  }),
  route({
    method: 'get',
    path: '/v2/collections/{slug}/holders',
    name: 'getCollectionHolders',
    tag: 'Collections',
    summary: 'Reads a page of the holders of a collection, largest first, with their shares in percent.',
    params: { slug: Field.slug },
    query: { limit: Field.limit(100), next: Field.holderCursor },
    answer: z.object({
      holders: z.array(z.object({ address: z.string(), quantity: z.number(), percentage: z.number() })),
      next: nullableText,
    }),
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const contract = await Need.contractOf(market, params.slug)
      const [collection] = await findCollections(market, { contracts: [contract] })
      const supply = Number(collection?.stats.totalSupply ?? 0n)
      const { holders, next } = await listHolders(market.db, {
        contract,
        limit: query.limit,
        cursor: query.next,
      })
      return {
        holders: holders.map(({ address, quantity }) => ({
          address: address.toLowerCase(),
          quantity: Number(quantity),
          percentage: supply === 0 ? 0 : (Number(quantity) / supply) * 100,
        })),
        next: Field.toCursor(next) ?? null,
      }
    },
  }),
]

type Chart = { sort: RankingSort; period: RankingPeriod; limit: number; chains: readonly string[] }

async function readChart(market: Market, { sort, period, limit, chains: wanted }: Chart) {
  for (const chain of wanted) Field.assertPlace({ chain }, market.config.chain)
  const ranked = await listRanking(market, { sort, period, limit, direction: 'desc' })
  return {
    collections: ranked.map(({ collection }) => encodeCollection(collection, market.config)),
    next: null,
  }
}
