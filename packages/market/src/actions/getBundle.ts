import { assertLegacy } from '../api/assertLegacy.js'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Bundle } from '../domain/Asset.js'
import * as BundleWire from '../wire/bundle.js'

/**
 * Reads a bundle with version 1 of the API, which supports only mainnet and goerli.
 *
 * Reads: one request.
 *
 * @throws {LegacyChainError} on other chains.
 * @throws {NotFoundError} if the market does not know it.
 *
 * @example
 * const { assets } = await getBundle(api, { slug: 'three-lanterns' })
 */
export async function getBundle(api: MarketApi, options: getBundle.Options): Promise<Bundle> {
  assertLegacy(api)
  const { slug, signal, retries } = options
  const path = `/api/v1/bundle/${encodeURIComponent(slug)}/`
  return BundleWire.decode(await call(api, path, { signal, retries }))
}

export declare namespace getBundle {
  type Options = RequestOptions & { slug: string }
  type Result = Bundle
}
