import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { type NftChoices, toChoices } from '../api/nftChoices.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of a collection's NFTs.
 *
 * Reads: one request.
 *
 * @param options.listed - Only what can be bought now.
 * @param options.sort - `identifier` (default), `price` (cheapest first), `price-down` (most expensive first), `recent` (recently listed
 * first) or `rarity` (rarest first). What is not for sale comes last where price or listing count, what has no place by
 * rarity where that counts. `recent` and `rarity` are additions of our own server.
 * @param options.traits - Only tokens that have one of the values of each type.
 * @param options.text - Only tokens with these words in their names, this number, or a trait that begins so.
 * @param options.price - Only what is for sale for this much per unit, in the currency's smallest unit.
 * @param options.price.currency - The native currency and its wrapped form count as one. @default the native currency
 * @throws {NotFoundError} when the market has no such collection. @throws {ResponseError} when the server refuses.
 *
 * @example
 * const { nfts, next } = await getNftsByCollection(api, { slug: 'lanterns', listed: true, sort: 'price' })
 */
export async function getNftsByCollection(
  api: MarketApi,
  options: getNftsByCollection.Options,
): Promise<getNftsByCollection.Result> {
  const { slug, limit, next, signal, retries } = options
  const query = { limit, next, ...toChoices(options) }
  return NftWire.decodePage(
    await call(api, `/v2/collection/${encodeURIComponent(slug)}/nfts`, { query, signal, retries }),
  )
}

export declare namespace getNftsByCollection {
  type Options = RequestOptions &
    NftChoices & {
      slug: string
      limit?: number | undefined
      next?: string | undefined
    }
  type Result = NftWire.Page
}
