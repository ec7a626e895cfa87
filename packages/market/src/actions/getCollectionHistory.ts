import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { CollectionHistory, HistoryPeriod } from '../domain/CollectionHistory.js'
import * as CollectionHistoryWire from '../wire/collectionHistory.js'

/**
 * Reads a collection's sales and floor step by step: by the hour up to a week, by the day up to a year. An addition of
 * our own server.
 *
 * Sales come from the chain. Floors come from the record that the market keeps of its own book, so they begin with it.
 *
 * Reads: one request.
 *
 * @param options.slug - The collection's.
 * @param options.period - How far to look back from now. @default '1d'
 * @throws {NotFoundError} when the market has no such collection. @throws {ResponseError} when the server refuses.
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
