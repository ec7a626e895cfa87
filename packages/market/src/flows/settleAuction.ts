import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareSettlement } from './prepareSettlement.js'

/**
 * Ends an English auction: the bidder gets the token, the seller the price of the bid less its fees.
 *
 * The seller may end it at any time, with the highest bid or one of its choice. Everyone else may from the auction's
 * end on, with the settlement that the market signs where the seller named it as settler; what the market says is held
 * against the signed orders here, and against the seller's terms on chain.
 *
 * Reads: one `eth_call`; from the market the settlement, or the highest bid and its signature, and with `exactApproval`
 * the account's open orders. Asks the wallet: one
 * transaction, for the seller after approvals that are missing.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {NoBidError} when no bid reaches the reserve. @throws {RejectedError} when the market does not settle it now.
 * @throws {OwnOrderError} when the seller chooses a bid of their own.
 * @throws {BidError} {@link SettlementError} {@link OtherOrderError} when what the market says does not hold.
 * @throws {StoppedError} when the signal fires. @throws the reasons of `settleAuction` of `@souk/seaport`.
 *
 * @example
 * const { transactionHash } = await settleAuction(market, { auction: orderHash })
 */
export function settleAuction(
  market: Market,
  options: settleAuction.Options,
): Promise<prepareSettlement.Outcome> {
  return perform(market, options, () => prepareSettlement(market, options))
}

export declare namespace settleAuction {
  type Options = prepareSettlement.Options & Pick<Trade.Options, 'onProgress'>
  type Result = prepareSettlement.Outcome
}
