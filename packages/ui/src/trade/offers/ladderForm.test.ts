import { describe, expect, test } from 'vitest'
import { dollar } from '../../testing/fixtures.js'
import { type LadderFacts, type LadderForm, readLadder } from './ladderForm.js'

const milli = 10n ** 3n
const form: LadderForm = {
  count: '3',
  highest: '0.5',
  lowest: '0.3',
  quantity: '2',
  currencyAddress: dollar.address,
  duration: '7',
}
const read = (change: Partial<LadderForm>, balance?: bigint, others: LadderFacts['others'] = []) =>
  readLadder({ ...form, ...change }, { currencies: [dollar], balance, others })

describe('readLadder', () => {
  test('default: even steps from the highest to the lowest price', () => {
    expect(read({}, 10n ** 9n)).toEqual({
      currency: dollar,
      prices: [500n * milli, 400n * milli, 300n * milli],
      quantity: 2n,
      issue: undefined,
      total: 2_400n * milli,
      lacks: 0n,
      exposure: undefined,
    })
  })

  test('behavior: prices in between are rounded, the ends are exact', () => {
    const { prices } = read({ count: '4', highest: '1', lowest: '0.000001' })
    expect(prices).toEqual([1_000_000n, 666_700n, 333_300n, 1n])
  })

  test('behavior: one balance covers all offers, but must cover the highest', () => {
    expect(read({}, 1_000n * milli).lacks).toBe(0n)
    expect(read({}, 900n * milli).lacks).toBe(100n * milli)
  })

  test('behavior: all open offers together may be more than the wallet holds', () => {
    const other = { currency: dollar, price: 900n * milli, remaining: 2n, total: 3n }
    expect(read({}, 2_900n * milli, [other]).exposure).toBe(3_000n * milli)
    expect(read({}, 3_000n * milli, [other]).exposure).toBeUndefined()
    expect(read({ highest: '' }, 1n, [other]).exposure).toBeUndefined()
  })

  test.each([
    [{ highest: '' }, 'empty'],
    [{ lowest: 'x' }, 'price'],
    [{ count: '1' }, 'count'],
    [{ count: '21' }, 'count'],
    [{ quantity: '0' }, 'quantity'],
    [{ highest: '0.3' }, 'order'],
    [{ count: '4', highest: '0.000002', lowest: '0.000001' }, 'close'],
  ] as const)('error: %o', (change, issue) => {
    expect(read(change)).toMatchObject({ issue, prices: [], total: undefined })
  })
})
