import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { RankingPeriod, RankingSort } from '../domain/Ranking.js'
import * as RankingWire from '../wire/ranking.js'

/**
 * Ranks the collections of a market by their activity in a period. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.period - The period before now. @default '1d'
 * @param options.sort - The figure to rank by. @default 'volume'
 * @param options.direction - `asc` for the lowest first. @default 'desc'
 * @param options.limit - The maximum number of results, up to 200. @default 100
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { ranking } = await getRanking(api, { period: '7d', sort: 'sales' })
 */
export async function getRanking(
  api: MarketApi,
  options: getRanking.Options = {},
): Promise<getRanking.Result> {
  const { signal, retries, ...query } = options
  return RankingWire.decodePage(await call(api, '/v2/ranking', { query, signal, retries }))
}

export declare namespace getRanking {
  type Options = RequestOptions & {
    period?: RankingPeriod | undefined
    sort?: RankingSort | undefined
    direction?: 'asc' | 'desc' | undefined
    limit?: number | undefined
  }
  type Result = RankingWire.Page
}
