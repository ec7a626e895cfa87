import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Account } from '../domain/Account.js'
import {
  type AnyOrder,
  inactiveReasons,
  type MarketOrder,
  type MarketSwap,
  type OrderSide,
} from '../domain/MarketOrder.js'
import * as AccountWire from './account.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'
import { encodeBundle, printBundle } from './orderBundle.js'
import { bundleSchema, findCurrency } from './orderCurrency.js'
import { encodeFees, type FeeWire, feesOf, feesSchema } from './orderFees.js'

/** What every order has. */
const shared = {
  order_hash: F.hash,
  created_date: F.date,
  closing_date: F.optionalDate,
  listing_time: F.uint,
  expiration_time: F.uint,
  protocol_address: F.address,
  protocol_data: z.unknown(),
  maker: AccountWire.schema,
  taker: z.nullish(AccountWire.schema),
  cancelled: z.boolean(),
  finalized: z.boolean(),
  marked_invalid: z.boolean(),
  remaining_quantity: F.uint,
  client_signature: z.nullish(F.hex),
  maker_asset_bundle: bundleSchema,
  taker_asset_bundle: bundleSchema,
  chain: z.nullish(z.string()),
  status: z.nullish(z.oneOf(['active', 'inactive', 'filled', 'cancelled', 'expired'])),
  inactive_reason: z.nullish(z.oneOf(inactiveReasons)),
  total_quantity: z.nullish(F.uint),
  unfilled_quantity: z.nullish(F.uint),
  revived_at: z.nullish(F.date),
}

/** The schema of a listing or an offer; further fields are ignored. */
export const schema = z.object({
  ...shared,
  side: z.oneOf(['ask', 'bid']),
  order_type: z.oneOf(['basic', 'dutch', 'english', 'criteria']),
  current_price: F.uint,
  maker_fees: feesSchema,
  taker_fees: feesSchema,
  payment_token: z.nullish(CurrencyWire.schema),
})

/** The schema of a swap, which has no price. */
export const swapSchema = z.object({
  ...shared,
  side: z.oneOf(['swap']),
  order_type: z.oneOf(['basic', 'dutch']),
})

/**
 * Reads an order. If another server omits fields that only our server sends (status, total, payment token), calculates
 * them.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 * @throws if the signed parameters are not an order.
 */
export function decode(value: unknown, options: DecodeOptions = {}): MarketOrder {
  const raw = F.decodeBy(schema, value, 'order')
  const order = Order.parse(raw.protocol_data)
  const read = decodeShared(raw, order, options)
  return defined({
    ...read,
    side: raw.side,
    makerFees: raw.maker_fees,
    takerFees: raw.taker_fees,
    price: raw.current_price,
    currency: raw.payment_token ?? findCurrency(order.parameters, raw, read.chain),
    type: raw.order_type,
  })
}

/** Reads a swap. @throws as {@link decode}. */
export function decodeSwap(value: unknown, options: DecodeOptions = {}): MarketSwap {
  const raw = F.decodeBy(swapSchema, value, 'swap')
  const order = Order.parse(raw.protocol_data)
  return defined({ ...decodeShared(raw, order, options), side: raw.side, type: raw.order_type })
}

/** Reads a listing, an offer or a swap. @throws as {@link decode}. */
export function decodeAny(value: unknown, options?: DecodeOptions): AnyOrder {
  const { side } = F.decodeBy(z.object({ side: z.unknown() }), value, 'order')
  return side === 'swap' ? decodeSwap(value, options) : decode(value, options)
}

function decodeShared(raw: SharedRaw, order: Order.Order, options: DecodeOptions) {
  return {
    orderHash: raw.order_hash,
    chain: raw.chain ?? options.chain ?? '',
    protocolAddress: raw.protocol_address,
    order,
    maker: raw.maker.address,
    makerProfile: toProfile(raw.maker),
    taker: raw.taker?.address,
    takerProfile: toProfile(raw.taker),
    createdAt: raw.created_date,
    closesAt: raw.closing_date,
    revivedAt: raw.revived_at,
    startTime: raw.listing_time,
    endTime: raw.expiration_time,
    remaining: raw.remaining_quantity,
    unfilled: raw.unfilled_quantity,
    total: raw.total_quantity ?? raw.remaining_quantity,
    status: raw.status ?? guessStatus(raw),
    reason: raw.inactive_reason,
    clientSignature: raw.client_signature,
  }
}

type SharedRaw = Omit<z.Output<typeof swapSchema>, 'side' | 'order_type'>

/** Reads a profile. An account with only an address needs none. */
function toProfile(account: Account | null | undefined): Account | undefined {
  return account && Object.keys(account).length > 1 ? account : undefined
}

/** Values that the caller knows and an answer may omit. */
export type DecodeOptions = { chain?: string }

function guessStatus(raw: {
  cancelled: boolean
  finalized: boolean
  marked_invalid: boolean
}): MarketOrder['status'] {
  if (raw.cancelled) return 'cancelled'
  if (raw.finalized) return 'filled'
  return raw.marked_invalid ? 'inactive' : 'active'
}

/**
 * Writes an order.
 *
 * @param options.signature - The signature of an order that was just posted. Reads of this API leave it out.
 */
export function encode(order: AnyOrder, options: EncodeOptions = {}): Wire {
  const { offer, consideration } = order.order.parameters
  return {
    ...encodeTerms(order, options),
    maker_asset_bundle: encodeBundle(offer, order),
    taker_asset_bundle: encodeBundle(consideration, order),
  }
}

/** Writes the JSON of {@link encode}, in a third of the time: most of it is the same in every order. */
export function print(order: AnyOrder, options: EncodeOptions = {}): string {
  const { offer, consideration } = order.order.parameters
  const given = printBundle(offer, order)
  const taken = printBundle(consideration, order)
  const terms = JSON.stringify(encodeTerms(order, options))
  return `${terms.slice(0, -1)},"maker_asset_bundle":${given},"taker_asset_bundle":${taken}}`
}

/** What an answer adds to an order. */
export type EncodeOptions = { signature?: Hex | undefined }

function encodeTerms(
  order: AnyOrder,
  { signature = '0x' }: EncodeOptions,
): Omit<Wire, 'maker_asset_bundle' | 'taker_asset_bundle'> {
  const { parameters } = Order.serialize(order.order)
  return {
    created_date: order.createdAt.toISOString().slice(0, -1),
    closing_date: order.closesAt ? order.closesAt.toISOString().slice(0, -1) : toIsoSeconds(order.endTime),
    listing_time: F.writeNumber(order.startTime),
    expiration_time: F.writeNumber(order.endTime),
    order_hash: order.orderHash,
    protocol_address: order.protocolAddress.toLowerCase(),
    ...encodePrice(order),
    protocol_data: { parameters, signature: signature === '0x' ? null : signature },
    maker: AccountWire.encode(order.makerProfile ?? order.maker),
    taker: order.taker ? AccountWire.encode(order.takerProfile ?? order.taker) : null,
    side: order.side,
    order_type: order.type,
    cancelled: order.status === 'cancelled',
    finalized: order.status === 'filled',
    marked_invalid: order.status === 'inactive' || order.status === 'expired',
    remaining_quantity: F.writeNumber(order.remaining),
    client_signature: order.clientSignature ?? null,
    relay_id: order.orderHash,
    criteria_proof: null,
    chain: order.chain,
    status: order.status,
    inactive_reason: order.reason ?? null,
    total_quantity: F.writeNumber(order.total),
    unfilled_quantity: order.unfilled === undefined ? null : F.writeNumber(order.unfilled),
    revived_at: order.revivedAt?.toISOString() ?? null,
  }
}

/** A swap has no price, and no fees of one. */
function encodePrice(
  order: AnyOrder,
): Pick<Wire, 'current_price' | 'maker_fees' | 'taker_fees' | 'payment_token'> {
  if (order.side === 'swap')
    return { current_price: null, maker_fees: [], taker_fees: [], payment_token: null }
  return {
    current_price: String(order.price),
    maker_fees: encodeFees(order.makerFees ?? feesOf(order)),
    taker_fees: encodeFees(order.takerFees ?? []),
    payment_token: CurrencyWire.encode(order.currency),
  }
}

/** An order in the format of the marketplace API. The fields from `status` on are our own additions. */
export type Wire = {
  created_date: string
  closing_date: string | null
  listing_time: number | string
  expiration_time: number | string
  order_hash: string
  protocol_address: string
  /** Null for a swap. */
  current_price: string | null
  protocol_data: { parameters: Order.Serialized['parameters']; signature: Hex | null }
  maker: AccountWire.Wire
  taker: AccountWire.Wire | null
  maker_fees: FeeWire[]
  taker_fees: FeeWire[]
  side: OrderSide
  order_type: MarketOrder['type']
  cancelled: boolean
  finalized: boolean
  marked_invalid: boolean
  remaining_quantity: number | string
  client_signature: string | null
  relay_id: string
  criteria_proof: null
  maker_asset_bundle: ReturnType<typeof encodeBundle>
  taker_asset_bundle: ReturnType<typeof encodeBundle>
  chain: string
  status: MarketOrder['status']
  inactive_reason: string | null
  total_quantity: number | string
  unfilled_quantity: number | string | null
  revived_at: string | null
  /** Null for a swap. */
  payment_token: CurrencyWire.Wire | null
}

/** Formats the closing date. An end beyond the range of JavaScript dates (an order without end) has none. */
function toIsoSeconds(seconds: bigint): string | null {
  return seconds < 8_640_000_000_000n ? new Date(Number(seconds) * 1000).toISOString().slice(0, 19) : null
}

/**
 * Reads a page of orders.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown, options?: DecodeOptions): Page {
  return decodePageOf(value, (order) => decode(order, options))
}

/** Reads one page of swaps. @throws {InvalidFieldError} naming the field. */
export function decodeSwapPage(value: unknown, options?: DecodeOptions): Page<MarketSwap> {
  return decodePageOf(value, (order) => decodeSwap(order, options))
}

function decodePageOf<order>(value: unknown, decodeOrder: (value: unknown) => order): Page<order> {
  const raw = F.decodeBy(pageSchema, value, 'orders')
  const orders = F.decodeEach(raw.orders, 'orders', decodeOrder)
  return defined({ orders, next: raw.next, previous: raw.previous })
}

/** Writes one page of orders. */
export function encodePage(page: Page<AnyOrder>): {
  next: string | null
  previous: string | null
  orders: Wire[]
} {
  return {
    next: page.next ?? null,
    previous: page.previous ?? null,
    orders: page.orders.map((order) => encode(order)),
  }
}

/** Writes the JSON of {@link encodePage}; see {@link print}. */
export function printPage(page: Page<AnyOrder>): string {
  const head = JSON.stringify({ next: page.next ?? null, previous: page.previous ?? null })
  return `${head.slice(0, -1)},"orders":[${page.orders.map((order) => print(order)).join()}]}`
}

/** One page of orders; `next` and `previous` are cursors. */
export type Page<order = MarketOrder> = { orders: readonly order[]; next?: string; previous?: string }
const pageSchema = z.object({
  orders: z.array(z.unknown()),
  next: F.optionalText,
  previous: F.optionalText,
})

/** Reads the answer that holds one order of any side. @throws {InvalidFieldError} naming the field. */
export function decodeOne(value: unknown, options?: DecodeOptions): AnyOrder {
  return decodeAny(F.decodeBy(z.object({ order: z.unknown() }), value, 'order').order, options)
}

/** Reads the answer to a listing or an offer that was posted. @throws {InvalidFieldError} naming the field. */
export function decodePosted(value: unknown, options?: DecodeOptions): MarketOrder {
  return decode(F.decodeBy(z.object({ order: z.unknown() }), value, 'order').order, options)
}

/** Reads the answer to a swap that was posted. @throws {InvalidFieldError} naming the field. */
export function decodePostedSwap(value: unknown, options?: DecodeOptions): MarketSwap {
  return decodeSwap(F.decodeBy(z.object({ order: z.unknown() }), value, 'order').order, options)
}

/** Reads the answer to listings or offers that were posted together. @throws {InvalidFieldError} naming the field. */
export function decodeBulkPosted(value: unknown, options?: DecodeOptions): readonly MarketOrder[] {
  const { orders } = F.decodeBy(bulkSchema, value, 'orders')
  return F.decodeEach(orders, 'orders', (order) => decode(order, options))
}

/** Reads a posted order. @throws {Order.ParseError} or {InvalidFieldError} naming the field. */
export function decodePost(value: unknown): PostedOrder {
  const raw = F.decodeBy(postSchema, value, 'posted order')
  return defined({
    order: Order.parse(raw),
    protocolAddress: raw.protocol_address,
    orderHash: raw.order_hash,
  })
}

/** Writes an order to post. */
export function encodePost(posted: PostedOrder): unknown {
  return {
    ...Order.serialize(posted.order),
    protocol_address: posted.protocolAddress,
    ...defined({ order_hash: posted.orderHash }),
  }
}

/** A signed order with the exchange contract it was signed for. */
export type PostedOrder = {
  order: Order.Order
  protocolAddress: Address
  /** The hash that the client calculated. A market refuses an order with another hash. */
  orderHash?: Hex
}
/** The schema of a posted order. `parameters` are those of the exchange and are checked one by one. */
export const postSchema = z.object({
  parameters: z.described(Order.shape, z.unknown()),
  signature: z.nullish(z.string()),
  protocol_address: F.address,
  order_hash: z.nullish(F.hash),
})

/** Reads orders that are posted together. @throws {Order.ParseError} or {InvalidFieldError} naming the invalid field. */
export function decodeBulkPost(value: unknown): readonly PostedOrder[] {
  const { orders } = F.decodeBy(bulkSchema, value, 'posted orders')
  return F.decodeEach(orders, 'orders', decodePost)
}

/** Writes orders to post together. */
export function encodeBulkPost(posted: readonly PostedOrder[]): { orders: unknown[] } {
  return { orders: posted.map(encodePost) }
}

/** Reads several orders of any side. @throws {InvalidFieldError} naming the field. */
export function decodeBulk(value: unknown, options?: DecodeOptions): readonly AnyOrder[] {
  const { orders } = F.decodeBy(bulkSchema, value, 'orders')
  return F.decodeEach(orders, 'orders', (order) => decodeAny(order, options))
}

/** Writes several orders. */
export function encodeBulk(orders: readonly AnyOrder[]): { orders: Wire[] } {
  return { orders: orders.map((order) => encode(order)) }
}

/** The schema of orders that are sent together, before each is read separately. */
export const bulkSchema = z.object({ orders: z.array(z.unknown()) })
