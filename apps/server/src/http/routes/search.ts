import * as z from '@souk/base/schema'
import { CollectionWire, NftWire, SearchResultsWire } from '@souk/market/wire'
import { search } from '../../search/search.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of the search. */
export const searchRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/search',
    name: 'getSearchResults',
    tag: 'Collections',
    summary: 'Finds collections by name, tokens by words of their names or by id, and accounts by address.',
    query: { q: Field.query, limit: Field.limit(20, 8) },
    answer: z.object({
      collections: z.array(CollectionWire.schema),
      nfts: z.array(NftWire.schema),
      account: z.nullish(SearchResultsWire.accountSchema),
    }),
    handle: async (market, { query }) =>
      SearchResultsWire.encode(await search(market, { text: query.q, limit: query.limit }), market.config),
  }),
]
