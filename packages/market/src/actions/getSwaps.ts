import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import { pageSize } from '../api/pageSize.js'
import type { MarketSwap } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Reads a page of swaps, the newest first.
 *
 * Reads: one request.
 *
 * @param options.maker - Swaps of this account, those included that cannot be filled now.
 * @param options.owner - Swaps that ask for tokens of this account.
 * @param options.contract - Swaps that give or ask for tokens of this contract.
 * @param options.tokenIds - Those of its tokens, given or asked for. @default any
 * @param options.limit - At most this many. @default 20
 * @param options.next - The cursor of the page before.
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
 *
 * @example
 * const { orders } = await getSwaps(api, { owner: account.address })
 */
export async function getSwaps(api: MarketApi, options: getSwaps.Options = {}): Promise<getSwaps.Result> {
  const { signal, retries } = options
  const query = {
    limit: options.limit ?? pageSize,
    cursor: options.next,
    maker: options.maker,
    owner: options.owner,
    asset_contract_address: options.contract,
    token_ids: options.tokenIds?.map(String),
  }
  return OrderWire.decodeSwapPage(await call(api, ordersPath(api, 'swap'), { query, signal, retries }), api)
}

export declare namespace getSwaps {
  type Options = RequestOptions & {
    maker?: Address | undefined
    owner?: Address | undefined
    contract?: Address | undefined
    tokenIds?: readonly bigint[] | undefined
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = OrderWire.Page<MarketSwap>
}
