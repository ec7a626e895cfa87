import type { useFlows } from '@souk/react'
import { describe, expect, test } from 'vitest'
import { buyer, seller } from '../testing/fixtures.js'
import { isRemade, isUnsigned, type Remade } from './isRemade.js'
import { openFlows } from './openFlows.js'

const record: Remade = {
  ...{ kind: 'listing', chainId: 31_337, account: seller, title: 'Ruby Lamp', startedAt: 1 },
  ...{ status: 'running', steps: ['approval', 'signature', 'post'], step: 1, orders: [] },
}
const later: Remade = { ...record, status: 'done', startedAt: 2, step: 2 }

describe('isUnsigned', () => {
  test('default', () => {
    expect([1, 0, 2].map((step) => isUnsigned({ ...record, step }))).toEqual([true, false, false])
  })
})

describe('isRemade', () => {
  test.each([
    ['asked to sign', record],
    ['stopped after its approval', { ...record, status: 'stopped', step: 0 }],
  ] as const)('default: the same item was listed after the wallet %s', (_, earlier) => {
    expect(isRemade(earlier, [{ record: later }, { record: earlier }])).toBe(true)
  })

  test.each([
    ['before it', { startedAt: 0 }],
    ['without an end', { status: 'failed' }],
    ['of another item', { title: 'Amber Lamp' }],
    ['of another kind', { kind: 'offer' }],
    ['of another account', { account: buyer }],
    ['of another chain', { chainId: 1 }],
  ] as const)('behavior: not by a trade %s', (_, change) => {
    expect(isRemade(record, [{ record: { ...later, ...change } }])).toBe(false)
  })

  test('behavior: a number of items names no items', () => {
    const several = { kind: 'listings', title: '5 items' } as const
    expect(isRemade({ ...record, ...several }, [{ record: { ...later, ...several } }])).toBe(false)
  })

  test('behavior: a transaction of which the wallet never told can still be sent', () => {
    const purchase = { kind: 'purchase', steps: ['transaction'], step: 0 } as const
    expect(isRemade({ ...record, ...purchase }, [{ record: { ...later, ...purchase } }])).toBe(false)
  })
})

describe('openFlows', () => {
  const entry = (of: Remade, isUnanswered: boolean) =>
    ({
      record: of,
      isUnanswered,
      ...{ isLive: false, isElsewhere: false, canResume: false },
    }) as unknown as useFlows.Entry

  test('default: a listing that was never signed needs attention until it is made anew', () => {
    const left = entry(record, true)
    expect(openFlows([left])).toEqual([left])
    expect(openFlows([entry(later, false), left])).toEqual([])
  })
})
