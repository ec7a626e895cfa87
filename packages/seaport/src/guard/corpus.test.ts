import { describe, expect, test } from 'vitest'
import { honest } from '../testing/corpus/honest.js'
import { malicious } from '../testing/corpus/malicious.js'
import type { Row } from '../testing/corpus/Row.js'
import { explainRequest } from './explainRequest.js'

/** What the guard makes of a request: refused, warned of, or nothing that anybody would look at twice. */
function verdictOf({ request, context }: Row): 'refused' | 'warned' | 'silent' {
  const { findings } = explainRequest(request, context)
  if (findings.some(({ severity }) => severity === 'blocking')) return 'refused'
  return findings.some(({ severity }) => severity === 'warning') ? 'warned' : 'silent'
}

/** The names of what was found, so that a failure says why. */
function found({ name, kind, request, context }: Row): string {
  const { findings } = explainRequest(request, context)
  const names = findings.map((finding) => `${finding.severity} ${finding.name}`)
  return `${kind}: ${name} (${names.join(', ') || 'nothing'})`
}

describe('explainRequest', () => {
  test('behavior: no malicious request passes in silence', () => {
    expect(malicious.filter((row) => verdictOf(row) === 'silent').map(found)).toEqual([])
  })

  test('behavior: no honest request is refused', () => {
    expect(honest.filter((row) => verdictOf(row) === 'refused').map(found)).toEqual([])
  })

  test('behavior: fewer than 5 % of the honest requests are warned of', () => {
    const warned = honest.filter((row) => verdictOf(row) === 'warned')
    expect(warned.length / honest.length, warned.map(found).join('\n')).toBeLessThan(0.05)
  })
})
