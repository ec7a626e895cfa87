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

/** The domain that an order is signed for. */
export type SigningDomain = { chainId: number; verifyingContract: Address }

/**
 * Checks orders directly before signing, without requests.
 *
 * @param orders - The exact orders to be signed, more than one for a bulk signature.
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
  const unchecked = hasPlainSales ? [worthNotChecked([], { unjudged: 'note' }, context)] : []
  return [...domainFindings(domain, context), ...ofOrders, ...unchecked]
}

/** Adds the index of the order to a finding about one of several orders. */
function withPlace(finding: Finding, index: number, count: number): Finding {
  const message = `Order ${index + 1} of ${count}: ${finding.message}`
  return { ...finding, message, facts: { ...finding.facts, order: index } }
}

/**
 * Throws for orders that would rob their signer, or that are for another chain or exchange. It runs during planning, so
 * that no approvals are given for such orders, and again with the exact data before signing.
 *
 * @param options.override - Findings that the user accepts, by name: a gift needs `offererReceivesNothing`. *
 * @returns The findings, including the accepted ones.
 * @throws {UnsafeError} listing the findings.
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
