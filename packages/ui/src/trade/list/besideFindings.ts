import type { Order } from '@souk/seaport'
import type { FormWarning } from './listForm.js'

/** The guard's finding about an unusual price replaces the form's warning. */
const saidByGuard: Partial<Record<FormWarning, Order.FindingName>> = {
  belowFloor: 'priceFarUnderFloor',
  belowLastSale: 'priceFarUnderLastSale',
}

/**
 * Tells whether a warning of the form says something that the guard's findings do not say already.
 *
 * @example
 * isBesideFindings('belowFloor', plan.findings) // → false
 */
export function isBesideFindings(
  warning: FormWarning,
  findings: readonly Pick<Order.Finding, 'name'>[],
): boolean {
  return findings.every(({ name }) => name !== saidByGuard[warning])
}
