import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { Address } from 'viem'
import * as F from './fields.js'
import * as unneeded from './unneeded.js'

/** A complete order, which the server need not know. */
export type RawOrder = {
  /** The exchange, e.g. `seaport-v1.5`. */
  kind: string
  data: Readonly<Record<string, unknown>>
}

const dataShape = { ...Order.shape, signature: z.nullish(F.hex), kind: unneeded.orderForm }

/** The schema of a complete order. */
export const rawOrderSchema = z.object({ kind: z.string(), data: z.described(dataShape, F.json) })

/** The schema of an order that a trade leaves out. */
export const excludedSchema = z.object({ orderId: z.string(), price: unneeded.excludedPrice })

/** The schema of the sources that an order may have: one, or several. */
export const sourcesSchema = z.union([z.array(z.string()), z.map(z.string(), (one) => [one])])

/** An amount for a recipient, in a currency's smallest unit. */
export type AmountFor = { recipient: Address; amount: bigint }

/** A share for a recipient. 100 basis points are 1 percent. */
export type BpsFor = { recipient: Address; basisPoints: number }

/** The common fields of listings and bids. */
export type OrderTerms = {
  /** The price for the whole quantity, in the currency's smallest unit. */
  weiPrice: bigint
  /** @default 1 */
  quantity?: bigint
  /** The exchange. @default 'seaport-v1.5' */
  orderKind?: string
  /** The order book to publish in. @default 'reservoir', which is the server's own book */
  orderbook?: string
  orderbookApiKey?: string
  /** Adds the creator fees of the collection. @default true */
  automatedRoyalties?: boolean
  /** The maximum of all creator fees together, in basis points. */
  royaltyBps?: number
  fees?: readonly BpsFor[]
  marketplaceFees?: readonly BpsFor[]
  customRoyalties?: readonly BpsFor[]
  /** Unix time in seconds. */
  listingTime?: bigint
  /** Unix time in seconds. */
  expirationTime?: bigint
  salt?: bigint
  nonce?: bigint
  /** @default the native currency for listings, the wrapped one for bids */
  currency?: Address
  /** By the name of the exchange, for example `{ 'seaport-v1.5': { conduitKey } }`. */
  options?: Readonly<Record<string, unknown>>
}

/** The schema of the terms. */
export const termsSchema = {
  weiPrice: F.uint,
  quantity: z.nullish(F.quantity),
  orderKind: z.nullish(z.string()),
  orderbook: z.nullish(z.string()),
  orderbookApiKey: unneeded.orderbookApiKey,
  automatedRoyalties: z.nullish(z.boolean()),
  royaltyBps: z.nullish(F.basisPoints),
  fees: z.nullish(z.array(F.bpsFor)),
  marketplaceFees: z.nullish(z.array(F.bpsFor)),
  customRoyalties: z.nullish(z.array(F.bpsFor)),
  listingTime: z.nullish(F.seconds),
  expirationTime: z.nullish(F.seconds),
  salt: z.nullish(F.uint),
  nonce: z.nullish(F.uint),
  currency: z.nullish(F.address),
  options: z.nullish(F.json),
}

/** Writes the terms. */
export function writeTerms(terms: OrderTerms) {
  return defined({
    weiPrice: String(terms.weiPrice),
    quantity: terms.quantity === undefined ? undefined : F.writeNumber(terms.quantity),
    orderKind: terms.orderKind,
    orderbook: terms.orderbook,
    orderbookApiKey: terms.orderbookApiKey,
    automatedRoyalties: terms.automatedRoyalties,
    royaltyBps: terms.royaltyBps,
    fees: terms.fees?.map(F.writeBpsFor),
    marketplaceFees: terms.marketplaceFees?.map(F.writeBpsFor),
    customRoyalties: terms.customRoyalties?.map(F.writeBpsFor),
    listingTime: writeText(terms.listingTime),
    expirationTime: writeText(terms.expirationTime),
    salt: writeText(terms.salt),
    nonce: writeText(terms.nonce),
    currency: F.writeAddress(terms.currency),
    options: terms.options,
  })
}

function writeText(value: bigint | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
