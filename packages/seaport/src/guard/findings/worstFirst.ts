import type { Finding, Severity } from './Finding.js'

const weights: Readonly<Record<Severity, number>> = { blocking: 0, warning: 1, note: 2 }

/** Sorts findings by severity and removes duplicates. Findings of the same severity keep their order. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings
    .filter(({ code, message }) => {
      const key = `${code}/${message}`
      return seen.has(key) ? false : seen.add(key)
    })
    .sort((a, b) => weights[a.severity] - weights[b.severity])
}
