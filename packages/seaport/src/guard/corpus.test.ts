import { describe, expect, test } from 'vitest'
import { seaportAddress } from '../order/constants.js'
import { heldOutHonest, heldOutMalicious } from '../testing/corpus/heldOut/all.js'
import { robbingOrders } from '../testing/corpus/heldOut/orders.js'
import { honest } from '../testing/corpus/honest.js'
import { known } from '../testing/corpus/known.js'
import { malicious } from '../testing/corpus/malicious.js'
import type { Row } from '../testing/corpus/Row.js'
import { explainRequest } from './explainRequest.js'
import type { Finding } from './findings/Finding.js'
import { findingsBeforeSigning } from './guardBeforeSigning.js'

/** What the guard makes of a request: refused, warned of, or nothing that anybody would look at twice. */
function verdictOf(findings: readonly Finding[]): 'refused' | 'warned' | 'silent' {
  if (findings.some(({ severity }) => severity === 'blocking')) return 'refused'
  return findings.some(({ severity }) => severity === 'warning') ? 'warned' : 'silent'
}

const isMade =
  (verdict: ReturnType<typeof verdictOf>) =>
  ({ request, context }: Row) =>
    verdictOf(explainRequest(request, context).findings) === verdict

/** The names of what was found, so that a failure says why. */
function found({ name, kind, request, context }: Row): string {
  const { findings } = explainRequest(request, context)
  const names = findings.map((finding) => `${finding.severity} ${finding.name}`)
  return `${kind}: ${name} (${names.join(', ') || 'nothing'})`
}

describe('explainRequest', () => {
  test.each([
    ['the corpus', malicious],
    ['an author who had not seen the rules', heldOutMalicious],
  ])('behavior: no malicious request of %s passes in silence', (_, rows) => {
    expect(rows.filter(isMade('silent')).map(found)).toEqual([])
  })

  test.each([
    ['the corpus', honest],
    ['an author who had not seen the rules', heldOutHonest],
  ])('behavior: no honest request of %s is refused, and fewer than one in twenty is warned of', (_, rows) => {
    expect(rows.filter(isMade('refused')).map(found)).toEqual([])
    const warned = rows.filter(isMade('warned'))
    expect(warned.length / rows.length, warned.map(found).join('\n')).toBeLessThan(0.05)
  })
})

describe('findingsBeforeSigning', () => {
  const here = { chainId: 1, verifyingContract: seaportAddress }

  test('behavior: no order that robs its signer is signed without a finding, alone or in a bulk', () => {
    const silent = robbingOrders.filter(([, order, context = known]) =>
      [[order], [order, order]].some(
        (orders) => verdictOf(findingsBeforeSigning(orders, here, context)) === 'silent',
      ),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })
})
