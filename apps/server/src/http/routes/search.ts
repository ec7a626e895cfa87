import * as z from '@souk/base/schema'
import type { SearchResults } from '@souk/market'
import { CollectionWire, NftWire, SearchResultsWire } from '@souk/market/wire'
import type { Config } from '../../market/config.js'
import { search } from '../../search/search.js'
import { InputError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** The kinds of results. The market finds no currencies. */
const types = ['collection', 'nft', 'token', 'account'] as const

/** Routes of the search. */
export const searchRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/search',
    name: 'getSearchResults',
    tag: 'Collections',
    summary: 'Finds collections by name, tokens by words of their names or by id, and accounts by address.',
    query: {
      q: z.optional(Field.query),
      query: z.optional(Field.query),
      chains: Field.list(Field.chain, 20),
      asset_types: Field.list(z.oneOf(types), types.length),
      limit: Field.limit(50, 8),
    },
    answer: z.union([
      z.object({
        collections: z.array(CollectionWire.schema),
        nfts: z.array(NftWire.schema),
        account: z.nullish(SearchResultsWire.accountSchema),
      }),
      z.object({ results: z.array(z.object({ type: z.oneOf(types) })) }),
    ]),
    handle: async (market, { query: { q, query, chains, asset_types: wanted, limit } }) => {
      if (q && !query && chains.length === 0 && wanted.length === 0)
        return SearchResultsWire.encode(await search(market, { text: q, limit }), market.config)
      if (!query || q) throw new InputError({ field: 'query', expected: 'given, and without q' })
      for (const chain of chains) Field.assertPlace({ chain }, market.config.chain)
      const found = encodeResults(await search(market, { text: query, limit }), market.config)
      return {
        results: found.filter(({ type }) => wanted.length === 0 || wanted.includes(type)).slice(0, limit),
      }
    },
  }),
]

/** Writes search results as one list, which newer clients read. */
function encodeResults(
  { collections, nfts, account }: SearchResults,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): readonly { type: (typeof types)[number]; [name: string]: unknown }[] {
  const link = (path: string) => ({ opensea_url: siteUrl ? `${siteUrl}${path}` : '' })
  return [
    ...collections.map(({ slug, name, imageUrl }) => ({
      type: 'collection' as const,
      collection: {
        collection: slug,
        name,
        image_url: imageUrl ?? null,
        is_disabled: false,
        is_nsfw: false,
        ...link(`/collection/${slug}`),
      },
    })),
    ...nfts.map(({ tokenId, collection, contract, name, imageUrl }) => ({
      type: 'nft' as const,
      nft: {
        identifier: String(tokenId),
        collection,
        contract: contract.toLowerCase(),
        name: name ?? null,
        image_url: imageUrl ?? null,
        ...link(`/item/${contract}/${tokenId}`),
      },
    })),
    ...(account
      ? [
          {
            type: 'account' as const,
            account: {
              address: account.address.toLowerCase(),
              username: null,
              ...link(`/account/${account.address}`),
            },
          },
        ]
      : []),
  ]
}
