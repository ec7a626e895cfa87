import { type Order, seaportAddress } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { collectionOf } from '../api/ordersPath.js'
import type { OrderSide } from '../domain/MarketOrder.js'
import { InvalidFieldError } from '../wire/fields.js'
import * as FulfillmentWire from '../wire/fulfillment.js'

/**
 * Reads a signed order so that it can be filled. The server's suggested transaction is for comparison only: never send
 * it unchecked.
 *
 * Reads: one request.
 *
 * @param options.fulfiller - The account that will fill the order.
 * @param options.consideration - The token to give for an offer on any token of a collection.
 * @throws {RejectedError} if the order cannot be filled now.
 * @throws {NotFoundError} if the market does not know the order.
 *
 * @example
 * const { order } = await getFulfillmentData(api, { side: 'ask', orderHash, fulfiller })
 */
export async function getFulfillmentData(
  api: MarketApi,
  options: getFulfillmentData.Options,
): Promise<getFulfillmentData.Result> {
  const {
    side,
    orderHash,
    fulfiller,
    protocolAddress = seaportAddress,
    consideration,
    signal,
    retries,
  } = options
  const body = FulfillmentWire.encodeRequest({
    side,
    orderHash,
    chain: api.chain,
    protocolAddress,
    fulfiller,
    ...(consideration ? { consideration } : undefined),
  })
  const path = `/v2/${collectionOf[side]}/fulfillment_data`
  const data = FulfillmentWire.decode(await call(api, path, { body, signal, retries }))
  const order = data.orders[0]
  if (!order)
    throw new InvalidFieldError({
      resource: 'fulfillment data',
      path: 'fulfillment_data.orders',
      expected: 'at least one order',
      value: data.orders,
    })
  return { ...data, order }
}

export declare namespace getFulfillmentData {
  type Options = RequestOptions & {
    side: OrderSide
    orderHash: Hex
    fulfiller: Address
    protocolAddress?: Address | undefined
    consideration?: { contract: Address; tokenId: bigint } | undefined
  }
  type Result = FulfillmentWire.FulfillmentData & { order: Order.Order & { extraData?: Hex } }
}
