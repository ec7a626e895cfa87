import type { Order } from '@souk/seaport'

/** Notes that a review states in its own lines and steps. */
const saidElsewhere: readonly Order.FindingName[] = [
  'privateSale',
  'unlimitedApproval',
  'offerMoreThanOneItem',
]

/** Leaves out findings that the review itself states. */
export function toShown(findings: readonly Order.Finding[]): readonly Order.Finding[] {
  return findings.filter(({ severity, name }) => severity !== 'note' || !saidElsewhere.includes(name))
}
