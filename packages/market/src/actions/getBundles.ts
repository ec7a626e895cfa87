import type { Address } from 'viem'
import { assertLegacy } from '../api/assertLegacy.js'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { pageSize } from '../api/pageSize.js'
import * as BundleWire from '../wire/bundle.js'

/**
 * Reads a page of bundles with version 1 of the API, which supports only mainnet and goerli.
 *
 * Reads: one request. This call uses offsets instead of cursors, so pages can shift while bundles are added or removed.
 *
 * @param options.limit - The maximum number of results. @default 20
 * @param options.next - The `next` of the previous page.
 * @throws {LegacyChainError} on other chains.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { bundles, next } = await getBundles(api, { owner })
 */
export async function getBundles(
  api: MarketApi,
  options: getBundles.Options = {},
): Promise<getBundles.Result> {
  assertLegacy(api)
  const { limit = pageSize, next, signal, retries } = options
  const query = {
    limit,
    offset: next,
    owner: options.owner,
    asset_contract_address: options.contract,
    token_ids: options.tokenIds?.map(String),
    // Falsy values are left out of a query, which would not be the same.
    on_sale: options.onSale === undefined ? undefined : String(options.onSale),
  }
  const list = BundleWire.decodeList(await call(api, '/api/v1/bundles/', { query, signal, retries }))
  const { length } = list.bundles
  const end = Number(next ?? 0) + length
  // A page of very large bundles ends early.
  const isMore = length >= limit || (length > 0 && end < (list.estimatedCount ?? 0))
  return { ...list, ...(isMore ? { next: String(end) } : undefined) }
}

export declare namespace getBundles {
  type Options = RequestOptions & {
    owner?: Address | undefined
    contract?: Address | undefined
    tokenIds?: readonly bigint[] | undefined
    /** Whether the bundles are for sale. A market can refuse to list others. */
    onSale?: boolean | undefined
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = BundleWire.List & { next?: string }
}
