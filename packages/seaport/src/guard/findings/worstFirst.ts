import type { Finding, Severity } from './Finding.js'

const weights: Readonly<Record<Severity, number>> = { blocking: 0, warning: 1, note: 2 }

/** Sorts by weight and leaves out what is said twice; the order of the checks stays within a weight. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings
    .filter(({ code, message }) => {
      const key = `${code}/${message}`
      return seen.has(key) ? false : seen.add(key)
    })
    .sort((a, b) => weights[a.severity] - weights[b.severity])
}
