import { seaportAddress } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { call } from '../api/call.js'
import { fromFailure } from '../api/fromResponse.js'
import { inGroups } from '../api/inGroups.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { ResponseError } from '../api/ResponseError.js'
import * as SignedOrderWire from '../wire/signedOrder.js'

const path = '/v2/orders/signed'
/** What the server takes at a time. */
const most = 100

/**
 * Reads signed orders that are to be filled together: of each what `getFulfillmentData` reads of one, without the
 * suggested transaction.
 *
 * Reads: one request for each 100 orders. Markets other than ours do not have it.
 *
 * @param options.fulfiller - The account that will fill them.
 * @returns As the market gives them; of an order that cannot be filled now, why.
 * @throws {NotFoundError} or {RejectedError} (405) where the market does not have this call.
 * @throws {ResponseError} when it refuses. @throws {InvalidFieldError} when the answer is not of this format.
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
  /** An order that cannot be filled now, and why. */
  type Unfillable = { orderHash: Hex; error: ResponseError }
  type Signed = SignedOrderWire.SignedOrder & { chainId: number }
  type Result = readonly (Signed | Unfillable)[]
}

function toUnfillable({ orderHash, status, failure }: SignedOrderWire.Refusal): getSignedOrders.Unfillable {
  return { orderHash, error: fromFailure(failure, { status, url: path, excerpt: '' }) }
}
