import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { OfferCriteria } from '../domain/CollectionOffer.js'
import type { OrderSide } from '../domain/MarketOrder.js'
import * as F from './fields.js'
import * as OfferWire from './offer.js'

/** The data to fill an order: the signed order, and a suggested transaction, which is never sent unchecked. */
export type FulfillmentData = {
  protocol: string
  orders: readonly (Order.Order & { extraData?: Hex })[]
  /** For an offer on several tokens: the accepted tokens, with which a seller proves that a token is one of them. */
  criteria?: OfferCriteria
  transaction: {
    function: string
    chainId: number
    to: Address
    value: bigint
    /** The arguments of the call by name, as the server suggests them. */
    inputData: unknown
  }
}

/** A request for the data to fill an order. */
export type FulfillmentRequest = {
  side: OrderSide
  orderHash: Hex
  chain: string
  protocolAddress: Address
  fulfiller: Address
  /** The token to give for an offer on any token of a collection. */
  consideration?: { contract: Address; tokenId: bigint }
  /** How many units to fill. @default all */
  unitsToFill?: bigint
  /** The account that receives what the order gives. @default the fulfiller */
  recipient?: Address
}

/** The schema of fulfilment data. Other fields are ignored. */
export const answerSchema = z.object({
  protocol: z.string(),
  fulfillment_data: z.object({
    transaction: z.object({
      function: z.string(),
      chain: z.int(),
      to: F.address,
      value: F.roundedUint,
      input_data: z.unknown(),
    }),
    orders: z.array(
      z.object({ parameters: z.unknown(), extraData: z.nullish(F.hex) }, { rest: z.unknown() }),
    ),
    criteria: z.nullish(OfferWire.criteriaSchema),
  }),
})

/** Reads fulfilment data. @throws {InvalidFieldError} or {Order.ParseError} naming the invalid field. */
export function decode(value: unknown): FulfillmentData {
  const raw = F.decodeBy(answerSchema, value, 'fulfillment data')
  const { transaction, orders, criteria } = raw.fulfillment_data
  return {
    protocol: raw.protocol,
    orders: orders.map((order) => ({ ...Order.parse(order), ...defined({ extraData: order.extraData }) })),
    ...defined({ criteria: criteria ? OfferWire.fromCriteria(criteria) : undefined }),
    transaction: {
      function: transaction.function,
      chainId: transaction.chain,
      to: transaction.to,
      value: transaction.value,
      inputData: transaction.input_data,
    },
  }
}

/** Writes fulfilment data. */
export function encode(data: FulfillmentData) {
  return {
    protocol: data.protocol,
    fulfillment_data: {
      transaction: {
        function: data.transaction.function,
        chain: data.transaction.chainId,
        to: data.transaction.to.toLowerCase(),
        value: F.writeNumber(data.transaction.value),
        input_data: data.transaction.inputData,
      },
      orders: data.orders.map((order) => ({
        ...Order.serialize(order),
        ...defined({ extraData: order.extraData }),
      })),
      ...defined({ criteria: data.criteria && OfferWire.toCriteria(data.criteria) }),
    },
  }
}

/** What requests call an order of a side. */
const nameOf = { ask: 'listing', bid: 'offer', swap: 'swap' } as const

const target = z.object({ hash: F.hash, chain: z.string(), protocol_address: F.address })
const fulfiller = z.object({ address: F.address })
const consideration = z.nullish(z.object({ asset_contract_address: F.address, token_id: F.uint }))

const noFees = 'false, because the data hold the fees of the signed order only'
const more = {
  units_to_fill: z.nullish(F.uint),
  recipient: z.nullish(F.address),
  include_optional_creator_fees: z.nullish(z.boolean().check(z.refine((value) => !value, noFees))),
} as const

/** The schemas of requests for fulfilment data, by the side of the order. */
export const requestSchemas = {
  ask: z.object({ listing: target, fulfiller, consideration, ...more }),
  bid: z.object({ offer: target, fulfiller, consideration, ...more }),
  swap: z.object({ swap: target, fulfiller, consideration }),
} as const

/** The schema of a request for fulfilment data of any order. */
export const requestSchema = z.object({
  listing: z.nullish(target),
  offer: z.nullish(target),
  swap: z.nullish(target),
  fulfiller,
  consideration,
  ...more,
})

/** Reads a request for fulfilment data. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): FulfillmentRequest {
  const raw = F.decodeBy(requestSchema, value, 'fulfillment request')
  const order = raw.listing ?? raw.offer ?? raw.swap
  if (!order)
    throw new F.InvalidFieldError({
      resource: 'fulfillment request',
      path: 'listing',
      expected: 'a listing, an offer or a swap',
      value: undefined,
    })
  const side: OrderSide = raw.listing ? 'ask' : raw.offer ? 'bid' : 'swap'
  return defined({
    side,
    orderHash: order.hash,
    chain: order.chain,
    protocolAddress: order.protocol_address,
    fulfiller: raw.fulfiller.address,
    consideration: raw.consideration && {
      contract: raw.consideration.asset_contract_address,
      tokenId: raw.consideration.token_id,
    },
    unitsToFill: raw.units_to_fill,
    recipient: raw.recipient,
  })
}

/** Writes a request for fulfilment data. */
export function encodeRequest(request: FulfillmentRequest): unknown {
  const order = {
    hash: request.orderHash,
    chain: request.chain,
    protocol_address: request.protocolAddress,
  }
  const { unitsToFill, recipient } = request
  return {
    [nameOf[request.side]]: order,
    ...defined({ units_to_fill: unitsToFill === undefined ? undefined : String(unitsToFill), recipient }),
    fulfiller: { address: request.fulfiller },
    ...(request.consideration
      ? {
          consideration: {
            asset_contract_address: request.consideration.contract,
            token_id: String(request.consideration.tokenId),
          },
        }
      : undefined),
  }
}
