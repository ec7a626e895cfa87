import type { Order } from '@souk/seaport'
import type { FindingText } from '@souk/words/findings'

/** A finding of one order or of several. */
export type MergedFinding = Pick<FindingText, 'fact' | 'advice'> & {
  severity: Order.Finding['severity']
  /** The orders that have it. Empty for the trade as a whole. */
  names: readonly string[]
}

/**
 * Merges findings that say the same of several orders of a trade. Keeps their order: that of the first of each.
 *
 * @example
 * mergeFindings([saffron, sumac]) // → [{ fact: 'This price was not checked …', names: ['Saffron', 'Sumac'], … }]
 */
export function mergeFindings(
  texts: readonly (FindingText & Pick<Order.Finding, 'severity'>)[],
): readonly MergedFinding[] {
  const merged = new Map<string, MergedFinding>()
  for (const { severity, fact, advice, name } of texts) {
    const key = JSON.stringify([severity, fact, advice, name !== undefined])
    const names = merged.get(key)?.names ?? []
    merged.set(key, {
      ...{ severity, fact, advice },
      names: name === undefined || names.includes(name) ? names : [...names, name],
    })
  }
  return [...merged.values()]
}
