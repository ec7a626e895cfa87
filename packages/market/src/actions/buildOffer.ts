import { seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { BuiltOffer, OfferTrait } from '../domain/CollectionOffer.js'
import { defined } from '../domain/defined.js'
import type * as TokenIds from '../domain/TokenIds.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Asks a market for its part of a collection offer: which tokens it is for, and the zone.
 *
 * Reads: one request. What comes back is a suggestion to be checked, like all that a server says.
 *
 * @param options.slug - The collection's.
 * @param options.quantity - How many tokens are wanted. @default 1n
 * @param options.traits - Only tokens with all of these lines of metadata. Several are an addition of our own server.
 * @param options.tokenIds - Only these tokens.
 * @param options.retries - How often a busy market is asked again. @default 0
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
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
