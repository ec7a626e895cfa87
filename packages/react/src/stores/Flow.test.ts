import { BaseError } from '@souk/base'
import type { Trade } from '@souk/market/flows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Flow from './Flow.js'

const error = new BaseError('It broke.', { facts: {} })
const plan = { steps: [{ kind: 'signature' }, { kind: 'post' }] } as const
const nothing: Trade.Done = { sent: [], signed: [], isWalletAsked: false }
const progress = (progress: Trade.Progress) => ({ type: 'progress', progress }) as const
const asking = (step: number) => progress({ type: 'asking', step, of: 2 })
const sent = (step: number, hash: `0x${string}`) => progress({ type: 'sent', step, of: 2, hash })
const begin = [{ type: 'prepare' }, { type: 'ready', plan }, { type: 'start' }] as const
const run = (...events: Flow.Event[]) => events.reduce<Flow.State>(Flow.reduce, Flow.idle)

describe('reduce', () => {
  test('default: a whole trade', () => {
    const states: Flow.State['status'][] = []
    const waitings: (Flow.Waiting | undefined)[] = []
    const events: Flow.Event[] = [
      ...begin,
      asking(0),
      progress({ type: 'signed', step: 0, of: 2, orders: [] }),
      progress({ type: 'posting', step: 1, of: 2 }),
      { type: 'done', plan, outcome: 'listed' },
    ]
    events.reduce<Flow.State>((state, event) => {
      const next = Flow.reduce(state, event)
      states.push(next.status)
      waitings.push('waitingFor' in next ? next.waitingFor : undefined)
      return next
    }, Flow.idle)
    expect(states).toEqual(['preparing', 'ready', 'running', 'running', 'running', 'running', 'done'])
    expect(waitings.slice(2)).toEqual(['check', 'wallet', 'market', 'market', 'market'])
  })

  test('behavior: a failure keeps where it happened, and what cannot be taken back', () => {
    expect(run(...begin, sent(1, '0x02'), { type: 'failed', error })).toEqual({
      status: 'failed',
      error,
      steps: plan.steps,
      step: 1,
      waitingFor: 'chain',
      done: { ...nothing, sent: [{ hash: '0x02' }] },
    })
  })

  test('behavior: what stands in the way blocks before the wallet is asked', () => {
    expect(run({ type: 'prepare' }, { type: 'blocked', error })).toEqual({ status: 'blocked', error })
  })

  test('behavior: what was left is taken up with the steps that are left', () => {
    const steps = [{ kind: 'post' }] as const
    const state = run(...begin, { type: 'failed', error }, { type: 'start', steps })
    expect(state).toMatchObject({ status: 'running', steps, step: 0 })
    expect(Flow.reduce(state, { type: 'settled', posted: [] }).status).toBe('settled')
  })

  test('behavior: a running trade is neither prepared anew nor forgotten', () => {
    const running = run(...begin, asking(0))
    for (const event of [{ type: 'prepare' }, { type: 'reset' }, { type: 'start' }] as const)
      expect(Flow.reduce(running, event)).toBe(running)
  })

  test('behavior: what the wallet sends after a stop ends the wait for it, and the trade if nothing remains', () => {
    const stopped = run(...begin, asking(0), { type: 'stopped' })
    const found = (isLast: boolean) => Flow.reduce(stopped, { type: 'found', hash: '0x02', isLast })
    expect(found(true)).toMatchObject({ status: 'settled', posted: [], done: { sent: [{ hash: '0x02' }] } })
    expect(found(false)).toMatchObject({ status: 'stopped', waitingFor: 'check', done: { sent: [] } })
    const done = run(...begin, { type: 'done', plan, outcome: 1 })
    expect(Flow.reduce(done, { type: 'found', hash: '0x02', isLast: true })).toBe(done)
  })

  test('behavior: a final state is left by prepare, start, reset and what is found only', () => {
    const late = fc.oneof<fc.Arbitrary<Flow.Event>[]>(
      fc.integer({ min: 0, max: 3 }).map(asking),
      fc.integer({ min: 0, max: 3 }).map((step) => sent(step, '0x01')),
      fc.constant({ type: 'done', plan, outcome: 'late' }),
      fc.constant({ type: 'failed', error }),
      fc.constant({ type: 'unknown', error }),
      fc.constant({ type: 'stopped' }),
      fc.constant({ type: 'blocked', error }),
      fc.constant({ type: 'ready', plan }),
    )
    const ends: Flow.Event[] = [
      { type: 'done', plan, outcome: 1 },
      { type: 'failed', error },
      { type: 'unknown', error },
      { type: 'stopped' },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...ends), fc.array(late), (end, events) => {
        const final = run(...begin, end)
        expect(Flow.isFinal(final)).toBe(true)
        expect(events.reduce<Flow.State>(Flow.reduce, final)).toBe(final)
      }),
    )
  })
})

describe('hashOf', () => {
  test('default: the last one', () => {
    const state = run(...begin, sent(0, '0x01'), sent(1, '0x02'))
    expect('done' in state && Flow.hashOf(state)).toBe('0x02')
  })
})
