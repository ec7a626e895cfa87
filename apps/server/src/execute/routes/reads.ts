import * as z from '@souk/base/schema'
import { ActivityWire, BookOrderWire, CollectionWire, TokenWire, UserTokenWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import { listActivity } from '../../activity/listActivity.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { listNfts } from '../../nfts/list.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findContract } from '../facts/places.js'
import { readRoyalties } from '../facts/readRoyalties.js'
import * as TokenSet from '../facts/TokenSet.js'
import { toActivities, toOwnTypes } from '../read/activity.js'
import { readCollections } from '../read/collections.js'
import { listBook } from '../read/listBook.js'
import { toBookOrder } from '../read/toBookOrder.js'
import { toTokens, toUserTokens } from '../read/tokens.js'
import { token, tokens, traitsOf } from './fields.js'

const mostActivities = 50
const flags = { includeTopBid: Field.flag, includeAttributes: Field.flag }
const addresses = Field.list(Field.address, 50)
const place = z.optional(Field.slug)

/** The read routes of the step-based execution API. */
export const readRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/tokens/v7',
    name: 'readTokens',
    tag: 'Execution reads',
    summary: 'Reads a page of tokens, each with its cheapest listing.',
    query: {
      tokens,
      collection: place,
      contract: addresses,
      sortBy: Field.choice(['floorAskPrice', 'tokenId', 'rarity']),
      sortDirection: Field.choice(['asc', 'desc']),
      limit: Field.limit(100),
      continuation: Field.nftCursor,
      ...flags,
    },
    answer: TokenWire.pageSchema,
    handle: async (market, { query, search }) => {
      const { limit, continuation, includeTopBid: withBids, includeAttributes: withAttributes } = query
      const named = query.tokens.map((each) => ({ address: each.contract, identifier: each.tokenId }))
      const contract = query.collection ? await findContract(market, query.collection) : query.contract[0]
      const { nfts, next } =
        named.length > 0
          ? { nfts: await readNfts(market, named, { isWhole: true }), next: undefined }
          : await listNfts(market, {
              ...toNftQuery(query),
              contract,
              traits: traitsOf(search()),
              limit,
              cursor: continuation,
            })
      return TokenWire.encodePage({
        tokens: await toTokens(market, nfts, { withBids, withAttributes }),
        ...toContinuation(next),
      })
    },
  }),
  route({
    method: 'get',
    path: '/users/{user}/tokens/v10',
    name: 'readUserTokens',
    tag: 'Execution reads',
    summary: 'Reads a page of the tokens of an account, with their listings.',
    params: { user: Field.address },
    query: {
      collection: place,
      contract: addresses,
      limit: Field.limit(200),
      continuation: Field.nftCursor,
      ...flags,
    },
    answer: UserTokenWire.pageSchema,
    handle: async (market, { params, query }) => {
      const { limit, continuation, includeTopBid: withBids, includeAttributes: withAttributes } = query
      const { user } = params
      const contract = query.collection ? await findContract(market, query.collection) : query.contract[0]
      const wanted = {
        owner: user,
        contract,
        sort: 'identifier',
        traits: [],
        limit,
        cursor: continuation,
      } as const
      const { nfts, next } = await listNfts(market, wanted)
      const told = await toUserTokens(market, nfts, { user, withBids, withAttributes })
      return UserTokenWire.encodePage({ tokens: told, ...toContinuation(next) })
    },
  }),
  route({
    method: 'get',
    path: '/collections/v7',
    name: 'readCollections',
    tag: 'Execution reads',
    summary: 'Reads a page of collections with their best orders.',
    query: {
      id: place,
      slug: place,
      contract: addresses,
      name: place,
      sortBy: z.optional(Field.slug),
      includeMintStages: Field.flag,
      limit: Field.limit(20),
      continuation: Field.positionCursor,
    },
    answer: CollectionWire.pageSchema,
    handle: async (market, { query }) => {
      const { id, contract, slug, name, sortBy, limit } = query
      const offset = query.continuation?.position ?? 0
      const { collections, hasMore } = await readCollections(market, {
        contracts: id ? [id.toLowerCase()] : contract,
        slug,
        name,
        orderBy: sortBy?.endsWith('Volume') ? 'volume' : 'place',
        withMints: query.includeMintStages,
        limit,
        offset,
      })
      return CollectionWire.encodePage({
        collections,
        ...(hasMore ? toContinuation({ position: offset + limit }) : undefined),
      })
    },
  }),
  ...(['ask', 'bid'] as const).map((side) =>
    route({
      method: 'get',
      path: side === 'ask' ? '/orders/asks/v5' : '/orders/bids/v6',
      name: side === 'ask' ? 'readAsks' : 'readBids',
      tag: 'Execution reads',
      summary: `Reads a page of the ${side === 'ask' ? 'listings' : 'offers'} of the book.`,
      query: {
        ids: Field.list(Field.hash, 50),
        token: z.optional(token),
        tokenSetId: z.optional(Field.slug),
        collection: place,
        contracts: addresses,
        maker: z.optional(Field.address),
        status: z.optional(z.oneOf(['active', 'inactive', 'expired', 'cancelled', 'filled'])),
        sortBy: Field.choice(['createdAt', 'price']),
        includePrivate: Field.flag,
        includeRawData: Field.flag,
        limit: Field.limit(100, 50),
        continuation: Field.orderCursor,
      },
      answer: BookOrderWire.pageSchema,
      handle: async (market, { query }) => {
        const about = await toPlace(market, query)
        const { rows, next } = await listBook(market, {
          ...about,
          side,
          ids: query.ids,
          maker: query.maker,
          status: query.status,
          orderBy: query.sortBy,
          withPrivate: query.includePrivate,
          limit: query.limit,
          cursor: query.continuation,
        })
        const royalties = await readRoyalties(
          market,
          rows.map((row) => row.contract),
        )
        const extras = { royalties, withRaw: query.includeRawData }
        return BookOrderWire.encodePage({
          orders: rows.map((row) => toBookOrder(row, market, extras)),
          ...toContinuation(next),
        })
      },
    }),
  ),
  activity('/collections/activity/v6', 'readCollectionActivity', 'collections'),
  activity('/tokens/{token}/activity/v5', 'readTokenActivity', 'one token'),
]

function activity(path: `/${string}`, name: string, what: string): Route {
  return route({
    method: 'get',
    path,
    name,
    tag: 'Execution reads',
    summary: `Reads a page of the activity of ${what}, newest first.`,
    params: (path.includes('{token}') ? { token } : {}) as { token: typeof token },
    query: {
      collection: place,
      types: Field.list(z.oneOf(ActivityWire.activityTypes), ActivityWire.activityTypes.length),
      includeMetadata: Field.flag,
      limit: Field.limit(mostActivities),
      continuation: Field.activityCursor,
    },
    answer: ActivityWire.pageSchema,
    handle: async (market, { params, query }) => {
      const { types, limit, continuation: at, includeMetadata: withMetadata } = query
      const contract = query.collection ? await findContract(market, query.collection) : undefined
      const { rows, next } = await listActivity(market.db, {
        contract: params.token?.contract.toLowerCase() ?? contract,
        identifier: params.token?.tokenId,
        types: toOwnTypes(types),
        limit,
        cursor: at && { at: new Date(Number(at.at)), sequence: at.sequence },
      })
      const told = await toActivities(market, rows, { withMetadata })
      // This API has one type for cancellations of both sides, so a page may be shorter.
      const activities = types.length > 0 ? told.filter(({ type }) => types.includes(type)) : told
      return ActivityWire.encodePage({
        activities,
        ...toContinuation(next && { at: String(next.at.getTime()), sequence: next.sequence }),
      })
    },
  })
}

const sorts = { floorAskPrice: 'price', tokenId: 'identifier', rarity: 'rarity' } as const

function toNftQuery(query: { sortBy: keyof typeof sorts; sortDirection: 'asc' | 'desc' }) {
  return { sort: sorts[query.sortBy], direction: query.sortDirection }
}

type Placed = {
  token?: { contract: Address; tokenId: bigint } | undefined
  tokenSetId?: string | undefined
  collection?: string | undefined
  contracts: readonly string[]
}

/** Returns the tokens whose orders are requested. */
async function toPlace(market: Market, placed: Placed) {
  const { token: one, tokenSetId, collection, contracts } = placed
  if (one) return { contracts: [one.contract.toLowerCase()], identifier: one.tokenId }
  if (tokenSetId) {
    const { contract, tokenIds } = await TokenSet.resolve(market, TokenSet.parse(tokenSetId))
    const [range] = tokenIds === 'any' ? [] : tokenIds
    const isOne = range !== undefined && tokenIds.length === 1 && range.first === range.last
    return { contracts: [contract], ...(isOne ? { identifier: range.first } : undefined) }
  }
  return { contracts: collection ? [await findContract(market, collection)] : contracts }
}

function toContinuation(place: Parameters<typeof Field.toCursor>[0]): { continuation?: string } {
  const continuation = Field.toCursor(place)
  return continuation ? { continuation } : {}
}
