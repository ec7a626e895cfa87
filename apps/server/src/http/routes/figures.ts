import * as z from '@souk/base/schema'
import { historyPeriods, rankingPeriods, rankingSorts } from '@souk/market'
import { CollectionHistoryWire, DepthWire, HoldersWire, MintsWire, RankingWire } from '@souk/market/wire'
import { listHolders, readDistribution } from '../../collections/listHolders.js'
import { listRanking } from '../../collections/listRanking.js'
import { readDepth } from '../../collections/readDepth.js'
import { readHistory } from '../../collections/readHistory.js'
import { readMints } from '../../mints/readMints.js'
import { nullableText } from '../core/answers.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const collection = { slug: Field.slug }

/** Routes of collection statistics. */
export const figureRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/ranking',
    name: 'getRanking',
    tag: 'Collections',
    summary:
      'Ranks the market’s collections by their activity within a period. Floor, volume and sales are of single tokens, not of bundles and swaps.',
    query: {
      period: Field.choice(rankingPeriods),
      sort: Field.choice(rankingSorts),
      direction: Field.choice(['desc', 'asc']),
      limit: Field.limit(200, 100),
    },
    answer: z.object({ ranking: z.array(RankingWire.schema) }),
    handle: async (market, { query }) =>
      RankingWire.encodePage({ ranking: await listRanking(market, query) }, market.config),
  }),
  route({
    method: 'get',
    path: '/v2/collection/{slug}/history',
    name: 'getCollectionHistory',
    tag: 'Collections',
    summary:
      'Reads a collection’s sales and floor, by the hour, day or week, up to now. Both are of single tokens, not of bundles and swaps.',
    params: collection,
    query: { period: Field.choice(historyPeriods) },
    answer: CollectionHistoryWire.schema,
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const contract = await Need.contractOf(market, params.slug)
      return CollectionHistoryWire.encode(await readHistory(market, { contract, period: query.period }))
    },
  }),
  route({
    method: 'get',
    path: '/v2/collection/{slug}/holders',
    name: 'getHolders',
    tag: 'Collections',
    summary: 'Reads a page of the holders of a collection, largest first, and the distribution of holdings.',
    params: collection,
    query: { limit: Field.limit(100, 50), next: Field.holderCursor },
    answer: z.object({
      holders: z.array(HoldersWire.schema),
      distribution: z.nullish(z.array(HoldersWire.groupSchema)),
      next: nullableText,
    }),
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const contract = await Need.contractOf(market, params.slug)
      const [{ holders, next }, distribution] = await Promise.all([
        listHolders(market.db, { contract, limit: query.limit, cursor: query.next }),
        query.next ? undefined : readDistribution(market.db, contract),
      ])
      const cursor = Field.toCursor(next)
      return HoldersWire.encodePage({
        holders,
        ...(distribution ? { distribution } : undefined),
        ...(cursor ? { next: cursor } : undefined),
      })
    },
  }),
  route({
    method: 'get',
    path: '/v2/collection/{slug}/depth',
    name: 'getDepth',
    tag: 'Collections',
    summary:
      'Reads the order book of a collection by price: its listings, collection offers and trait offers.',
    params: collection,
    answer: DepthWire.schema,
    about: Need.subjectsOf,
    handle: async (market, { params }) =>
      DepthWire.encode(await readDepth(market, await Need.contractOf(market, params.slug))),
  }),
  route({
    method: 'get',
    path: '/v2/collection/{slug}/mints',
    name: 'getMints',
    tag: 'Collections',
    summary:
      'Reads how units of a collection can be minted, as its contract states it, and how much of it an account may mint.',
    params: collection,
    query: { account: z.optional(Field.address) },
    answer: MintsWire.listSchema,
    handle: async (market, { params, query }) => {
      const contract = await Need.contractOf(market, params.slug)
      const offered = await readMints(market, { contract, account: query.account })
      return MintsWire.encodeList(offered.map(({ mint }) => mint))
    },
  }),
]
