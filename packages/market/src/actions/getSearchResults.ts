import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { SearchResults } from '../domain/SearchResults.js'
import * as SearchResultsWire from '../wire/searchResults.js'

/**
 * Searches a market: collections by name, tokens by the beginnings of words in their names or by number, and accounts
 * by address. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.text - The search text, up to 200 characters.
 * @param options.limit - The maximum number of results of each kind, up to 20. @default 8
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { collections, nfts } = await getSearchResults(api, { text: 'brass lan' })
 */
export async function getSearchResults(
  api: MarketApi,
  options: getSearchResults.Options,
): Promise<getSearchResults.Result> {
  const { text, limit, signal, retries } = options
  return SearchResultsWire.decode(
    await call(api, '/v2/search', { query: { q: text, limit }, signal, retries }),
  )
}

export declare namespace getSearchResults {
  type Options = RequestOptions & { text: string; limit?: number | undefined }
  type Result = SearchResults
}
