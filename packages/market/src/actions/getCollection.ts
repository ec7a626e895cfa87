import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Collection } from '../domain/Collection.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads a collection.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { stats } = await getCollection(api, { slug: 'lanterns' })
 */
export async function getCollection(api: MarketApi, options: getCollection.Options): Promise<Collection> {
  const { slug, signal, retries } = options
  return CollectionWire.decodeOne(
    await call(api, `/v2/collection/${encodeURIComponent(slug)}`, { signal, retries }),
  )
}

export declare namespace getCollection {
  type Options = RequestOptions & { slug: string }
  type Result = Collection
}
