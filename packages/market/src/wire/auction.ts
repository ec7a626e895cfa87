import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { AuctionSettlement, AuctionSummary, MarketAuction } from '../domain/MarketAuction.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'
import * as OrderWire from './order.js'

/** The schema of an auction. Other fields are ignored. */
export const schema = z.object({
  order: z.unknown(),
  signature: z.nullish(F.hex),
  phase: z.oneOf(['running', 'ended', 'over']),
  reserve: F.uint,
  fee_basis_points: F.basisPoints,
  end: F.uint,
  settle_until: F.uint,
  settler: z.nullish(F.address),
  highest_bid: z.nullish(z.unknown()),
  sale: z.nullish(z.object({ buyer: F.address, price: F.uint, at: F.date, transaction_hash: F.hash })),
})

/**
 * Reads the answer for an auction.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeOne(value: unknown): MarketAuction {
  return decode(F.decodeBy(z.object({ auction: z.unknown() }), value, 'auction').auction)
}

/** Reads an auction. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): MarketAuction {
  const raw = F.decodeBy(schema, value, 'auction')
  const { sale } = raw
  return defined({
    order: OrderWire.decode(raw.order),
    signature: raw.signature ?? undefined,
    phase: raw.phase,
    reserve: raw.reserve,
    feeBasisPoints: raw.fee_basis_points,
    end: raw.end,
    settleUntil: raw.settle_until,
    settler: raw.settler ?? undefined,
    highestBid: raw.highest_bid ? OrderWire.decode(raw.highest_bid) : undefined,
    sale: sale
      ? { bidder: sale.buyer, price: sale.price, at: sale.at, transactionHash: sale.transaction_hash }
      : undefined,
  })
}

/** Writes the answer for an auction. */
export function encodeOne(auction: MarketAuction) {
  return { auction: encode(auction) }
}

/** Writes an auction. */
export function encode(auction: MarketAuction) {
  const { sale } = auction
  return {
    order: OrderWire.encode(auction.order),
    signature: auction.signature ?? null,
    phase: auction.phase,
    reserve: String(auction.reserve),
    fee_basis_points: auction.feeBasisPoints,
    end: F.writeNumber(auction.end),
    settle_until: F.writeNumber(auction.settleUntil),
    settler: auction.settler?.toLowerCase() ?? null,
    highest_bid: auction.highestBid ? OrderWire.encode(auction.highestBid) : null,
    sale: sale
      ? {
          buyer: sale.bidder.toLowerCase(),
          price: String(sale.price),
          at: sale.at.toISOString(),
          transaction_hash: sale.transactionHash,
        }
      : null,
  }
}

/** A page of auctions. `next` is the cursor of the next page. */
export type Page = { auctions: readonly MarketAuction[]; next?: string }
const pageSchema = z.object({ auctions: z.array(z.unknown()), next: F.optionalText })

/** Reads a page of auctions. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'auctions')
  return defined({ auctions: F.decodeEach(raw.auctions, 'auctions', decode), next: raw.next })
}

/** Writes a page of auctions. */
export function encodePage({ auctions, next }: Page) {
  return { auctions: auctions.map(encode), ...(next ? { next } : undefined) }
}

/** The schema of a token's auction. Other fields are ignored. */
export const summarySchema = z.object({
  order_hash: F.hash,
  maker: F.address,
  reserve: F.uint,
  payment_token: CurrencyWire.schema,
  end: F.uint,
  settle_until: F.uint,
  settler: z.nullish(F.address),
  highest_bid: z.nullish(z.object({ order_hash: F.hash, maker: F.address, price: F.uint })),
})

/** Turns a token's auction into its domain form. */
export function fromSummary(raw: z.Output<typeof summarySchema>): AuctionSummary {
  const { highest_bid: bid } = raw
  return defined({
    orderHash: raw.order_hash,
    maker: raw.maker,
    reserve: raw.reserve,
    currency: raw.payment_token,
    end: raw.end,
    settleUntil: raw.settle_until,
    settler: raw.settler ?? undefined,
    highestBid: bid ? { orderHash: bid.order_hash, maker: bid.maker, price: bid.price } : undefined,
  })
}

/** Writes a token's auction. */
export function encodeSummary(auction: AuctionSummary) {
  const { highestBid: bid } = auction
  return {
    order_hash: auction.orderHash,
    maker: auction.maker.toLowerCase(),
    reserve: String(auction.reserve),
    payment_token: CurrencyWire.encode(auction.currency),
    end: F.writeNumber(auction.end),
    settle_until: F.writeNumber(auction.settleUntil),
    settler: auction.settler?.toLowerCase() ?? null,
    highest_bid: bid
      ? { order_hash: bid.orderHash, maker: bid.maker.toLowerCase(), price: String(bid.price) }
      : null,
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
