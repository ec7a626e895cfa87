import { type BestOrderWire, type BookOrderWire, PriceWire } from '@souk/execute/wire'
import { type Address, getAddress, zeroAddress, zeroHash } from 'viem'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market, now } from '../../market/Market.js'
import { toMarketOrder } from '../../orders/toMarketOrder.js'
import type { Royalty } from '../facts/readRoyalties.js'
import * as TokenSet from '../facts/TokenSet.js'
import { orderKind } from '../model/orderKind.js'
import * as Listing from '../plan/Listing.js'
import { type Price, priceOf } from '../plan/price.js'
import { toPrice, toSource } from './toPrice.js'

/** Data about an order beyond its row. */
export type Extras = { royalties: ReadonlyMap<string, Royalty>; withRaw: boolean; withPricing?: boolean }

/** Turns a row into the API's order. Prices are for one unit, as in APIs of this family. */
export function toBookOrder(row: OrderRow, market: Market, extras: Extras): BookOrderWire.BookOrder {
  const { status, remaining, unfilled = remaining, total } = toMarketOrder(row, market)
  const { raw, netRaw, fees } = unitPrice(row, timeOf(row, market))
  const royalty = extras.royalties.get(row.contract)
  return {
    id: row.order_hash,
    kind: orderKind,
    side: row.side === 'ask' ? 'sell' : 'buy',
    status,
    tokenSetId: TokenSet.write(row),
    tokenSetSchemaHash: zeroHash,
    contract: getAddress(row.contract),
    contractKind: row.standard,
    maker: getAddress(row.maker),
    taker: (row.taker ?? zeroAddress) as Address,
    price: toPrice(market, { currency: row.currency, raw, netRaw }),
    validFrom: BigInt(row.start_time),
    validUntil: BigInt(row.end_time),
    quantityFilled: total - unfilled,
    quantityRemaining: remaining,
    criteria: toCriteria(row),
    source: toSource(market),
    feeBps: fees.reduce((sum, { bps }) => sum + bps, 0),
    feeBreakdown: fees.map(({ recipient, bps }) => ({
      kind: recipient.toLowerCase() === royalty?.recipient ? 'royalty' : 'marketplace',
      recipient,
      bps,
    })),
    isReservoir: true,
    isDynamic: row.kind === 'dutch',
    createdAt: row.created_at,
    updatedAt: row.revived_at ?? row.created_at,
    ...(extras.withPricing ? toDynamicPricing(row, market) : undefined),
    ...(extras.withRaw ? { rawData: { ...row.parameters } } : undefined),
  }
}

/**
 * Turns the best order of a token or a collection into the API's form.
 *
 * @param options.withPricing - Adds the course of a price that changes over time.
 */
export function toBestOrder(
  row: OrderRow,
  market: Market,
  options: { withPricing?: boolean } = {},
): BestOrderWire.BestOrder {
  const { raw, netRaw } = unitPrice(row, timeOf(row, market))
  return {
    id: row.order_hash,
    price: toPrice(market, { currency: row.currency, raw, netRaw }),
    maker: getAddress(row.maker),
    validFrom: BigInt(row.start_time),
    validUntil: BigInt(row.end_time),
    quantityRemaining: BigInt(row.remaining),
    source: toSource(market),
    ...(options.withPricing ? toDynamicPricing(row, market) : undefined),
  }
}

/** Describes the course of a Dutch auction's price, per unit; nothing for any other order. */
function toDynamicPricing(row: OrderRow, market: Market) {
  if (row.kind !== 'dutch') return undefined
  const [start, end] = [BigInt(row.start_time), BigInt(row.end_time)]
  const at = (time: bigint) =>
    PriceWire.encode(toPrice(market, { currency: row.currency, raw: unitPrice(row, time).raw }))
  return {
    dynamicPricing: {
      kind: 'dutch',
      data: { price: { start: at(start), end: at(end) }, time: { start: Number(start), end: Number(end) } },
    },
  }
}

/** Only the price of some kinds moves. */
function timeOf(row: OrderRow, market: Market): bigint {
  return row.kind === 'basic' ? bookTime(market) : now(market)
}

function unitPrice(row: OrderRow, time: bigint): { raw: bigint; netRaw: bigint; fees: Price['fees'] } {
  const listing = Listing.fromRow(row, { side: row.side === 'ask' ? 'ask' : 'bid', now: time })
  const { gross, net, fees } = priceOf({ listing, units: listing.total, identifier: 0n }, { now: time })
  const units = listing.total
  return { raw: row.side === 'ask' ? (gross + units - 1n) / units : gross / units, netRaw: net / units, fees }
}

/** Returns what the order is for: a token, or one of several. */
function toCriteria({ contract, identifier }: OrderRow) {
  const collection = { id: contract }
  if (identifier === null) return { kind: 'collection', data: { collection } }
  return { kind: 'token', data: { collection, token: { tokenId: identifier } } }
}
