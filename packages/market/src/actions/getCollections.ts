import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads the collections of some slugs, or a page of all that the market has.
 *
 * Reads: one request. Pages are an addition of our own server; others of the family take slugs only.
 *
 * @param options.slugs - Which collections; those that the market does not know are left out.
 * @param options.limit - Without slugs: at most this many. @default the server's (20)
 * @param options.next - Without slugs: the cursor of the page before.
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
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
