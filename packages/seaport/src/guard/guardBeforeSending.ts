import { loadCode } from '@souk/base'
import type { Call } from './Call.js'
import { assertSafe } from './findings/assertSafe.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'

/**
 * Refuses transactions that would rob their sender, and returns what a person should see before they send the others.
 * The exchanges of `fulfillOrder`, `fulfillOrders`, `fulfillPrivateListing`, `matchOrders` and `settleAuction` have been
 * through it. The code that reads calldata is loaded with the first call; nothing else is asked for.
 *
 * @param calls - Exactly what will be sent.
 * @param options.account - The sender.
 * @param options.override - Findings that the person accepts, by name. They are returned all the same.
 * @returns What was found, worst first.
 * @throws {UnsafeError} listing what was found.
 *
 * @example
 * const calls = actions.map(({ transactionMethods }) => transactionMethods.buildTransaction())
 * const findings = await Order.guardBeforeSending(calls, { account, ...known })
 */
export async function guardBeforeSending(
  calls: readonly Call[],
  options: Context & { override?: readonly FindingName[] | undefined } = {},
): Promise<readonly Finding[]> {
  const { findingsBeforeSending } = await loadCode(() => import('./findingsBeforeSending.js'))
  const findings = findingsBeforeSending(calls, options)
  assertSafe(findings, options)
  return findings
}
