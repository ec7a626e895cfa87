import { describe, expect, test } from 'vitest'
import { inactiveReason, isAlive } from './inactiveReason.js'

describe('inactiveReason', () => {
  test.each([
    ['ask', 'active', undefined, undefined],
    ['ask', 'cancelled', undefined, undefined],
    ['ask', 'inactive', 'balance', 'balance'],
    ['bid', 'inactive', 'balance', 'money'],
    ['ask', 'inactive', 'approval', 'approval'],
    ['bid', 'inactive', 'approval', 'moneyApproval'],
    ['bid', 'inactive', 'counter', 'counter'],
    ['ask', 'inactive', undefined, 'unknown'],
  ] as const)('default: %s %s %s', (side, status, reason, risk) => {
    expect(inactiveReason({ side, status, ...(reason ? { reason } : {}) })).toBe(risk)
  })
})

describe('inactiveReason of a set', () => {
  test('param: isSet', () => {
    const asleep = { side: 'ask', status: 'inactive', reason: 'balance' } as const
    expect(inactiveReason(asleep, { isSet: true })).toBe('part')
    expect(inactiveReason({ ...asleep, side: 'bid' }, { isSet: true })).toBe('money')
  })
})

describe('isAlive', () => {
  test('default: an order closed by a new counter never returns', () => {
    const asleep = { status: 'inactive' } as const
    expect([
      isAlive({ ...asleep, reason: 'balance' }),
      isAlive({ ...asleep, reason: 'counter' }),
      isAlive({ status: 'filled' }),
    ]).toEqual([true, false, false])
  })
})
