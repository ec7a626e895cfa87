import { loadCode } from '@souk/base'
import type { Call } from './Call.js'
import { assertSafe } from './findings/assertSafe.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'

/**
 * Throws for transactions that would rob their sender, and otherwise returns findings to show before sending.
 * `fulfillOrder`, `fulfillOrders`, `fulfillPrivateListing`, `matchOrders` and `settleAuction` already call it. The
 * first call loads the code that decodes calldata. It makes no other requests.
 *
 * @param calls - The exact calls to be sent.
 * @param options.account - The sender.
 * @param options.override - Findings that the user accepts, by name. They are still returned.
 * @returns The findings, most severe first.
 * @throws {UnsafeError} listing the findings.
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
