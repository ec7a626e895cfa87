import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Reads a page of the offers on any token of a collection, or on some of its tokens.
 *
 * Reads: one request.
 *
 * @param options.slug - The collection's.
 * @param options.limit - At most this many. @default the server's
 * @param options.next - The cursor of the page before.
 * @param options.retries - How often a busy market is asked again. @default 0
 * @throws {NotFoundError} when the market has no such collection. @throws {ResponseError} when the server refuses.
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
