import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as Flow from './Flow.js'
import * as FlowRecord from './FlowRecord.js'

const zero = '0x0000000000000000000000000000000000000000'
const hash = `0x${'ab'.repeat(32)}` as const
const order = Order.parse({
  parameters: {
    offerer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    zone: zero,
    offer: [{ itemType: 2, token: zero, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
    consideration: [],
    orderType: 0,
    startTime: '1',
    endTime: '2',
    zoneHash: '0x0',
    salt: '3',
    conduitKey: '0x0',
    counter: '0',
  },
  signature: '0x1234',
})
const about = {
  id: 'a',
  kind: 'listing',
  chainId: 31_337,
  account: order.parameters.offerer,
  title: 'Ruby Lamp',
  posting: { side: 'ask' },
  orderHashes: [hash],
  money: [{ currency: zero, amount: 5n }],
  sends: [{ contract: zero, tokenId: 7n, to: zero }],
  items: [{ contract: zero, tokenId: 7n }],
  cancels: 'bid',
} as const
const running: Flow.Started = {
  status: 'running',
  steps: [{ kind: 'signature' }, { kind: 'post' }],
  step: 1,
  waitingFor: 'market',
  done: { sent: [{ hash }], signed: [order], isWalletAsked: false },
}
const write = (state: Flow.Started) => FlowRecord.from(about, { state, startedAt: 1, nowMs: 2 })

describe('from', () => {
  test('default', () => {
    expect(write(running)).toEqual({
      version: 1,
      ...about,
      startedAt: 1,
      updatedAt: 2,
      status: 'running',
      steps: ['signature', 'post'],
      step: 1,
      waitingFor: 'market',
      sent: [{ hash, isConfirmed: false }],
      orders: [order],
    })
  })

  test('behavior: an order that the market has is no longer kept', () => {
    const done = { ...running, status: 'done', plan: { steps: running.steps }, outcome: 1 } as const
    expect(write(done).orders).toEqual([])
  })

  test('behavior: a failure is kept by its name', () => {
    const error = new BaseError('Odd.', { facts: {} })
    expect(write({ ...running, status: 'failed', error }).problem).toEqual({
      name: 'BaseError',
      message: 'Odd.',
    })
  })
})

describe('parse', () => {
  test('default: comes back whole', () => {
    const record = write(running)
    expect(FlowRecord.parse(FlowRecord.serialize(record))).toEqual(record)
  })

  test('behavior: whatever else is written there is no record', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(FlowRecord.parse(text)).toBeUndefined()
      }),
    )
  })

  test.each([
    ['version', 2],
    ['kind', 'theft'],
    ['account', '0x01'],
    ['sent', [{ hash: '0x01', isConfirmed: true }]],
    ['orders', [{}]],
    ['startedAt', 'yesterday'],
    ['posting', { side: 'both' }],
    ['sends', [{ contract: zero, tokenId: -7, to: zero }]],
    ['items', [{ contract: zero, tokenId: -7 }]],
    ['cancels', 'everything'],
  ])('error: a record with a wrong %s', (field, value) => {
    const text = JSON.stringify({ ...JSON.parse(FlowRecord.serialize(write(running))), [field]: value })
    expect(FlowRecord.parse(text)).toBeUndefined()
  })
})

describe('canResume', () => {
  test('default: something was sent or signed, and its end is not known', () => {
    const confirmed = { ...running, done: { ...running.done, signed: [], sent: [] } }
    expect([write(running), write(confirmed)].map(FlowRecord.canResume)).toEqual([true, false])
  })
})

describe('isUnanswered', () => {
  test('default', () => {
    const asked = write({ ...running, waitingFor: 'wallet' })
    expect([true, false].map((isLive) => FlowRecord.isUnanswered(asked, { isLive }))).toEqual([false, true])
  })

  test('behavior: a flow that was stopped while the wallet was asked may still go on in the wallet', () => {
    const stopped = write({ ...running, status: 'stopped', waitingFor: 'wallet' })
    const early = write({ ...running, status: 'stopped', waitingFor: 'check' })
    const unanswered = [stopped, early].map((record) => FlowRecord.isUnanswered(record, { isLive: false }))
    expect(unanswered).toEqual([true, false])
  })
})

describe('settle', () => {
  const found = '0x02'
  const transactions = [{ kind: 'transaction' }, { kind: 'transaction' }, { kind: 'transaction' }] as const
  const sent = [{ hash, receipt: {} as never }]
  const done = { sent, signed: [], isWalletAsked: true }
  const at = (step: number) =>
    write({ status: 'stopped', steps: transactions, step, waitingFor: 'wallet', done })
  const settled = (step: number) => FlowRecord.settle(at(step), { hash: found, nowMs: 9 })

  test('default: the last transaction completes it', () => {
    const sent = [
      { hash, isConfirmed: true },
      { hash: found, isConfirmed: true },
    ]
    expect(settled(2)).toEqual({ ...at(2), status: 'done', updatedAt: 9, sent })
  })

  test('behavior: a transfer whose later transactions were never requested stays stopped, and waits for nothing', () => {
    const record = settled(1)
    expect(record).toMatchObject({ status: 'stopped', waitingFor: 'check', sent: [{}, { hash: found }] })
    expect(FlowRecord.isUnanswered(record, { isLive: false })).toBe(false)
    expect(FlowRecord.canResume(record)).toBe(false)
  })
})

describe('merge', () => {
  const after = {
    ...write(running),
    status: 'done',
    sent: [{ hash, isConfirmed: true }],
    orders: [],
  } as const

  test('default: what was left is done', () => {
    const merged = FlowRecord.merge(write({ ...running, status: 'stopped' }), after)
    expect(merged).toMatchObject({ status: 'done', orders: [], sent: [{ hash, isConfirmed: true }] })
  })

  test('behavior: a flow whose last steps were never asked for is not done', () => {
    const approving = { ...running, step: 0, done: { ...running.done, signed: [] } }
    expect(FlowRecord.merge(write(approving), after).status).toBe('stopped')
  })

  test('behavior: orders that could not be handed in are kept', () => {
    const failed = { ...after, status: 'failed', problem: { name: 'X', message: 'Y' } } as const
    expect(FlowRecord.merge(write(running), failed)).toMatchObject({ status: 'failed', orders: [order] })
  })
})
