import * as z from '@souk/base/schema'
import { CollectionWire, CurrencyWire } from '@souk/market/wire'
import { encodeCollection } from '../../collections/encodeV2.js'
import { findCollection, findCollections, listCollections, listNewest } from '../../collections/list.js'
import type { Market } from '../../market/Market.js'
import { withUsdPrice } from '../../market/withUsdPrice.js'
import { nullableText } from '../core/answers.js'
import { InputError, NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const page = z.object({ collections: z.array(CollectionWire.schema), next: nullableText })

/** The most collections to read by name in one request. */
const mostSlugs = 100

/** Reads collections in the form of the newer clients, which ask for an order. */
async function readNewest(
  market: Market,
  { limit, next }: { limit: number; next?: { position: number } | undefined },
) {
  const after = next?.position ?? 0
  const found = await listNewest(market, { limit: limit + 1, offset: after })
  const shown = found.slice(0, limit).map((each) => encodeCollection(each, market.config))
  const cursor = found.length > limit ? Field.toCursor({ position: after + limit }) : undefined
  return { collections: shown, next: cursor ?? null }
}

/** Routes of collections and payment currencies. */
export const collectionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/collections',
    name: 'getCollections',
    tag: 'Collections',
    summary: 'Reads a page of the market’s collections.',
    query: {
      limit: Field.limit(50),
      next: Field.positionCursor,
      chain: z.optional(Field.chain),
      order_by: z.optional(z.oneOf(['created_date'])),
      include_hidden: Field.satisfied('Collections that the operator hides are in no list.'),
    },
    answer: z.object({
      collections: z.array(z.union([CollectionWire.schema, z.object({ collection: z.string() })])),
      next: nullableText,
    }),
    handle: async (market, { query }) => {
      Field.assertPlace({ chain: query.chain }, market.config.chain)
      if (query.order_by) return readNewest(market, query)
      const { collections, next } = await listCollections(market, {
        limit: query.limit,
        after: Number(query.next?.position ?? -1),
      })
      const cursor = next === undefined ? undefined : Field.toCursor({ position: next })
      return CollectionWire.encodePage(
        { collections, ...(cursor ? { next: cursor } : undefined) },
        market.config,
      )
    },
  }),
  route({
    method: 'post',
    path: '/v2/collections',
    name: 'findCollections',
    tag: 'Collections',
    summary: 'Reads collections by slug, in the requested order. Unknown collections are left out.',
    guard: 'read',
    body: CollectionWire.slugsSchema,
    answer: page,
    handle: async (market, { body }) => {
      const slugs = CollectionWire.decodeSlugs(body)
      if (slugs.length > mostSlugs)
        throw new InputError({ field: 'slugs', expected: `a list of at most ${mostSlugs} names` })
      const found = new Map(
        (await findCollections(market, { slugs })).map((collection) => [collection.slug, collection]),
      )
      const collections = slugs.flatMap((slug) => found.get(slug) ?? [])
      return CollectionWire.encodePage({ collections }, market.config)
    },
  }),
  route({
    method: 'get',
    path: '/v2/collection/{slug}',
    // Clients of the first API version read collections here.
    aliases: ['/api/v1/collection/{slug}', '/api/v1/collection/{slug}/'],
    name: 'getCollection',
    tag: 'Collections',
    summary:
      'Reads a collection with its numbers, fees and trait counts. Floor, volume and sales are of single tokens, not of bundles and swaps.',
    params: { slug: Field.slug },
    answer: z.object({ collection: CollectionWire.schema }),
    about: Need.subjectsOf,
    handle: async (market, { params }) => {
      const collection = await findCollection(market, params.slug)
      if (!collection) throw new NotFoundError({ resource: 'collection' })
      return { collection: CollectionWire.encode(collection, market.config) }
    },
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/payment_token/{address}',
    name: 'getPaymentToken',
    tag: 'Collections',
    summary: 'Reads one currency that the market accepts.',
    params: { chain: Field.chain, address: Field.address },
    answer: CurrencyWire.schema,
    cacheSeconds: 60,
    isLive: true,
    handle: async (market, { params }) => {
      const currency = market.config.currencies.find(
        (known) => known.address.toLowerCase() === params.address,
      )
      if (!currency) throw new NotFoundError({ resource: 'payment token' })
      return CurrencyWire.encode(withUsdPrice(market, currency))
    },
  }),
]
