import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { OfferCriteria } from '../domain/CollectionOffer.js'
import * as FailureWire from './failure.js'
import * as F from './fields.js'
import * as OfferWire from './offer.js'

/** The data to fill an order without a transaction: the signed order with its extra data. */
export type SignedOrder = {
  orderHash: Hex
  order: Order.Order
  /** Data for the zone of the order. */
  extraData?: Hex
  /** For an offer on several tokens: the accepted tokens. */
  criteria?: OfferCriteria
}

/** Why an order is not available, with the same error as if it had been requested separately. */
export type Refusal = { orderHash: Hex; status: number; failure: FailureWire.Failure }

/** A request for orders to fill together. */
export type SignedOrdersRequest = {
  chain: string
  protocolAddress: Address
  /** The account that fills them. It changes nothing in the answer. */
  fulfiller?: Address
  orderHashes: readonly Hex[]
}

/** Signed orders or the reasons why they are not available, and their chain. */
export type SignedOrders = { chainId: number; orders: readonly (SignedOrder | Refusal)[] }

/** The schema of a request for signed orders. */
export const requestSchema = z.object({
  chain: z.string(),
  protocol_address: F.address,
  fulfiller: z.unneeded(z.object({ address: F.address }), 'Every account receives the same signed orders.'),
  order_hashes: z.array(F.hash),
})

/** The schema of signed orders. Other fields are ignored. */
export const answerSchema = z.object({
  chain_id: z.int(),
  orders: z.array(
    z.object({
      order_hash: F.hash,
      protocol_data: z.nullish(z.unknown()),
      extra_data: z.nullish(F.hex),
      criteria: z.nullish(OfferWire.criteriaSchema),
      refusal: z.nullish(z.object({ status: z.int() }, { rest: z.unknown() })),
    }),
  ),
})

/**
 * Reads a request for signed orders.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeRequest(value: unknown): SignedOrdersRequest {
  const raw = F.decodeBy(requestSchema, value, 'signed orders request')
  return defined({
    chain: raw.chain,
    protocolAddress: raw.protocol_address,
    fulfiller: raw.fulfiller?.address,
    orderHashes: raw.order_hashes,
  })
}

/** Writes a request for signed orders. */
export function encodeRequest(request: SignedOrdersRequest) {
  const { chain, protocolAddress, fulfiller, orderHashes } = request
  return defined({
    chain,
    protocol_address: protocolAddress,
    fulfiller: fulfiller && { address: fulfiller },
    order_hashes: orderHashes,
  })
}

/** Reads signed orders. @throws {InvalidFieldError} or {Order.ParseError} naming the invalid field. */
export function decode(value: unknown): SignedOrders {
  const raw = F.decodeBy(answerSchema, value, 'signed orders')
  const orders = raw.orders.map(({ order_hash, refusal, ...signed }): SignedOrder | Refusal =>
    refusal
      ? { orderHash: order_hash, status: refusal.status, failure: FailureWire.decode(refusal) }
      : defined({
          orderHash: order_hash,
          order: Order.parse(signed.protocol_data),
          extraData: signed.extra_data,
          criteria: signed.criteria ? OfferWire.fromCriteria(signed.criteria) : undefined,
        }),
  )
  return { chainId: raw.chain_id, orders }
}

/** Writes signed orders. */
export function encode({ chainId, orders }: SignedOrders) {
  return { chain_id: chainId, orders: orders.map(encodeOne) }
}

function encodeOne(order: SignedOrder | Refusal) {
  if ('failure' in order) {
    const { orderHash, status, failure } = order
    return { order_hash: orderHash, refusal: { status, ...FailureWire.encode(failure) } }
  }
  return defined({
    order_hash: order.orderHash,
    protocol_data: Order.serialize(order.order),
    extra_data: order.extraData,
    criteria: order.criteria && OfferWire.toCriteria(order.criteria),
  })
}
