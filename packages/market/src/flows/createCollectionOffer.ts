import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateCollectionOffer } from './prepareCreateCollectionOffer.js'

/**
 * Creates an offer on any token of a collection, on any token with certain traits, or on any token of a list.
 *
 * The market provides the item to ask for. The account signs it only if it is from the right contract, goes to the
 * account, and if its criteria are the Merkle root of the given tokens.
 *
 * Requests to a busy market are repeated only if you set `retries`, and never after another failure. A `NotPostedError`
 * contains the signed order, which is still binding: post it with `postCollectionOffer` and the same collection, traits
 * and tokens, or cancel it.
 *
 * Reads: two `eth_call`s, and two requests to the market. Asks the wallet: a missing approval, then one signature.
 *
 * @returns The offer as the market stores it, with its signature and its tokens.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {BuiltOfferError} if the market's part differs from the request.
 * @throws {InvalidTokenIdsError} if the text contains no valid token ids.
 * @throws {NotPostedError} if the market does not accept the offer. The offer is signed nevertheless, and is in
 * `facts.orders`.
 * @throws the errors of {@link createOffer}.
 *
 * @example
 * await createCollectionOffer(market, { collection: 'lanterns', traits: [{ type: 'Glass', value: 'Blue' }], price: '0.5' })
 */
export function createCollectionOffer<account extends Account | undefined>(
  market: Market<account>,
  options: createCollectionOffer.Options & AccountParameter<account>,
): Promise<CollectionOffer>
export function createCollectionOffer(
  market: Market,
  options: createCollectionOffer.Options,
): Promise<CollectionOffer> {
  return perform(market, options, () => prepareCreateCollectionOffer(market, options))
}

export declare namespace createCollectionOffer {
  type Options = prepareCreateCollectionOffer.Options & Trade.Performing
  type Result = CollectionOffer
}
