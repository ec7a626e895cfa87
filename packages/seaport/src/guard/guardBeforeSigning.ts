import type { Address } from 'viem'
import type { Components } from '../Order.js'
import { assertSafe } from './assertSafe.js'
import { domainFindings } from './checks/domain.js'
import { lossFindings } from './checks/loss.js'
import type { FindingName } from './codes.js'
import type { Context, Finding } from './Finding.js'

/** What an order is about to be signed for. */
export type SigningDomain = { chainId: number; verifyingContract: Address }

/**
 * Looks at orders the moment before they are signed: everything that can be told without asking anybody.
 *
 * @param orders - Exactly what will be signed; more than one for a bulk signature.
 */
export function findingsBeforeSigning(
  orders: readonly Components[],
  domain: SigningDomain,
  context: Context = {},
): readonly Finding[] {
  return [...domainFindings(domain, context), ...orders.flatMap((order) => lossFindings(order, context))]
}

/**
 * Refuses to have orders signed that would rob their signer, or that are for another chain or exchange.
 *
 * @param options.override - Findings that the person accepts, by name: a gift needs `offererReceivesNothing`.
 * @throws {UnsafeError} listing what was found.
 */
export function guardBeforeSigning(
  orders: readonly Components[],
  domain: SigningDomain,
  options: Context & { override?: readonly FindingName[] | undefined } = {},
): void {
  assertSafe(findingsBeforeSigning(orders, domain, options), options)
}
