import type { Address } from 'viem'
import type { Components } from '../order/Order.js'
import { domainFindings } from './checks/domain.js'
import { formFindings } from './checks/form.js'
import { isPlainSale, lossFindings } from './checks/loss.js'
import { phishingFindings } from './checks/phishing.js'
import { worthNotChecked } from './checks/worth.js'
import { assertSafe } from './findings/assertSafe.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/** What an order is about to be signed for. */
export type SigningDomain = { chainId: number; verifyingContract: Address }

/**
 * Looks at orders the moment before they are signed: everything that can be told without asking anyone.
 *
 * @param orders - Exactly what will be signed; more than one for a bulk signature.
 */
export function findingsBeforeSigning(
  orders: readonly Components[],
  domain: SigningDomain,
  context: Context = {},
): readonly Finding[] {
  let hasPlainSales = false
  const ofOrders = orders.flatMap((order, index) => {
    if (isPlainSale(order, context)) {
      hasPlainSales = true
      return []
    }
    const found = worstFirst([
      ...lossFindings(order, context),
      ...phishingFindings(order, context),
      ...formFindings(order),
    ])
    return orders.length === 1 ? found : found.map((finding) => withPlace(finding, index, orders.length))
  })
  const unchecked = hasPlainSales ? [worthNotChecked([], 'note', context)] : []
  return [...domainFindings(domain, context), ...ofOrders, ...unchecked]
}

/** Says which of several orders a finding is about. */
function withPlace(finding: Finding, index: number, count: number): Finding {
  const message = `Order ${index + 1} of ${count}: ${finding.message}`
  return { ...finding, message, facts: { ...finding.facts, index } }
}

/**
 * Refuses to have orders signed that would rob their signer, or that are for another chain or exchange. Asked when
 * orders are planned, so that nothing is approved for them, and once more of exactly what is signed.
 *
 * @param options.override - Findings that the person accepts, by name: a gift needs `offererReceivesNothing`.
 * @returns What was found, the findings that the person accepts among it.
 * @throws {UnsafeError} listing what was found.
 */
export function guardBeforeSigning(
  orders: readonly Components[],
  domain: SigningDomain,
  options: Context & { override?: readonly FindingName[] | undefined } = {},
): readonly Finding[] {
  const findings = findingsBeforeSigning(orders, domain, options)
  assertSafe(findings, options)
  return findings
}
