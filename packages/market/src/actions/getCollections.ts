import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads collections by slug, or a page of all collections of the market.
 *
 * Reads: one request. Only our server supports pages. Other servers of this API require slugs.
 *
 * @param options.slugs - The collections to read. Unknown slugs are omitted from the result.
 * @param options.limit - Without slugs: the maximum number of results. @default the server's (20)
 * @param options.next - Without slugs: the cursor from the previous page.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { collections, next } = await getCollections(api)
 * const { collections: two } = await getCollections(api, { slugs: ['lanterns', 'spices'] })
 */
export async function getCollections(
  api: MarketApi,
  options: getCollections.Options = {},
): Promise<getCollections.Result> {
  const { slugs, limit, next, signal, retries } = options
  const what = slugs ? { body: CollectionWire.encodeSlugs(slugs) } : { query: { limit, next } }
  return CollectionWire.decodePage(await call(api, '/v2/collections', { ...what, signal, retries }))
}

export declare namespace getCollections {
  type Options = RequestOptions &
    (
      | { slugs: readonly string[]; limit?: undefined; next?: undefined }
      | { slugs?: undefined; limit?: number | undefined; next?: string | undefined }
    )
  type Result = CollectionWire.Page
}
