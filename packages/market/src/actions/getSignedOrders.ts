import { seaportAddress } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { call } from '../api/call.js'
import { fromFailure } from '../api/fromResponse.js'
import { inGroups } from '../api/inGroups.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { ResponseError } from '../api/ResponseError.js'
import * as SignedOrderWire from '../wire/signedOrder.js'

const path = '/v2/orders/signed'
/** The maximum number of orders per request. */
const most = 100

/**
 * Reads several signed orders so that they can be filled together. Returns the same data for each order as
 * `getFulfillmentData`, without the suggested transaction.
 *
 * Reads: one request per 100 orders. Only our server supports this.
 *
 * @param options.fulfiller - The account that will fill the orders.
 * @returns The orders as the market returns them, or the error of an order that cannot be filled now.
 * @throws {NotFoundError} or {RejectedError} (405) if the market does not support this call.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const orders = await getSignedOrders(api, { orderHashes, fulfiller })
 * orders.filter((entry) => 'error' in entry)
 */
export async function getSignedOrders(
  api: MarketApi,
  options: getSignedOrders.Options,
): Promise<getSignedOrders.Result> {
  const { orderHashes, fulfiller, protocolAddress = seaportAddress, signal, retries } = options
  return inGroups(orderHashes, most, async (orderHashes) => {
    const body = SignedOrderWire.encodeRequest({ chain: api.chain, protocolAddress, fulfiller, orderHashes })
    const { chainId, orders } = SignedOrderWire.decode(await call(api, path, { body, signal, retries }))
    return orders.map((order) => ('failure' in order ? toUnfillable(order) : { ...order, chainId }))
  })
}

export declare namespace getSignedOrders {
  type Options = RequestOptions & {
    orderHashes: readonly Hex[]
    fulfiller: Address
    protocolAddress?: Address | undefined
  }
  /** An order that cannot be filled now, with the reason. */
  type Unfillable = { orderHash: Hex; error: ResponseError }
  type Signed = SignedOrderWire.SignedOrder & { chainId: number }
  type Result = readonly (Signed | Unfillable)[]
}

function toUnfillable({ orderHash, status, failure }: SignedOrderWire.Refusal): getSignedOrders.Unfillable {
  return { orderHash, error: fromFailure(failure, { status, url: path, excerpt: '' }) }
}
