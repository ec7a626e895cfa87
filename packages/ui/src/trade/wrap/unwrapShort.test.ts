import { describe, expect, test } from 'vitest'
import { trades as de } from '../../i18n/de/trades.js'
import { trades as en } from '../../i18n/en/trades.js'
import { dollar, wrapped } from '../../testing/fixtures.js'
import { unwrapShort } from './unwrapShort.js'

const milli = 10n ** 15n
const offer = { currency: wrapped, price: 320n * milli, remaining: 2n, unfilled: 4n, total: 4n }
const bid = { ...offer, price: 500n * milli, remaining: 1n, unfilled: 1n, total: 1n }
const facts = { wrapped, balance: 99_700n * milli, others: [offer, bid] }

describe('unwrapShort', () => {
  test('default: what open offers need, and what is left for them', () => {
    expect(unwrapShort(99_500n * milli, facts, en)).toBe(
      'Your open offers need 0.82\u00a0WETH. After this, you have 0.2\u00a0WETH. An offer without its money cannot be accepted.',
    )
    expect(unwrapShort(99_500n * milli, facts, de)).toBe(
      'Deine offenen Angebote brauchen 0.82\u00a0WETH. Danach hast du 0.2\u00a0WETH. Ein Angebot ohne sein Geld kann niemand annehmen.',
    )
  })

  test.each([
    ['enough is left', 98_880n * milli, facts],
    [
      'the offers are in another currency',
      99_500n * milli,
      { ...facts, others: [{ ...bid, currency: dollar }] },
    ],
    ['there are none', 99_500n * milli, { ...facts, others: [] }],
    ['the balance is unknown', 99_500n * milli, { ...facts, balance: undefined }],
    ['it is more than the wallet has', 100_000n * milli, facts],
    ['no amount is typed', undefined, facts],
  ] as const)('behavior: nothing if %s', (_, amount, known) => {
    expect(unwrapShort(amount, known, en)).toBeUndefined()
  })
})
