import type { Order } from '@souk/seaport'

/** Findings that another one implies. */
const implied: Partial<Record<Order.FindingName, Order.FindingName>> = { distantExpiration: 'neverEnds' }

/** Leaves out findings that another finding about the same order says more strongly. */
export function withoutImplied(findings: readonly Order.Finding[]): readonly Order.Finding[] {
  return findings.filter(
    ({ name, facts }) =>
      !findings.some((other) => other.name === implied[name] && other.facts.order === facts.order),
  )
}
