import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Depth } from '../domain/Depth.js'
import * as DepthWire from '../wire/depth.js'

/**
 * Reads the order book of a collection by price: how many tokens are for sale at each of the lowest prices, and how
 * many tokens the highest offers on any token or on a trait ask for. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of the collection.
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { listings, offers } = await getDepth(api, { slug: 'lanterns' })
 */
export async function getDepth(api: MarketApi, options: getDepth.Options): Promise<getDepth.Result> {
  const { slug, signal, retries } = options
  const path = `/v2/collection/${encodeURIComponent(slug)}/depth`
  return DepthWire.decode(await call(api, path, { signal, retries }))
}

export declare namespace getDepth {
  type Options = RequestOptions & { slug: string }
  type Result = Depth
}
