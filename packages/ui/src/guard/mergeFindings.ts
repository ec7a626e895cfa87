import type { Order } from '@souk/seaport'
import type { FindingText } from '@souk/words/findings'

/** A finding of one order or of several. */
export type MergedFinding = Pick<FindingText, 'fact' | 'advice'> & {
  severity: Order.Finding['severity']
  /** The orders that have it. Empty for the trade as a whole. */
  names: readonly string[]
}

/**
 * Merges findings that say the same of several orders of a trade, and then speaks of them in the plural. Keeps their order: that of the first of each.
 *
 * @example
 * mergeFindings([saffron, sumac]) // → [{ fact: 'These prices were not checked …', names: ['Saffron', 'Sumac'], … }]
 */
export function mergeFindings(
  texts: readonly (FindingText & Pick<Order.Finding, 'severity'>)[],
): readonly MergedFinding[] {
  const merged = new Map<string, MergedFinding & Pick<FindingText, 'ofSeveral'>>()
  for (const { severity, fact, advice, name, ofSeveral } of texts) {
    const key = JSON.stringify([severity, fact, advice, name !== undefined])
    const names = merged.get(key)?.names ?? []
    merged.set(key, {
      ...{ severity, fact, advice, ofSeveral },
      names: name === undefined || names.includes(name) ? names : [...names, name],
    })
  }
  return [...merged.values()].map(({ ofSeveral, ...one }) =>
    one.names.length > 1 ? { ...one, ...ofSeveral } : one,
  )
}
