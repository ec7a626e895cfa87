import type { Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCollectionOffer } from './prepareCollectionOffer.js'

/**
 * Offers money for any token of a collection, any with some traits, or any of a list.
 *
 * The market says which item to ask for; the account signs it only if it is of the right contract, goes to the account,
 * and its criteria are the root of the tokens that are named.
 *
 * A market that is busy is not asked again unless `retries` says so, nor after any other failure: `NotPostedError` has the
 * signed order, which is still binding. Pass it to `postCollectionOffer` with the same collection, traits and tokens, or
 * cancel it.
 *
 * Reads: two `eth_call`s, and two requests to the market. Asks the wallet: an approval if it is missing, then one signature.
 *
 * @returns The offer as the market has it, with its signature and its tokens.
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {BuiltOfferError} when the market's part is not what was asked for.
 * @throws {InvalidTokenIdsError} when the text names no tokens.
 * @throws {NotPostedError} when the market does not take the offer; it is signed all the same, and in `facts.orders`.
 * @throws the reasons of {@link createOffer}.
 *
 * @example
 * await createCollectionOffer(market, { collection: 'lanterns', traits: [{ type: 'Glass', value: 'Blue' }], price: '0.5' })
 */
export function createCollectionOffer(
  market: Market,
  options: createCollectionOffer.Options,
): Promise<CollectionOffer> {
  return perform(market, options, () => prepareCollectionOffer(market, options))
}

export declare namespace createCollectionOffer {
  type Options = prepareCollectionOffer.Options & Pick<Trade.Options, 'onProgress'>
  type Result = CollectionOffer
}
