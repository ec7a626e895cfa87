import * as z from '@souk/base/schema'
import { CollectionWire } from '@souk/execute/wire'
import type { RankedCollection } from '@souk/market'
import type { Address } from 'viem'
import { listRanking } from '../../collections/listRanking.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { toNativeUnits } from '../../market/nativeUnits.js'
import { refuse } from '../model/Refusal.js'
import { readCollections } from '../read/collections.js'
import { usual, withoutFlagged } from './fields.js'

const periods = { '1d': '1d', '24h': '1d', '7d': '7d', '30d': '30d' } as const
const period = z.withDefault(
  z.expecting(z.oneOf(['1d', '24h', '7d', '30d']), '1d, 24h, 7d or 30d, the periods of this market'),
  '1d',
)

/** Read routes of what sells most. */
export const trendReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/collections/trending/v1',
    name: 'readTrendingCollections',
    tag: 'Execution reads',
    summary: 'Reads the collections that sold most in a period.',
    query: {
      period,
      sortBy: Field.choice(['volume', 'sales']),
      limit: Field.limit(100, 50),
      useNonFlaggedFloorAsk: withoutFlagged,
      ...usual,
    },
    answer: z.object({ collections: z.array(z.object({ id: z.string(), volume: z.number() })) }),
    handle: async (market, { query }) => {
      const { sortBy: sort, limit } = query
      const about = { period: periods[query.period], sort, direction: 'desc', limit } as const
      return { collections: await writeRanked(market, await listRanking(market, about)) }
    },
  }),
  route({
    method: 'get',
    path: '/collections/trending-mints/v1',
    name: 'readTrendingMints',
    tag: 'Execution reads',
    summary: 'Is refused, because the market does not rank mints.',
    answer: z.object({}),
    isLive: true,
    handle: async () =>
      refuse(
        'mints_unranked',
        'This market does not rank mints. Read those of its collections at /collections/v7?includeMintStages=true.',
      ),
  }),
]

async function writeRanked(market: Market, ranked: readonly RankedCollection[]) {
  const contracts = ranked.flatMap(({ collection }) => collection.contract?.toLowerCase() ?? [])
  const { collections } = await readCollections(market, {
    contracts,
    direction: 'desc',
    withMints: false,
    limit: contracts.length,
    offset: 0,
  })
  const written = new Map(
    CollectionWire.encodePage({ collections }).collections.map((each) => [each.id, each]),
  )
  return ranked.flatMap(({ collection, volume, volumeBefore, sales }) => {
    const facts = written.get((collection.contract ?? '').toLowerCase() as Address)
    if (!facts) return []
    return [
      {
        ...facts,
        contract: facts.id,
        count: sales,
        volume: toNativeUnits(volume),
        volumePercentChange: changeOf(volume, volumeBefore),
        collectionVolume: facts.volume,
      },
    ]
  })
}

/** The change in percent; null if nothing sold before. */
function changeOf(now: bigint, before: bigint | undefined): number | null {
  return before ? (Number(now) / Number(before) - 1) * 100 : null
}
