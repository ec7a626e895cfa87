import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Mint } from '../domain/Mint.js'
import * as MintsWire from '../wire/mints.js'

/**
 * Reads how units of a collection can be minted, as its contract states it: prices, limits, times and remaining units. A
 * collection without a known mint has none. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of the collection.
 * @param options.account - Also returns how much this account has minted, and whether it is on the lists.
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const [mint] = await getMints(api, { slug: 'mint-tea', account })
 */
export async function getMints(api: MarketApi, options: getMints.Options): Promise<getMints.Result> {
  const { slug, account, signal, retries } = options
  const path = `/v2/collection/${encodeURIComponent(slug)}/mints`
  return MintsWire.decodeList(await call(api, path, { query: { account }, signal, retries }))
}

export declare namespace getMints {
  type Options = RequestOptions & { slug: string; account?: Address | undefined }
  type Result = readonly Mint[]
}
