import type { Order } from '@souk/seaport'

/** What the person has to do before a trade goes on: type its price again, agree to what was found, or nothing. */
export type Demand = 'price' | 'agreement' | 'nothing'

/**
 * The findings that a person may accept although the guard refuses by them: a price far from the market's can be meant,
 * and whoever types it again means it. All others end the trade.
 */
export const accepted: readonly Order.FindingName[] = ['priceFarUnderFloor', 'priceFarOverFloor']

/**
 * Tells what findings ask of the person.
 *
 * @example
 * demandOf([]) // → 'nothing'
 */
export function demandOf(findings: readonly Order.Finding[]): Demand {
  const weights = findings.map(({ severity }) => severity)
  if (weights.includes('blocking')) return 'price'
  return weights.includes('warning') ? 'agreement' : 'nothing'
}
