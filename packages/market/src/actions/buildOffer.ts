import { defined } from '@souk/base'
import { seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { BuiltOffer, OfferTrait } from '../domain/CollectionOffer.js'
import type * as TokenIds from '../domain/TokenIds.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Asks a market for its part of a collection offer: the item to ask for and the zone.
 *
 * Reads: one request. Check the answer before you sign it, like everything that a server returns.
 * `createCollectionOffer` does.
 *
 * @param options.slug - The slug of the collection.
 * @param options.quantity - The number of tokens to buy. @default 1n
 * @param options.traits - Accepts only tokens with all of these traits. Only our server supports several traits.
 * @param options.tokenIds - Accepts only these tokens.
 * @param options.retries - How often a request to a busy market is repeated. @default 0
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { consideration, zone, zoneHash } = await buildOffer(api, { offerer, slug: 'lanterns' })
 */
export async function buildOffer(api: MarketApi, options: buildOffer.Options): Promise<BuiltOffer> {
  const { offerer, quantity = 1n, slug, traits, tokenIds, signal, retries = 0 } = options
  const { protocolAddress = seaportAddress } = options
  const criteria = defined({ slug, traits, tokenIds })
  const body = OfferWire.encodeBuildRequest({ offerer, quantity, criteria, protocolAddress })
  return OfferWire.decodeBuilt(await call(api, '/v2/offers/build', { body, signal, retries }))
}

export declare namespace buildOffer {
  type Options = RequestOptions & {
    offerer: Address
    slug: string
    quantity?: bigint | undefined
    traits?: readonly OfferTrait[] | undefined
    tokenIds?: TokenIds.TokenIds | undefined
    protocolAddress?: Address | undefined
  }
  type Result = BuiltOffer
}
