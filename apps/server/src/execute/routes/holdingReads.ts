import * as z from '@souk/base/schema'
import { PriceWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { toNativeUnits } from '../../market/nativeUnits.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findContract } from '../facts/places.js'
import { readRoyalties } from '../facts/readRoyalties.js'
import { toBookOrder } from '../read/toBookOrder.js'
import { toTokens } from '../read/tokens.js'
import { readTopBids, type TopBid } from '../read/topBids.js'
import { readUserCollections, type UserCollection } from '../read/userCollections.js'
import {
  addresses,
  place,
  reputation,
  toContinuation,
  usual,
  withCriteria,
  withoutContracts,
  withoutFlagged,
} from './fields.js'

/** The most collections, or offers, of a page. */
const most = 100

/** Read routes of what an account has: its collections, and the best offers on its tokens. */
export const holdingReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/users/{user}/collections/v4',
    name: 'readUserCollections',
    tag: 'Execution reads',
    summary: 'Reads a page of the collections of which an account has tokens.',
    params: { user: Field.address },
    query: {
      collection: addresses,
      excludeCollections: addresses,
      name: place,
      includeTopBid: Field.satisfied('Every collection contains its best offer.'),
      includeOnSaleCount: Field.satisfied('Every answer contains this count.'),
      includeLiquidCount: Field.unsupported('the market does not count tokens with offers here'),
      sortBy: z.optional(
        z.expecting(
          z.oneOf(['allTimeVolume', 'floorAskPrice']),
          'allTimeVolume or floorAskPrice, the orders of this market',
        ),
      ),
      sortDirection: Field.choice(['desc', 'asc']),
      limit: Field.limit(most),
      offset: z.optional(Field.sequence),
      ...reputation,
    },
    answer: z.object({ collections: z.array(z.object({ collection: z.json, ownership: z.json })) }),
    handle: async (market, { params, query }) => {
      const found = await readUserCollections(market, {
        holder: params.user,
        contracts: query.collection,
        withoutContracts: query.excludeCollections,
        name: query.name,
        sort: query.sortBy,
        direction: query.sortDirection,
        withMints: false,
        limit: query.limit,
        offset: query.offset ?? 0,
      })
      return { collections: found.map(writeCollection) }
    },
  }),
  route({
    method: 'get',
    path: '/orders/users/{user}/top-bids/v4',
    name: 'readUserTopBids',
    tag: 'Execution reads',
    summary: 'Reads a page of the tokens of an account with the best offer on each, the highest first.',
    params: { user: Field.address },
    query: {
      collection: place,
      sortBy: z.optional(z.expecting(z.oneOf(['topBidValue']), 'topBidValue, the only order of this market')),
      sortDirection: Field.choice(['desc', 'asc']),
      includeCriteriaMetadata: withCriteria,
      excludeEOA: withoutContracts,
      useNonFlaggedFloorAsk: withoutFlagged,
      limit: Field.limit(most),
      continuation: Field.positionCursor,
      ...usual,
    },
    answer: z.object({
      totalTokensWithBids: z.number(),
      totalAmount: z.number(),
      topBids: z.array(z.object({ id: z.string(), price: PriceWire.schema, token: z.json })),
    }),
    // The database looks for an offer on each token.
    costOf: () => 10,
    handle: async (market, { params, query }) => {
      const offset = query.continuation?.position ?? 0
      const { bids, total, worth } = await readTopBids(market, {
        user: params.user,
        contract: query.collection ? await findContract(market, query.collection) : undefined,
        direction: query.sortDirection,
        limit: query.limit,
        offset,
      })
      const end = offset + bids.length
      return {
        totalTokensWithBids: total,
        totalAmount: toNativeUnits(worth),
        topBids: await writeTopBids(market, bids),
        continuation: null,
        ...(end < total ? toContinuation({ position: end }) : undefined),
      }
    },
  }),
]

function writeCollection({ collection, ownership }: UserCollection) {
  const { floorAsk, topBid, createdAt: _, mintStages: __, creator, royalties: ___, ...facts } = collection
  return {
    collection: {
      ...facts,
      tokenCount: String(collection.tokenCount ?? 0n),
      onSaleCount: String(collection.onSaleCount ?? 0n),
      supply: String(collection.supply ?? 0n),
      primaryContract: collection.primaryContract?.toLowerCase() ?? null,
      creator: creator?.toLowerCase() ?? null,
      floorAskPrice: floorAsk ? PriceWire.encode(floorAsk.price) : null,
      topBidValue: topBid ? PriceWire.encode(topBid.price) : null,
      topBidMaker: topBid?.maker.toLowerCase() ?? null,
    },
    ownership: {
      tokenCount: String(ownership.tokenCount),
      onSaleCount: String(ownership.onSaleCount),
    },
  }
}

async function writeTopBids(market: Market, found: readonly TopBid[]) {
  const nfts = await readNfts(
    market,
    found.map(({ contract, identifier }) => ({ contract: contract as Address, tokenId: identifier })),
  )
  const tokens = await toTokens(market, nfts, { withBids: false, withAttributes: false })
  const royalties = await readRoyalties(
    market,
    found.map(({ contract }) => contract),
  )
  return found.flatMap(({ contract, identifier, bid }) => {
    const of = tokens.find(
      ({ token }) => token.contract.toLowerCase() === contract && token.tokenId === identifier,
    )
    const { price, maker, ...order } = toBookOrder(bid, market, { royalties, withRaw: false })
    if (!of || !price) return []
    const { token, floorAsk } = of
    return [
      {
        id: order.id,
        price: PriceWire.encode(price),
        maker: maker.toLowerCase(),
        createdAt: order.createdAt?.toISOString(),
        validFrom: Number(order.validFrom),
        validUntil: Number(order.validUntil),
        source: order.source,
        feeBreakdown: order.feeBreakdown,
        criteria: order.criteria,
        token: {
          contract,
          tokenId: String(identifier),
          kind: token.kind,
          name: token.name,
          image: token.image ?? null,
          floorAskPrice: floorAsk ? PriceWire.encode(floorAsk.price) : null,
          collection: {
            id: contract,
            name: token.collection?.name,
            imageUrl: token.collection?.image ?? null,
          },
        },
      },
    ]
  })
}
