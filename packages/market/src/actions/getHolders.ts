import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as HoldersWire from '../wire/holders.js'

/**
 * Reads a page of the accounts that hold tokens of a collection, largest first. The first page also contains the
 * distribution of the holdings. Only our server supports this.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of the collection.
 * @param options.limit - The maximum number of results, up to 100. @default 50
 * @param options.next - The cursor from the previous page.
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { holders, distribution } = await getHolders(api, { slug: 'lanterns' })
 */
export async function getHolders(api: MarketApi, options: getHolders.Options): Promise<getHolders.Result> {
  const { slug, limit, next, signal, retries } = options
  const path = `/v2/collection/${encodeURIComponent(slug)}/holders`
  return HoldersWire.decodePage(await call(api, path, { query: { limit, next }, signal, retries }))
}

export declare namespace getHolders {
  type Options = RequestOptions & { slug: string; limit?: number | undefined; next?: string | undefined }
  type Result = HoldersWire.Page
}
