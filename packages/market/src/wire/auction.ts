import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { AuctionSettlement, MarketAuction } from '../domain/MarketAuction.js'
import * as F from './fields.js'
import * as OrderWire from './order.js'

/** The schema of an auction. Other fields are ignored. */
export const schema = z.object({
  order: z.unknown(),
  phase: z.oneOf(['running', 'ended', 'over']),
  reserve: F.uint,
  fee_basis_points: F.basisPoints,
  end: F.uint,
  settle_until: F.uint,
  settler: z.nullish(F.address),
  highest_bid: z.nullish(z.unknown()),
})

/**
 * Reads the answer for an auction.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): MarketAuction {
  const { auction: raw } = F.decodeBy(z.object({ auction: schema }), value, 'auction')
  return defined({
    order: OrderWire.decode(raw.order),
    phase: raw.phase,
    reserve: raw.reserve,
    feeBasisPoints: raw.fee_basis_points,
    end: raw.end,
    settleUntil: raw.settle_until,
    settler: raw.settler ?? undefined,
    highestBid: raw.highest_bid ? OrderWire.decode(raw.highest_bid) : undefined,
  })
}

/** Writes the answer for an auction. */
export function encode(auction: MarketAuction) {
  return {
    auction: {
      order: OrderWire.encode(auction.order),
      phase: auction.phase,
      reserve: String(auction.reserve),
      fee_basis_points: auction.feeBasisPoints,
      end: F.writeNumber(auction.end),
      settle_until: F.writeNumber(auction.settleUntil),
      settler: auction.settler?.toLowerCase() ?? null,
      highest_bid: auction.highestBid ? OrderWire.encode(auction.highestBid) : null,
    },
  }
}

/** The schema of a settlement. Other fields are ignored. */
export const settlementSchema = z.object({
  auction: z.unknown(),
  bid: z.unknown(),
  settlement: z.object({
    auction_hash: F.hash,
    bid_hash: F.hash,
    currency: F.address,
    price: F.uint,
    deadline: F.uint,
    signature: F.hex,
  }),
})

/** Reads a settlement. @throws {InvalidFieldError} or {Order.ParseError} naming the invalid field. */
export function decodeSettlement(value: unknown): AuctionSettlement {
  const raw = F.decodeBy(settlementSchema, value, 'settlement')
  const { settlement } = raw
  return {
    auction: Order.parse(raw.auction),
    bid: Order.parse(raw.bid),
    settlement: {
      auctionHash: settlement.auction_hash,
      bidHash: settlement.bid_hash,
      currency: settlement.currency,
      price: settlement.price,
      deadline: settlement.deadline,
      signature: settlement.signature,
    },
  }
}

/** Writes a settlement. */
export function encodeSettlement({ auction, bid, settlement }: AuctionSettlement) {
  return {
    auction: Order.serialize(auction),
    bid: Order.serialize(bid),
    settlement: {
      auction_hash: settlement.auctionHash,
      bid_hash: settlement.bidHash,
      currency: settlement.currency.toLowerCase(),
      price: String(settlement.price),
      deadline: F.writeNumber(settlement.deadline),
      signature: settlement.signature,
    },
  }
}
