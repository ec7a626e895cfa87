import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Price } from '../domain/Price.js'
import * as F from './fields.js'
import * as PriceWire from './price.js'
import { type Source, schema as sourceSchema } from './source.js'

/** An order of the book, as `/orders/asks/v5` and `/orders/bids/v6` return it. */
export type BookOrder = {
  id: string
  /** The exchange, e.g. `seaport-v1.5`. */
  kind: string
  side: 'buy' | 'sell'
  status?: 'active' | 'inactive' | 'expired' | 'cancelled' | 'filled'
  /** For example `token:0xcontract:7`, `contract:0xcontract`. */
  tokenSetId: string
  tokenSetSchemaHash: string
  contract?: Address
  /** For example `erc721`. */
  contractKind?: string
  maker: Address
  /** The zero address means anyone. */
  taker: Address
  price?: Price
  /** Unix time in seconds. */
  validFrom: bigint
  /** Unix time in seconds. 0 means forever. */
  validUntil: bigint
  quantityFilled: bigint
  quantityRemaining: bigint
  criteria?: Readonly<Record<string, unknown>>
  source?: Source
  feeBps: number
  feeBreakdown: readonly { kind?: string; recipient?: Address; bps?: number }[]
  isReservoir?: boolean
  isDynamic?: boolean
  /** The course of a price that changes over time, as the market describes it. */
  dynamicPricing?: Readonly<Record<string, unknown>>
  createdAt: Date
  updatedAt: Date
  /** The order in the format of its exchange. */
  rawData?: Readonly<Record<string, unknown>>
}

/** A page of orders. `continuation` requests the next one. */
export type BookOrderPage = { orders: readonly BookOrder[]; continuation?: string }

/** The schema of an order. */
export const schema = z.object({
  id: z.string(),
  kind: z.string(),
  side: z.oneOf(['buy', 'sell']),
  status: z.nullish(
    z.map(z.oneOf(['active', 'inactive', 'expired', 'cancelled', 'canceled', 'filled']), (status) =>
      status === 'canceled' ? 'cancelled' : status,
    ),
  ),
  tokenSetId: z.string(),
  tokenSetSchemaHash: z.string(),
  contract: z.nullish(F.address),
  contractKind: z.nullish(z.string()),
  maker: F.address,
  taker: F.address,
  price: z.nullish(PriceWire.schema),
  validFrom: F.seconds,
  validUntil: F.seconds,
  quantityFilled: z.nullish(F.uint),
  quantityRemaining: z.nullish(F.uint),
  criteria: z.nullish(F.json),
  source: z.nullish(sourceSchema),
  feeBps: z.nullish(z.number()),
  feeBreakdown: z.nullish(
    z.array(
      z.object({
        kind: z.nullish(z.string()),
        recipient: z.nullish(F.address),
        bps: z.nullish(z.number()),
      }),
    ),
  ),
  isReservoir: z.nullish(z.boolean()),
  isDynamic: z.nullish(z.boolean()),
  dynamicPricing: z.nullish(F.json),
  createdAt: F.date,
  updatedAt: F.date,
  rawData: z.nullish(F.json),
})

/** The schema of a page. */
export const pageSchema = z.object({
  orders: z.array(schema),
  continuation: z.nullish(z.string()),
})

/** Reads a page. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): BookOrderPage {
  const { orders, continuation } = F.decodeBy(pageSchema, value, 'orders')
  return defined({ orders: orders.map(toOrder), continuation })
}

function toOrder(raw: z.Output<typeof schema>): BookOrder {
  return defined({
    ...raw,
    price: raw.price ? PriceWire.fromPrice(raw.price) : undefined,
    quantityFilled: raw.quantityFilled ?? 0n,
    quantityRemaining: raw.quantityRemaining ?? 1n,
    source: raw.source ? defined(raw.source) : undefined,
    feeBps: raw.feeBps ?? 0,
    feeBreakdown: (raw.feeBreakdown ?? []).map((fee) => defined(fee)),
  })
}

/** Writes a page. */
export function encodePage({ orders, continuation }: BookOrderPage) {
  return { orders: orders.map(encode), continuation: continuation ?? null }
}

/** Writes an order. */
export function encode(order: BookOrder) {
  return defined({
    ...order,
    contract: F.writeAddress(order.contract),
    maker: order.maker.toLowerCase(),
    taker: order.taker.toLowerCase(),
    price: order.price && PriceWire.encode(order.price),
    validFrom: Number(order.validFrom),
    validUntil: Number(order.validUntil),
    expiration: Number(order.validUntil),
    quantityFilled: F.writeNumber(order.quantityFilled),
    quantityRemaining: F.writeNumber(order.quantityRemaining),
    feeBreakdown: order.feeBreakdown.map((fee) =>
      defined({ ...fee, recipient: F.writeAddress(fee.recipient) }),
    ),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  })
}
