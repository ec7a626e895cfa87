import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { RankingPeriod, RankingSort } from '../domain/Ranking.js'
import * as RankingWire from '../wire/ranking.js'

/**
 * Ranks a market's collections by their activity within a period. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.period - How far to look back from now. @default '1d'
 * @param options.sort - What counts. @default 'volume'
 * @param options.direction - `asc` for the least first. @default 'desc'
 * @param options.limit - At most this many, up to 200. @default 100
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
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
