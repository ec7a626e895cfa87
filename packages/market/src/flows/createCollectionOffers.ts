import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateCollectionOffers } from './prepareCreateCollectionOffers.js'

/**
 * Creates several collection offers with one signature, such as a ladder of bids at different prices.
 *
 * The offers may add up to more than the account holds. When one is accepted, those that the account can no longer pay
 * become inactive. The market stores each offer separately. If it refuses one, the others may be on the market: a
 * `NotPostedError` contains all of them, and you can post them again with `postCollectionOffer`.
 *
 * Reads: two `eth_call`s, and two requests to the market for each distinct set of tokens. Asks the wallet: missing
 * approvals, then one signature.
 *
 * @returns The offers as the market stores them, with their signatures and tokens, in the order of the request.
 * @throws the errors of {@link createCollectionOffer}. `InBulkError` names the offer of an error.
 *
 * @example
 * const prices = ['0.5', '0.45', '0.4']
 * await createCollectionOffers(market, { offers: prices.map((price) => ({ collection: 'lanterns', price })) })
 */
export function createCollectionOffers<account extends Account | undefined>(
  market: Market<account>,
  options: createCollectionOffers.Options & AccountParameter<account>,
): Promise<readonly CollectionOffer[]>
export function createCollectionOffers(
  market: Market,
  options: createCollectionOffers.Options,
): Promise<readonly CollectionOffer[]> {
  return perform(market, options, () => prepareCreateCollectionOffers(market, options))
}

export declare namespace createCollectionOffers {
  type Options = prepareCreateCollectionOffers.Options & Trade.Performing
  type Result = readonly CollectionOffer[]
}
