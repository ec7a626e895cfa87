import type { Address } from 'viem'
import { call } from '../internal/call.js'
import type { MarketApi, RequestOptions } from '../MarketApi.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of a collection's NFTs.
 *
 * Reads: one request.
 *
 * @param options.listed - Only what can be bought now.
 * @param options.sort - `identifier` (default), `price` (cheapest first) or `price-down` (dearest first); what is not for
 * sale comes last either way.
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
  const { slug, limit, next, listed, sort, traits, text, price, signal, retries } = options
  const trait = Object.entries(traits ?? {}).flatMap(([type, values]) =>
    values.map((value) => JSON.stringify([type, value])),
  )
  const range = { currency: price?.currency, min_price: toText(price?.from), max_price: toText(price?.to) }
  const query = { limit, next, listed, sort, trait, q: text?.trim(), ...range }
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
    sort?: 'identifier' | 'price' | 'price-down' | undefined
    traits?: Readonly<Record<string, readonly string[]>> | undefined
    text?: string | undefined
    price?: { currency?: Address | undefined; from?: bigint | undefined; to?: bigint | undefined } | undefined
  }
  type Result = NftWire.Page
}

/** Nothing is left out of a query but what is not said: 0 is a price. */
function toText(amount: bigint | undefined): string | undefined {
  return amount === undefined ? undefined : String(amount)
}
