import type { Account, Address } from 'viem'
import type { Action } from '../wallet/Action.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'
import { guardBeforeSending } from './guardBeforeSending.js'

/** What a caller tells the guard about orders that are to be filled. */
export type Guarding = {
  /** Findings that the person accepts, such as `priceFarOverFloor` for a rare token. @default none */
  override?: readonly FindingName[] | undefined
  /** Tokens, prices and accounts that the application knows. The check before sending finds more with more of them. */
  known?: Context | undefined
}

/**
 * Refuses an exchange that would rob its sender, as far as a client knows. Approvals are left out: a plan only ever
 * approves the exchange, or the conduit that the caller configured.
 *
 * @param options.now - The chain's clock, in seconds, by which the plan was made.
 * @throws {UnsafeError} listing what was found.
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
