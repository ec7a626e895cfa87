import { type Action, Order } from '@souk/seaport'
import type { Account } from 'viem'
import { exchangeOf, type Market } from '../../api/Market.js'
import type { GuardOptions } from './GuardOptions.js'

/**
 * Runs the guard on transactions that no action of `@souk/seaport` has passed to it.
 *
 * @throws {UnsafeError} if one of them would rob the account.
 */
export function guardActions(
  market: Market,
  actions: readonly Action[],
  { account, known, override }: GuardOptions & { account: Account },
): Promise<readonly Order.Finding[]> {
  const calls = actions.flatMap((action) =>
    action.type === 'exchange' ? [action.transactionMethods.buildTransaction()] : [],
  )
  const { trusted } = known ?? {}
  const exchanges = [...(trusted?.exchanges ?? []), exchangeOf(market)]
  return Order.guardBeforeSending(calls, {
    ...known,
    account: account.address,
    trusted: { ...trusted, exchanges },
    override,
  })
}
