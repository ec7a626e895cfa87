import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { CollectionHistory, HistoryPeriod } from '../domain/CollectionHistory.js'
import * as CollectionHistoryWire from '../wire/collectionHistory.js'

/**
 * Reads the sales and the floor of a collection over time: by hour up to a week, by day up to a year. Only our server
 * supports this.
 *
 * Sales come from the chain. Floors come from the market's record of its own book, so they begin with that record.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of the collection.
 * @param options.period - The period before now. @default '1d'
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { steps } = await getCollectionHistory(api, { slug: 'lanterns', period: '30d' })
 */
export async function getCollectionHistory(
  api: MarketApi,
  options: getCollectionHistory.Options,
): Promise<getCollectionHistory.Result> {
  const { slug, period, signal, retries } = options
  const path = `/v2/collection/${encodeURIComponent(slug)}/history`
  return CollectionHistoryWire.decode(await call(api, path, { query: { period }, signal, retries }))
}

export declare namespace getCollectionHistory {
  type Options = RequestOptions & { slug: string; period?: HistoryPeriod | undefined }
  type Result = CollectionHistory
}
