import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Reads a page of the offers on any token of a collection, or on a subset of its tokens.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of the collection.
 * @param options.limit - The maximum number of results. @default the server's
 * @param options.next - The cursor from the previous page.
 * @param options.retries - How often a request to a busy market is repeated. @default 0
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { offers } = await getCollectionOffers(api, { slug: 'lanterns' })
 */
export async function getCollectionOffers(
  api: MarketApi,
  options: getCollectionOffers.Options,
): Promise<getCollectionOffers.Result> {
  const { slug, limit, next, signal, retries = 0 } = options
  const path = `/v2/offers/collection/${encodeURIComponent(slug)}`
  return OfferWire.decodePage(await call(api, path, { query: { limit, next }, signal, retries }))
}

export declare namespace getCollectionOffers {
  type Options = RequestOptions & { slug: string; limit?: number | undefined; next?: string | undefined }
  type Result = OfferWire.Page
}
