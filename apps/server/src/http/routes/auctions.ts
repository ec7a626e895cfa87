import * as z from '@souk/base/schema'
import { AuctionWire } from '@souk/market/wire'
import { readAuction } from '../../auctions/readAuction.js'
import { signSettlement } from '../../auctions/signSettlement.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of English auctions: their state, and the winning bid. */
export const auctionRoutes: readonly Route[] = [
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
      return AuctionWire.encode(auction)
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
