import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareSettleAuction } from './prepareSettleAuction.js'

/**
 * Settles an English auction: the bidder receives the token, and the seller receives the price of the bid minus its
 * fees.
 *
 * The seller may settle at any time, with the highest bid or any other. After the end, everyone else may settle with
 * the signature of the settler that the seller named. The market's statements are checked against the signed orders
 * here, and against the seller's terms on chain.
 *
 * Reads: one `eth_call`; from the market the settlement, or the highest bid and its signature, and with `exactApproval`
 * the account's open orders. Asks the wallet: one transaction, for the seller after missing approvals.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {NoBidError} if no bid reaches the reserve.
 * @throws {RejectedError} if the market does not settle the auction now.
 * @throws {OwnOrderError} if the seller chooses a bid of their own.
 * @throws {BidError} {@link SettlementError} {@link OtherOrderError} if the market's statement is wrong.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `settleAuction` of `@souk/seaport`.
 *
 * @example
 * const { transactionHash } = await settleAuction(market, { auction: orderHash })
 */
export function settleAuction<account extends Account | undefined>(
  market: Market<account>,
  options: settleAuction.Options & AccountParameter<account>,
): Promise<prepareSettleAuction.Outcome>
export function settleAuction(
  market: Market,
  options: settleAuction.Options,
): Promise<prepareSettleAuction.Outcome> {
  return perform(market, options, () => prepareSettleAuction(market, options))
}

export declare namespace settleAuction {
  type Options = prepareSettleAuction.Options & Trade.Performing
  type Result = prepareSettleAuction.Outcome
}
