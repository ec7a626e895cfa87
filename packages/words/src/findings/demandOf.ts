import type { Order } from '@souk/seaport'

/** What the visitor has to do before a trade continues: type its price again, agree to the findings, or nothing. */
export type Demand = 'price' | 'agreement' | 'nothing'

/**
 * The findings that a visitor may accept although the guard refuses them. A price far from the market's can be
 * intended, and typing it again confirms that. All other refusals end the trade.
 */
export const accepted: readonly Order.FindingName[] = ['priceFarUnderFloor', 'priceFarOverFloor']

/**
 * Returns what findings require of the visitor.
 *
 * @example
 * demandOf([]) // → 'nothing'
 */
export function demandOf(findings: readonly Order.Finding[]): Demand {
  const weights = findings.map(({ severity }) => severity)
  if (weights.includes('blocking')) return 'price'
  return weights.includes('warning') ? 'agreement' : 'nothing'
}
