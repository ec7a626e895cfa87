import type { AccountParameter } from '@souk/base'
import type { Action } from '@souk/seaport'
import type { Account, Address, TransactionReceipt } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { accountFor } from './internal/accountFor.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import { toPrepared } from './internal/toPrepared.js'

/**
 * Converts actions of `@souk/seaport` to a trade, for actions without a part for the market, such as registering a
 * domain or matching orders.
 *
 * Reads: the wallet's accounts. When it runs, asks the wallet for everything that the actions require.
 *
 * @param options.actions - The actions. The last one must be a transaction.
 * @throws {UnsafeError} if one of them would rob the account.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 *
 * @example
 * const { run } = await prepareActions(market, { name: 'setDomain', actions: setDomain(client, { domain }).actions })
 */
export function prepareActions<account extends Account | undefined>(
  market: Market<account>,
  options: prepareActions.Options & AccountParameter<account>,
): Promise<prepareActions.Result>
export async function prepareActions(
  market: Market,
  options: prepareActions.Options,
): Promise<prepareActions.Result> {
  const { name, actions } = options
  const account = await accountFor(market, { action: name, account: options.account })
  const findings = await guardActions(market, actions, { ...options, account })
  return toPrepared(market, { account, actions, findings })
}

export declare namespace prepareActions {
  type Options = GuardOptions & {
    /** The name of the trade in errors. */
    name: string
    actions: readonly Action[]
    /** @default the account of the client */
    account?: Account | Address | undefined
  }
  type Outcome = { transactionHash: TransactionReceipt['transactionHash']; receipt: TransactionReceipt }
  type Result = Trade.Prepared<Trade.Plan, Outcome>
}
