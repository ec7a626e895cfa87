import type { Order } from '@souk/seaport'

/**
 * Makes a note of the warning that a listing has another currency than the listings to compare it with. The buyer chose it
 * by the price that the page shows, and an agreement to each such purchase would only teach to agree. For what others ask
 * to sign, it stays a warning.
 */
export function easeListed(findings: readonly Order.Finding[]): readonly Order.Finding[] {
  return findings.map((finding) =>
    finding.name === 'worthNotChecked' && finding.severity === 'warning'
      ? { ...finding, severity: 'note' }
      : finding,
  )
}
