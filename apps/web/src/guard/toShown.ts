import type { Order } from '@souk/seaport'

/** Notes on what a review says in its own lines, and its steps. */
const saidElsewhere: readonly Order.FindingName[] = ['privateSale', 'unlimitedApproval']

/** Leaves out what the review itself says already. */
export function toShown(findings: readonly Order.Finding[]): readonly Order.Finding[] {
  return findings.filter(({ severity, name }) => severity !== 'note' || !saidElsewhere.includes(name))
}
