import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSteps } from './run/runSteps.js'
import * as Execution from './state/Execution.js'
import { stage, stateOf } from './testing/run.js'
import {
  answer,
  approval,
  approved,
  buyPath,
  orderSignature,
  paths,
  type Scenario,
  sale,
  saleData,
  stranger,
  transaction,
  usual,
} from './testing/scenarios.js'
import type { Fate } from './testing/scriptedChain.js'
import { type Answer, away, refusal } from './testing/scriptedServer.js'
import type { Behaviour } from './testing/scriptedWallet.js'
import { isDoneWithin } from './testing/virtualTime.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const notReady = { ...sale, items: [{ status: 'incomplete' }] }
const check = { endpoint: '/execute/status/v1', method: 'POST', body: { kind: 'transaction' } }
const twoSales = {
  ...sale,
  items: [
    { status: 'incomplete', data: { ...saleData, value: '0x1' } },
    { status: 'incomplete', data: { ...saleData, value: '0x2' } },
  ],
}
const quotes: readonly (readonly unknown[])[] = [
  [sale],
  [approved, sale],
  [approval, sale],
  [notReady],
  [approval, notReady],
  [twoSales],
  [transaction('sale', saleData, { check })],
  [orderSignature()],
  [orderSignature(undefined, {}, { check })],
  [approval, orderSignature()],
  [],
  [{ ...sale, items: [] }],
  [{ ...sale, items: [{ status: 'complete' }] }],
  [{ ...sale, kind: 'telepathy' }],
  [transaction('sale', { ...saleData, to: stranger })],
  [transaction('sale', { ...saleData, value: '0xffffffffffffffffff' })],
  [{ ...sale, items: 'many' }],
]
const fails: readonly Answer[] = [
  () => away,
  () => refusal(500, 'broken'),
  () => refusal(400, 'no'),
  () => 'nonsense',
  () => null,
  () => ({}),
]
const quote = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...quotes).map((steps) => answer(steps)) },
  { weight: 1, arbitrary: fc.constantFrom(...fails) },
)
const status = fc.constantFrom<Answer>(
  ...['success', 'failure', 'pending', 'unknown'].map(
    (word): Answer =>
      () => ({ status: word }),
  ),
  ...fails,
)
const synced = fc.constantFrom<Answer>(
  usual['/transactions/synced/v2'],
  () => ({ transactions: [] }),
  ...fails,
)
const post = fc.constantFrom<Answer>(
  () => ({ results: [{ message: 'success', orderId: '0x01' }] }),
  () => ({ results: [{ message: 'expired' }] }),
  ...fails,
)
const some = <value>(one: fc.Arbitrary<value>) => fc.array(one, { minLength: 1, maxLength: 5 })
const behaviours: readonly Behaviour[] = [
  'does',
  'refuses',
  'hangs',
  'doesAndHangs',
  'late',
  'twice',
  'silent',
  'fails',
]
const fates: readonly Fate[] = [
  'mined',
  'reverted',
  'stuck',
  'repriced',
  'cancelled',
  'overtaken',
  'dropped',
  'unknown',
]

const script = fc.record({
  kind: fc.constantFrom('buy' as const, 'sell' as const, 'list' as const),
  quotes: some(quote),
  statuses: some(status),
  synced: some(synced),
  posts: some(post),
  wallet: some(fc.constantFrom(...behaviours)),
  fate: fc.constantFrom(...fates),
  node: fc.constantFrom(undefined, 'silent' as const, 'none' as const),
  areItemsParallel: fc.boolean(),
  stopAfterMs: fc.option(fc.nat(400_000), { nil: undefined }),
  closeAfter: fc.option(fc.nat(12), { nil: undefined }),
})
type Script = typeof script extends fc.Arbitrary<infer value> ? value : never

function toScenario({
  kind,
  quotes,
  statuses,
  synced,
  posts,
  wallet,
  fate,
  node,
  areItemsParallel,
}: Script): Scenario {
  return {
    name: 'drawn',
    kind,
    server: {
      ...usual,
      [buyPath]: quotes,
      [paths[kind]]: quotes,
      '/execute/status/v1': statuses,
      '/transactions/synced/v2': synced,
      '/order/v4': posts,
    },
    wallet,
    fate,
    ...(node ? { node } : undefined),
    options: { areItemsParallel },
    ...{ events: '', status: '', asked: [] },
  }
}

/** The wallet's requests, and whether the state knows their answers. */
type Ledger = { keys: string[]; unanswered: Set<string> }

/** Runs a flow to its end or until the tab closes, and checks every event against the invariants. */
async function follow(
  parts: ReturnType<typeof stage>,
  from: Execution.Execution,
  options: { scenario: Scenario; ledger: Ledger; signal?: AbortSignal; closeAfter?: number | undefined },
) {
  const { scenario, ledger, signal, closeAfter } = options
  let state = from
  let told = 0
  const steps = runSteps(parts.client, { ...scenario.options, state, wallet: parts.wallet.wallet, signal })
  for await (const event of steps) {
    const before = state
    state = Execution.reduce(state, event)
    expect(Execution.parse(Execution.serialize(state))).toEqual(state)
    if (event.type === 'asking') {
      const item = state.steps[event.step]?.items[event.item]
      expect(item?.status).toBe('asked')
      expect(before.steps[event.step]?.items[event.item]?.status).toBe('incomplete')
      expect(ledger.unanswered.has(event.key)).toBe(false)
      ledger.keys.push(event.key)
      ledger.unanswered.add(event.key)
    }
    if (event.type === 'declined' || event.type === 'signed' || event.type === 'sent') {
      const key = before.steps[event.step]?.items[event.item]?.key
      if (event.type === 'declined' && key) ledger.unanswered.delete(key)
    }
    if (++told === closeAfter) break
  }
  return state
}

describe('runSteps', () => {
  test('behavior: whatever server, wallet and chain do: it ends in time, in a state with a name, and asks nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (drawn) => {
        const scenario = toScenario(drawn)
        const parts = stage(scenario)
        const ledger: Ledger = { keys: [], unanswered: new Set() }
        const controller = new AbortController()
        if (drawn.stopAfterMs !== undefined) setTimeout(() => controller.abort(), drawn.stopAfterMs)
        let state = stateOf(scenario)
        const startedAt = Date.now()
        const run = (async () => {
          state = await follow(parts, state, {
            scenario,
            ledger,
            signal: controller.signal,
            closeAfter: drawn.closeAfter,
          })
        })()
        expect(await isDoneWithin(run, 1_900_000)).toBe(true)
        await run
        // Its limit plus the last timer.
        expect(Date.now() - startedAt).toBeLessThanOrEqual(1_800_000)
        const isClosed = drawn.closeAfter !== undefined && !Execution.isFinal(state)
        if (!isClosed) expect(Execution.isFinal(state)).toBe(true)
        expectNothingFalse(state)

        // In another tab, with the saved state.
        if (!Execution.canResume(state)) return
        const again = (async () => {
          state = await follow(parts, Execution.parse(Execution.serialize(state)), { scenario, ledger })
        })()
        expect(await isDoneWithin(again, 1_900_000)).toBe(true)
        await again
        expect(Execution.isFinal(state)).toBe(true)
        expectNothingFalse(state)
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})

/** A flow is done only if everything is complete, and every other end has a reason. */
function expectNothingFalse(state: Execution.Execution) {
  const items = state.steps.flatMap((step) => step.items)
  if (state.status === 'done') {
    expect(items.every(({ status }) => status === 'complete')).toBe(true)
    expect(state.steps.length).toBeGreaterThan(0)
  } else if (Execution.isFinal(state) && 'reason' in state) {
    expect(state.reason.name).toMatch(/^[A-Z]\w+(\.\w+)?$/)
    if (Execution.isUnanswered(state)) expect(state.reason.question).toBe('ask-again')
  }
  for (const step of state.steps) expect(['transaction', 'signature']).toContain(step.kind)
}
