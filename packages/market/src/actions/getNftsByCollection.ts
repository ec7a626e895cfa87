import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { type NftChoices, toChoices } from '../api/nftChoices.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of a collection's NFTs.
 *
 * Reads: one request.
 *
 * @param options.listed - Returns only NFTs that can be bought now.
 * @param options.auctioned - Returns only NFTs whose auctions accept bids now. Only our server supports it.
 * @param options.sort - `identifier` (default), `price` (cheapest first), `price-down` (most expensive first), `recent`
 * (most recently listed first), `rarity` (rarest first) or `ending` (only NFTs on auction, the next to end first). NFTs
 * without a listing come last when you sort by price or listing time, and NFTs without a rank come last when you sort by
 * rarity. Only our server supports `recent`, `rarity` and `ending`.
 * @param options.traits - Returns only tokens that have one of the given values for each trait type.
 * @param options.text - Returns only tokens with these words in their names, with this number, or with a trait that
 * begins with the text.
 * @param options.price - Returns only tokens for sale in this range of prices per unit, in the currency's smallest
 * unit.
 * @param options.price.currency - The currency of the prices. The native currency and its wrapped form count as the
 * same currency. @default the native currency
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
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
