import type { Address } from 'viem'
import { assertLegacy } from '../api/assertLegacy.js'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { pageSize } from '../api/pageSize.js'
import * as AssetWire from '../wire/asset.js'

/**
 * Reads a page of tokens with version 1 of the API, which supports only mainnet and goerli. {@link getNftsByAccount}
 * and {@link getNftsByContract} support every chain.
 *
 * Reads: one request.
 *
 * @param options.limit - The maximum number of results. @default 20
 * @param options.next - The cursor from the previous page.
 * @throws {LegacyChainError} on other chains.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { assets, next } = await getAssets(api, { owner })
 */
export async function getAssets(api: MarketApi, options: getAssets.Options = {}): Promise<getAssets.Result> {
  assertLegacy(api)
  const { signal, retries } = options
  const query = {
    limit: options.limit ?? pageSize,
    cursor: options.next,
    owner: options.owner,
    asset_contract_address: options.contract,
    token_ids: options.tokenIds?.map(String),
    order_by: options.orderBy,
    order_direction: options.orderDirection,
  }
  return AssetWire.decodePage(await call(api, '/api/v1/assets/', { query, signal, retries }))
}

export declare namespace getAssets {
  type Options = RequestOptions & {
    owner?: Address | undefined
    contract?: Address | undefined
    tokenIds?: readonly bigint[] | undefined
    orderBy?: string | undefined
    orderDirection?: 'asc' | 'desc' | undefined
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = AssetWire.Page
}
