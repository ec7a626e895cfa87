import { call, type MarketApi } from '../MarketApi.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads a page of collections.
 *
 * Reads: one request.
 *
 * @param options.limit - At most this many. @default the server's (20)
 * @param options.next - The cursor of the page before.
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
 *
 * @example
 * const { collections, next } = await getCollections(api)
 */
export async function getCollections(
  api: MarketApi,
  options: getCollections.Options = {},
): Promise<getCollections.Result> {
  const { limit, next, signal } = options
  return CollectionWire.decodePage(await call(api, '/v2/collections', { query: { limit, next }, signal }))
}

export declare namespace getCollections {
  type Options = {
    limit?: number | undefined
    next?: string | undefined
    signal?: AbortSignal | undefined
  }
  type Result = CollectionWire.Page
}
