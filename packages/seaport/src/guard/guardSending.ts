import type { Account, Address } from 'viem'
import type { Action } from '../wallet/Action.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'
import { guardBeforeSending } from './guardBeforeSending.js'

/** The options of the guard for fills of orders. */
export type Guarding = {
  /** Findings that the user accepts, such as `priceFarOverFloor` for a rare token. @default none */
  override?: readonly FindingName[] | undefined
  /** Tokens, prices and accounts that the application knows. The check before sending finds more with more of them. */
  known?: Context | undefined
}

/**
 * Throws for an exchange that would rob its sender, as far as the client's knowledge allows. It does not check
 * approvals, since plans approve only the exchange or the caller's configured conduit.
 *
 * @param options.now - The chain's time at which the plan was made, in seconds.
 * @throws {UnsafeError} listing the findings.
 */
export async function guardSending(
  account: Account,
  actions: readonly Action[],
  { now, exchange, known, override }: Guarding & { now: bigint; exchange: Address },
): Promise<readonly Finding[]> {
  const calls = actions.flatMap((action) =>
    action.type === 'exchange' ? [action.transactionMethods.buildTransaction()] : [],
  )
  const exchanges = [...(known?.trusted?.exchanges ?? []), exchange]
  return guardBeforeSending(calls, {
    ...known,
    account: account.address,
    now,
    trusted: { ...known?.trusted, exchanges },
    override,
  })
}
