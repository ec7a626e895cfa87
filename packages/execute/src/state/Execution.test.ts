import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { account, approval, approved, orderSignature, price, sale } from '../testing/scenarios.js'
import * as QuoteWire from '../wire/quote.js'
import * as Execution from './Execution.js'

const begun = Execution.start({
  kind: 'buy',
  chainId: 1,
  account,
  request: { path: '/execute/buy/v7', body: { items: [] } },
})
const hash = `0x${'1'.repeat(64)}` as const
const reason: Execution.Reason = { name: 'Flow.FailedError', message: 'It broke.', retry: 'never', facts: {} }

const quotes = [
  [sale],
  [approval, sale],
  [approved, sale],
  [orderSignature()],
  [],
  [approval, orderSignature(), sale],
].map((steps) => QuoteWire.decode({ steps, path: [price] }))
const place = { step: fc.nat(3), item: fc.nat(2) }
const type = <name extends string>(name: name) => fc.constant(name)
const event = fc.oneof<fc.Arbitrary<Execution.Event>[]>(
  fc.record({ type: type('quoting') }),
  fc.record({ type: type('quoted'), quote: fc.constantFrom(...quotes) }),
  fc.record({ type: type('located'), origin: fc.constant({ nonce: 1 }) }),
  fc.record({ type: type('preparing'), ...place, attempt: fc.nat() }),
  fc.record({ type: type('switching'), ...place, chainId: fc.nat() }),
  fc.record({ type: type('asking'), ...place, key: fc.constant(hash) }),
  fc.record({ type: type('declined'), ...place }),
  fc.record({ type: type('signed'), ...place, signature: fc.constant('0x5a' as const) }),
  fc.record({ type: type('sent'), ...place, hash: fc.constant(hash) }),
  fc.record({ type: type('replaced'), ...place, hash: fc.constant(hash) }),
  fc.record({ type: type('posted'), ...place, orders: fc.constant([{ orderId: '0x01' }]) }),
  fc.record({ type: type('mined'), ...place, transfers: fc.constant([]) }),
  fc.record({ type: type('indexed'), ...place, transfers: fc.constant([]) }),
  fc.record({ type: type('completed'), ...place }),
  fc.record({ type: type('done') }),
  fc.record({
    type: type('ended'),
    status: fc.constantFrom(...Execution.failureStatuses),
    reason: fc.constant(reason),
  }),
  fc.constant({ type: 'resumed' as const }),
  fc.constant({ type: 'resumed' as const, retry: 'ask-again' as const }),
)
const items = (state: Execution.Execution) => state.steps.flatMap((step) => step.items)

describe('reduce', () => {
  test('default: a purchase', () => {
    const at = { step: 0, item: 0 }
    const events: Execution.Event[] = [
      { type: 'quoted', quote: QuoteWire.decode({ requestId: 'r1', steps: [sale], path: [price] }) },
      { type: 'asking', ...at, key: hash, chainId: 1 },
      { type: 'sent', ...at, hash },
      { type: 'mined', ...at, transfers: [] },
      { type: 'completed', ...at },
      { type: 'done' },
    ]
    const states: Execution.Execution[] = []
    events.reduce((state, event) => {
      states.push(Execution.reduce(state, event))
      return Execution.reduce(state, event)
    }, begun)
    expect(states.map(({ status, steps }) => [status, steps[0]?.items[0]?.status])).toEqual([
      ['checking', 'incomplete'],
      ['awaiting-wallet', 'asked'],
      ['confirming', 'sent'],
      ['indexing', 'mined'],
      ['checking', 'complete'],
      ['done', 'complete'],
    ])
    expect(states.at(-1)).toMatchInlineSnapshot(`
      {
        "account": "0x0097b9cFE64455EED479292671A1121F502bc954",
        "chainId": 1,
        "issues": [],
        "kind": "buy",
        "request": {
          "body": {
            "items": [],
          },
          "path": "/execute/buy/v7",
        },
        "requestId": "r1",
        "status": "done",
        "steps": [
          {
            "action": "Do it",
            "description": "It is done",
            "id": "sale",
            "items": [
              {
                "chainId": 1,
                "key": "0x1111111111111111111111111111111111111111111111111111111111111111",
                "status": "complete",
                "transfers": [],
                "txHashes": [
                  "0x1111111111111111111111111111111111111111111111111111111111111111",
                ],
              },
            ],
            "kind": "transaction",
          },
        ],
        "totals": [
          {
            "currency": "0x0000000000000000000000000000000000000000",
            "decimals": 18,
            "raw": "1000000000000000000",
          },
        ],
        "version": 1,
      }
    `)
  })

  test('behavior: total: any event in any state gives a state that can be written and read', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = begun
        for (const event of events) {
          state = Execution.reduce(state, event)
          expect(Execution.parse(Execution.serialize(state))).toEqual(state)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('behavior: a final state is left by resumed alone, and for good when it is closed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = begun
        for (const event of events) {
          const next = Execution.reduce(state, event)
          if (Execution.isFinal(state) && next !== state) {
            expect(event.type).toBe('resumed')
            expect(Execution.canResume(state)).toBe(true)
          }
          state = next
        }
      }),
    )
  })

  test('behavior: nothing is asked for twice, and nothing is done that is not complete', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = begun
        for (const event of events) {
          const next = Execution.reduce(state, event)
          if (event.type === 'asking' && next !== state)
            expect(state.steps[event.step]?.items[event.item]?.status).toBe('incomplete')
          if (next.status === 'done') {
            expect(items(next).every((item) => item.status === 'complete')).toBe(true)
            expect(next.steps.length).toBeGreaterThan(0)
          }
          state = next
        }
      }),
    )
  })

  test('behavior: what was done stays done when the server asks for it again', () => {
    const quote = (...steps: unknown[]) => QuoteWire.decode({ steps })
    const at = { step: 0, item: 0 }
    const events: Execution.Event[] = [
      { type: 'quoted', quote: quote(approval, sale) },
      { type: 'asking', ...at, key: hash },
      { type: 'sent', ...at, hash },
      { type: 'mined', ...at, transfers: [] },
      { type: 'completed', ...at },
      { type: 'quoted', quote: quote(approval, sale) },
    ]
    const state = events.reduce(Execution.reduce, begun)
    expect(items(state).map(({ status }) => status)).toEqual(['complete', 'incomplete'])
    // Also when the server no longer requests it.
    const later = Execution.reduce(state, { type: 'quoted', quote: quote(sale) })
    expect(later.steps.map(({ id }) => id)).toEqual(['nft-approval', 'sale'])
    expect(Execution.nextStep(later)).toBe(1)
  })
})

describe('parse', () => {
  test.each([
    ['nonsense', 'flow is "nonsense"; expected JSON.'],
    ['{}', 'flow: status is missing'],
    [JSON.stringify({ ...begun, version: 2 }), 'flow: version is 2; expected one of 1.'],
    [JSON.stringify({ ...begun, account: zeroAddress.slice(2) }), 'flow: account is'],
    [
      JSON.stringify({ ...begun, request: { path: '//evil.example' } }),
      'flow: request.path is "//evil.example"',
    ],
    [JSON.stringify({ ...begun, status: 'done', steps: [{}] }), 'flow: steps[0].id is missing'],
    [JSON.stringify({ ...begun, status: 'failed' }), 'flow: reason is missing'],
  ])('error: names the field of %s', (text, message) => {
    expect(() => Execution.parse(text)).toThrow(message)
  })
})
