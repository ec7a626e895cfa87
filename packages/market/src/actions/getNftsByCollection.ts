import { call } from '../internal/call.js'
import type { MarketApi, RequestOptions } from '../MarketApi.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of a collection's NFTs.
 *
 * Reads: one request.
 *
 * @param options.listed - Only what can be bought now.
 * @param options.sort - `identifier` (default) or `price` (cheapest first, what is not for sale last).
 * @param options.traits - Only tokens that have one of the values of each type.
 * @throws {NotFoundError} when the market has no such collection. @throws {ResponseError} when the server refuses.
 *
 * @example
 * const { nfts, next } = await getNftsByCollection(api, { slug: 'lanterns', listed: true, sort: 'price' })
 */
export async function getNftsByCollection(
  api: MarketApi,
  options: getNftsByCollection.Options,
): Promise<getNftsByCollection.Result> {
  const { slug, limit, next, listed, sort, traits, signal, retries } = options
  const trait = Object.entries(traits ?? {}).flatMap(([type, values]) =>
    values.map((value) => JSON.stringify([type, value])),
  )
  const query = { limit, next, listed, sort, trait }
  return NftWire.decodePage(
    await call(api, `/v2/collection/${encodeURIComponent(slug)}/nfts`, { query, signal, retries }),
  )
}

export declare namespace getNftsByCollection {
  type Options = RequestOptions & {
    slug: string
    limit?: number | undefined
    next?: string | undefined
    listed?: boolean | undefined
    sort?: 'identifier' | 'price' | undefined
    traits?: Readonly<Record<string, readonly string[]>> | undefined
  }
  type Result = NftWire.Page
}
