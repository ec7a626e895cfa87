import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { AuctionWire } from '@souk/market/wire'
import { listAuctions } from '../../auctions/listAuctions.js'
import { readAuction } from '../../auctions/readAuction.js'
import { signSettlement } from '../../auctions/signSettlement.js'
import { nullableText } from '../core/answers.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of English auctions: their state, and the winning bid. */
export const auctionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/auctions',
    name: 'getAuctions',
    tag: 'Auctions',
    summary:
      'Reads a page of English auctions: with `running`, those that accept bids, the next to end first; otherwise all, the last to end first.',
    query: {
      limit: Field.limit(50),
      next: Field.auctionCursor,
      running: Field.flag,
      collection: z.optional(Field.slug),
      maker: z.optional(Field.address),
      bidder: z.optional(Field.address),
    },
    answer: z.object({ auctions: z.array(AuctionWire.schema), next: nullableText }),
    handle: async (market, { query }) => {
      const { collection, maker, bidder, limit, running: isRunning, next: cursor } = query
      const contract = collection === undefined ? undefined : await Need.contractOf(market, collection)
      const page = await listAuctions(market, { contract, maker, bidder, isRunning, limit, cursor })
      return AuctionWire.encodePage({
        auctions: page.auctions,
        ...defined({ next: Field.toCursor(page.next) }),
      })
    },
  }),
  route({
    method: 'get',
    path: '/v2/auctions/{hash}',
    name: 'getAuction',
    tag: 'Auctions',
    summary: 'Reads the state of an English auction: its end, its reserve, its settler and the highest bid.',
    params: { hash: Field.hash },
    answer: z.object({ auction: AuctionWire.schema }),
    handle: async (market, { params }) => {
      const auction = await readAuction(market, params.hash)
      if (!auction) throw new NotFoundError({ resource: 'auction' })
      return AuctionWire.encodeOne(auction)
    },
  }),
  route({
    method: 'post',
    path: '/v2/auctions/{hash}/settlement',
    name: 'getSettlement',
    tag: 'Auctions',
    summary: 'Returns the winning bid of an ended auction, signed so that anyone can settle it on chain.',
    params: { hash: Field.hash },
    body: z.object({}),
    answer: AuctionWire.settlementSchema,
    handle: async (market, { params }) => {
      const settlement = await signSettlement(market, params.hash)
      if (!settlement) throw new NotFoundError({ resource: 'auction' })
      return AuctionWire.encodeSettlement(settlement)
    },
  }),
]
