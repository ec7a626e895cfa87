import { maxUint256 } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { judge } from './judge.js'
import type { Holding, OrderFacts } from './OrderFacts.js'

const order = {
  total: 10n,
  given: [{ amount: 10n }],
  allowsPartialFills: true,
  startTime: 100n,
  endTime: 200n,
  counter: 0n,
} as const
const facts = {
  isValidated: false,
  isCancelled: false,
  totalFilled: 0n,
  totalSize: 0n,
  counter: 0n,
  holdings: [{ balance: 10n, allowance: maxUint256 }],
  isSigned: true,
}

/** The facts with some changed, and what is held of the one thing that is given. */
function having(changes: Partial<OrderFacts & Holding>): OrderFacts {
  const { balance = 10n, allowance = maxUint256, ...others } = changes
  return { ...facts, holdings: [{ balance, allowance }], ...others }
}

describe('judge', () => {
  test('default', () => {
    expect(judge(order, facts, 150n)).toEqual({ status: 'active', remaining: 10n, unfilled: 10n })
  })

  test.each([
    ['cancelled, whatever else', {}, { isCancelled: true, balance: 0n }, 300n, 'cancelled'],
    ['filled', {}, { totalFilled: 3n, totalSize: 3n }, 150n, 'filled'],
    ['ended', {}, {}, 200n, 'expired'],
    ['at its last second', {}, {}, 199n, 'active'],
    ['before its start', {}, {}, 99n, 'inactive not_started'],
    ['at its start', {}, {}, 100n, 'active'],
    ['old counter', {}, { counter: 1n }, 150n, 'inactive counter'],
    ['not vouched for any more', {}, { isSigned: false, balance: 0n }, 150n, 'inactive signature'],
    ['old counter and not vouched for', {}, { isSigned: false, counter: 1n }, 150n, 'inactive counter'],
    ['nothing left to give', {}, { balance: 0n }, 150n, 'inactive balance'],
    ['not approved', {}, { allowance: 0n }, 150n, 'inactive approval'],
    [
      'less than all, all or nothing',
      { allowsPartialFills: false },
      { balance: 9n },
      150n,
      'inactive balance',
    ],
    [
      'a bid that is not covered',
      { given: [{ amount: 100n }], allowsPartialFills: false },
      { balance: 99n },
      150n,
      'inactive balance',
    ],
    [
      'a bid that is not allowed',
      { given: [{ amount: 100n }], allowsPartialFills: false },
      { balance: 100n, allowance: 99n },
      150n,
      'inactive approval',
    ],
    [
      'a bid that is covered',
      { given: [{ amount: 100n }], allowsPartialFills: false },
      { balance: 100n, allowance: 100n },
      150n,
      'active',
    ],
  ] as const)('behavior: %s', (_, changes, known, now, expected) => {
    const { status, reason } = judge({ ...order, ...changes }, having(known), now)
    expect([status, reason].filter(Boolean).join(' ')).toBe(expected)
  })

  test.each([
    ['a part is filled', { totalFilled: 1n, totalSize: 5n }, 8n, 8n],
    ['the maker kept fewer', { balance: 3n }, 3n, 10n],
    ['both', { totalFilled: 7n, totalSize: 10n, balance: 2n }, 2n, 3n],
  ])('behavior: units left when %s', (_, known, remaining, unfilled) => {
    expect(judge(order, having(known), 150n)).toEqual({ status: 'active', remaining, unfilled })
  })

  test('behavior: a bid in parts shows what its money covers', () => {
    const bid = { ...order, given: [{ amount: 100n }] } as const
    expect(judge(bid, having({ balance: 35n, allowance: 50n }), 150n)).toEqual({
      status: 'active',
      remaining: 3n,
      unfilled: 10n,
    })
  })

  test.each([
    ['everything is there', [10n, 2n, 50n], 'active', 1n],
    ['one thing is missing', [10n, 1n, 50n], 'inactive', 1n],
  ] as const)('behavior: a bundle, when %s', (_, balances, status, remaining) => {
    const bundle = { ...order, total: 1n, given: [{ amount: 10n }, { amount: 2n }, { amount: 50n }] }
    const holdings = balances.map((balance) => ({ balance, allowance: maxUint256 }))
    expect(judge({ ...bundle, allowsPartialFills: false }, { ...facts, holdings }, 150n)).toMatchObject({
      status,
      remaining,
    })
  })

  test('behavior: a bundle in parts shows as many as are covered by what its maker has least of', () => {
    const bundle = { ...order, total: 10n, given: [{ amount: 10n }, { amount: 50n }] }
    const holdings = [
      { balance: 9n, allowance: maxUint256 },
      { balance: 50n, allowance: 22n },
    ]
    expect(judge(bundle, { ...facts, holdings }, 150n)).toEqual({
      status: 'active',
      remaining: 4n,
      unfilled: 10n,
    })
  })
})
