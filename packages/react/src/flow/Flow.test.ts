import { BaseError } from '@souk/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Flow from './Flow.js'

const error = new BaseError('It broke.', { facts: {} })
const run = (...events: Flow.Event[]) => events.reduce<Flow.State>(Flow.reduce, Flow.idle)

describe('reduce', () => {
  test('default: a whole trade', () => {
    const states: Flow.State[] = []
    const events: Flow.Event[] = [
      { type: 'prepare' },
      { type: 'ready', plan: 'plan' },
      { type: 'asking', step: 0, of: 2 },
      { type: 'sent', step: 0, of: 2, hash: '0x01' },
      { type: 'asking', step: 1, of: 2 },
      { type: 'posting', step: 1, of: 2 },
      { type: 'done', outcome: 'listed' },
    ]
    events.reduce<Flow.State>((state, event) => {
      const next = Flow.reduce(state, event)
      states.push(next)
      return next
    }, Flow.idle)
    expect(states).toEqual([
      { status: 'preparing' },
      { status: 'ready', plan: 'plan' },
      { status: 'running', plan: 'plan', step: 0, of: 2, waitingFor: 'wallet' },
      { status: 'running', plan: 'plan', step: 0, of: 2, waitingFor: 'chain', hash: '0x01' },
      { status: 'running', plan: 'plan', step: 1, of: 2, waitingFor: 'wallet' },
      { status: 'running', plan: 'plan', step: 1, of: 2, waitingFor: 'market' },
      { status: 'done', plan: 'plan', outcome: 'listed' },
    ])
  })

  test('behavior: what the wallet takes as one waits for the chain before a hash is known', () => {
    const asked: Flow.Event[] = [
      { type: 'prepare' },
      { type: 'ready', plan: 'plan' },
      { type: 'asking', step: 1, of: 2 },
      { type: 'sent', step: 1, of: 2 },
    ]
    const waiting = { status: 'running', plan: 'plan', step: 1, of: 2, waitingFor: 'chain' }
    expect(run(...asked)).toEqual(waiting)
    expect(run(...asked, { type: 'sent', step: 1, of: 2, hash: '0x03' })).toEqual({
      ...waiting,
      hash: '0x03',
    })
  })

  test('behavior: a failure keeps where it happened', () => {
    const state = run(
      { type: 'prepare' },
      { type: 'ready', plan: 'plan' },
      { type: 'sent', step: 1, of: 2, hash: '0x02' },
      { type: 'failed', error },
    )
    expect(state).toEqual({
      status: 'failed',
      plan: 'plan',
      error,
      step: 1,
      waitingFor: 'chain',
      hash: '0x02',
    })
  })

  test('behavior: what stands in the way blocks before the wallet is asked', () => {
    expect(run({ type: 'prepare' }, { type: 'blocked', issues: ['sold'] })).toEqual({
      status: 'blocked',
      issues: ['sold'],
    })
  })

  test('behavior: a final state is left by reset and prepare only', () => {
    const step = fc.integer({ min: 0, max: 3 })
    const event = fc.oneof<fc.Arbitrary<Flow.Event>[]>(
      fc.record({ type: fc.constant('asking' as const), step, of: step }),
      fc.record({ type: fc.constant('sent' as const), step, of: step, hash: fc.constant('0x01' as const) }),
      fc.record({ type: fc.constant('posting' as const), step, of: step }),
      fc.constant({ type: 'done', outcome: 1 } as const),
      fc.constant({ type: 'failed', error } as const),
      fc.constant({ type: 'ready', plan: 1 } as const),
      fc.constant({ type: 'blocked', issues: [] } as const),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const done: Flow.State = { status: 'done', plan: 1, outcome: 2 }
        const after = events.reduce<Flow.State>(Flow.reduce, done)
        expect(after).toBe(done)
      }),
    )
  })
})
