import { defined } from '@souk/base'
import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { CollectionOffer, OfferTrait } from '../domain/CollectionOffer.js'
import type * as TokenIds from '../domain/TokenIds.js'
import * as OfferWire from '../wire/offer.js'

/**
 * Posts a signed offer on any token of a collection, or on a subset of its tokens.
 *
 * Unlike other posts, it is not repeated automatically. Repeating it is safe, because orders are identified by their
 * hash.
 *
 * @param options.slug - The slug of the collection.
 * @param options.traits - The traits that were passed to {@link buildOffer}.
 * @param options.tokenIds - The token ids that were passed to {@link buildOffer}.
 * @param options.retries - How often a request to a busy market is repeated. @default 0
 * @throws {RejectedError} if the market rejects the offer. `code` and `reasons` contain the reason.
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
