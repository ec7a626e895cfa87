import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { CollectionOffer, OfferTrait } from '../domain/CollectionOffer.js'
import { defined } from '../domain/defined.js'
import type * as TokenIds from '../domain/TokenIds.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Posts a signed offer on any token of a collection, or on some of them.
 *
 * Unlike other posts it is not tried again by itself. Repeating it is safe: an order is known by its hash.
 *
 * @param options.slug - The collection's.
 * @param options.traits - As they were given to {@link buildOffer}.
 * @param options.tokenIds - As they were given to {@link buildOffer}.
 * @param options.retries - How often a busy market is asked again. @default 0
 * @throws {RejectedError} when the market does not take it; `code` and `reasons` say why.
 *
 * @example
 * const { orderHash } = await postCollectionOffer(api, { slug: 'lanterns', order })
 */
export async function postCollectionOffer(
  api: MarketApi,
  options: postCollectionOffer.Options,
): Promise<CollectionOffer> {
  const { order, slug, traits, tokenIds, protocolAddress = seaportAddress, signal, retries = 0 } = options
  const criteria = defined({ slug, traits, tokenIds })
  const body = OfferWire.encodePost({ order, criteria, protocolAddress })
  return OfferWire.decode(await call(api, '/v2/offers', { body, signal, retries }))
}

export declare namespace postCollectionOffer {
  type Options = RequestOptions & {
    order: Order.Order
    slug: string
    traits?: readonly OfferTrait[] | undefined
    tokenIds?: TokenIds.TokenIds | undefined
    protocolAddress?: Address | undefined
  }
  type Result = CollectionOffer
}
