import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import type { prepareActions } from './prepareActions.js'
import { prepareRevokeApproval } from './prepareRevokeApproval.js'

/**
 * Revokes an approval: the operator can no longer move the tokens, and orders that need the approval cannot be filled
 * until it is granted again.
 *
 * Reads: the wallet's accounts. Asks the wallet: one transaction.
 *
 * @param options.currency - The currency whose allowance is set to zero.
 * @param options.contract - Otherwise: the contract of tokens. The approval for all of its tokens is revoked.
 * @param options.operator - The account that loses the approval: the exchange or a conduit.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 * @throws {RevertedError} if the token contract reverts.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * await revokeApproval(market, { contract, operator: conduit })
 */
export function revokeApproval<account extends Account | undefined>(
  market: Market<account>,
  options: revokeApproval.Options & AccountParameter<account>,
): Promise<prepareActions.Outcome>
export function revokeApproval(
  market: Market,
  options: revokeApproval.Options,
): Promise<prepareActions.Outcome> {
  return perform(market, options, () => prepareRevokeApproval(market, options))
}

export declare namespace revokeApproval {
  type Options = prepareRevokeApproval.Options & Pick<Trade.Options, 'signal'> & Trade.Performing
  type Result = prepareActions.Outcome
}
