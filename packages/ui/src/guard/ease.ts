import type { Order } from '@souk/seaport'

/**
 * Where the visitor has agreed to some warnings in another way already. `listing`: they chose a listing of the market by the
 * price that the page shows. `ownBid`: they signed this bid before, and anyone can settle the auction with it.
 */
export type EasedFor = 'listing' | 'ownBid'

/**
 * The warnings that are then notes. An agreement that changes nothing would only teach to agree. For what others ask to
 * sign, they stay warnings.
 */
const eased: Record<EasedFor, readonly Order.FindingName[]> = {
  listing: ['worthNotChecked'],
  ownBid: ['worthNotChecked', 'priceFarOverFloor'],
}

/**
 * Makes notes of the warnings to which the visitor has agreed in another way already. What the guard refuses stays.
 *
 * @example
 * ease([{ name: 'priceFarOverFloor', severity: 'warning', … }], 'ownBid') // → [{ …, severity: 'note' }]
 */
export function ease(
  findings: readonly Order.Finding[],
  reason: EasedFor | undefined,
): readonly Order.Finding[] {
  const names = reason ? eased[reason] : []
  return findings.map((finding) =>
    finding.severity === 'warning' && names.includes(finding.name)
      ? { ...finding, severity: 'note' }
      : finding,
  )
}
