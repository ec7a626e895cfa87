import type { Quote } from '../domain/Quote.js'
import * as F from '../wire/fields.js'
import { alignSteps } from './alignSteps.js'
import {
  type Common,
  type Ended,
  type Event,
  type Execution,
  type Expectation,
  type ItemPlace,
  type ItemState,
  type ItemStatus,
  type Running,
  type RunningStatus,
  runningStatuses,
  type StepState,
} from './ExecutionState.js'
import { executionSchema } from './executionSchema.js'
import { totalsOf } from './totalsOf.js'

export * from './ExecutionState.js'

/**
 * Creates the state of a new flow.
 *
 * @example
 * const state = Execution.start({ kind: 'buy', chainId: 1, account, request: { path: '/execute/buy/v7', body } })
 */
export function start(options: start.Options): Execution {
  const { id, kind, chainId, account, request, expected } = options
  const common = { version: 1, kind, chainId, account, request, issues: [], totals: [], steps: [] } as const
  return {
    ...common,
    ...(id === undefined ? undefined : { id }),
    ...(expected ? { expected } : undefined),
    status: 'quoting',
  }
}

export declare namespace start {
  type Options = Pick<Common, 'kind' | 'chainId' | 'account' | 'request'> & {
    id?: string | undefined
    expected?: readonly Expectation[] | undefined
  }
}

/** Returns whether the flow has ended. */
export function isFinal(state: Execution): state is Ended {
  return !runningStatuses.some((status) => status === state.status)
}

/** Final states that cannot be resumed: start a new flow. */
const closed: readonly Execution['status'][] = ['done', 'reverted', 'cancelled', 'dropped']

/** Returns whether a flow can be resumed: it was running when it was saved, or it ended for a reason that may pass. */
export function canResume(state: Execution): boolean {
  return !closed.includes(state.status)
}

/** Returns whether the outcome of a wallet request is unknown. */
export function isUnanswered(state: Execution): boolean {
  return state.steps.some((step) => step.items.some((item) => item.status === 'asked'))
}

/** Returns the index of the first step that is not complete. */
export function nextStep(state: Execution): number | undefined {
  const index = state.steps.findIndex((step) => step.items.some((item) => item.status !== 'complete'))
  return index < 0 ? undefined : index
}

/**
 * Applies one event to a flow.
 *
 * Handles every event: one that does not fit leaves the state unchanged. An item can be requested from the wallet only
 * while it is incomplete, a flow is done only when all its items are complete, and only `resumed` leaves a final state.
 *
 * @example
 * for await (const event of runSteps(client, options)) state = Execution.reduce(state, event)
 */
export function reduce(state: Execution, event: Event): Execution {
  if (event.type === 'resumed') return resume(state, event.retry)
  if (isFinal(state)) return state
  switch (event.type) {
    case 'quoting':
      return { ...state, status: 'quoting' }
    case 'quoted':
      return quoted(state, event.quote)
    case 'located':
      return { ...state, origin: state.origin ?? event.origin }
    case 'switching':
      return { ...state, status: 'awaiting-wallet' }
    case 'preparing':
      return { ...state, status: 'preparing' }
    case 'done':
      return nextStep(state) === undefined && state.steps.length > 0 ? { ...state, status: 'done' } : state
    case 'ended':
      return { ...state, status: event.status, reason: event.reason }
    default:
      return advance(state, event)
  }
}

function quoted(state: Running, { requestId, ...quote }: Quote): Running {
  return {
    ...state,
    status: 'checking',
    ...(requestId === undefined ? undefined : { requestId }),
    issues: quote.errors,
    totals: totalsOf(state.kind, quote.path),
    steps: alignSteps(state, quote.steps).map(({ state }) => state),
  }
}

type ItemEvent = Extract<Event, ItemPlace & { type: Exclude<Event['type'], 'preparing' | 'switching'> }>

/** The item states in which each event applies. */
const fits: Record<ItemEvent['type'], readonly ItemStatus[]> = {
  found: ['incomplete'],
  asking: ['incomplete'],
  declined: ['asked'],
  signed: ['asked'],
  sent: ['asked'],
  replaced: ['sent'],
  posted: ['incomplete', 'signed'],
  mined: ['sent', 'posted', 'mined'],
  indexed: ['mined', 'posted'],
  completed: ['signed', 'posted', 'mined'],
}

function advance(state: Running, event: ItemEvent): Running {
  const item = state.steps[event.step]?.items[event.item]
  if (!item || !fits[event.type].includes(item.status)) return state
  const steps = state.steps.map((step, index) =>
    index === event.step ? { ...step, items: step.items.with(event.item, advanceItem(item, event)) } : step,
  )
  return { ...state, steps, status: statusOf(steps) }
}

function advanceItem(item: ItemState, event: ItemEvent): ItemState {
  switch (event.type) {
    case 'found':
      return { ...item, findings: event.findings }
    case 'asking': {
      const { type: _type, step: _step, item: _item, ...known } = event
      return { ...item, ...known, status: 'asked' }
    }
    case 'declined':
      return { ...item, status: 'incomplete' }
    case 'signed':
      return { ...item, status: 'signed', signature: event.signature }
    case 'sent':
    case 'replaced':
      return { ...item, status: 'sent', txHashes: [...(item.txHashes ?? []), event.hash] }
    case 'posted': {
      const { signature: _signature, post: _post, ...kept } = item
      return { ...kept, status: 'posted', orders: event.orders }
    }
    case 'mined': {
      const { txHashes = item.txHashes, transfers } = event
      return { ...item, status: 'mined', transfers, ...(txHashes ? { txHashes } : undefined) }
    }
    case 'indexed':
      return { ...item, isIndexed: true, transfers: event.transfers }
    case 'completed': {
      const { signature: _signature, ...kept } = item
      return { ...kept, status: 'complete' }
    }
    default:
      return event satisfies never
  }
}

/** Which state of an item determines the status of the flow, most urgent first. */
const moves: readonly (readonly [ItemStatus, RunningStatus])[] = [
  ['asked', 'awaiting-wallet'],
  ['signed', 'posting'],
  ['sent', 'confirming'],
  ['posted', 'confirming'],
  ['mined', 'indexing'],
]

function statusOf(steps: readonly StepState[]): RunningStatus {
  const statuses = new Set(steps.flatMap((step) => step.items.map((item) => item.status)))
  return moves.find(([status]) => statuses.has(status))?.[1] ?? 'checking'
}

function resume(state: Execution, retry: 'ask-again' | undefined): Execution {
  if (!canResume(state)) return state
  const { version, id, kind, chainId, account, request, expected, requestId, issues, totals, origin } = state
  const steps = retry === undefined ? state.steps : state.steps.map(unask)
  return {
    ...{ version, kind, chainId, account, request, issues, totals, steps, status: 'quoting' },
    ...(id === undefined ? undefined : { id }),
    ...(expected === undefined ? undefined : { expected }),
    ...(requestId === undefined ? undefined : { requestId }),
    ...(origin === undefined ? undefined : { origin }),
  }
}

function unask(step: StepState): StepState {
  const items = step.items.map(
    (item): ItemState => (item.status === 'asked' ? { ...item, status: 'incomplete' } : item),
  )
  return { ...step, items }
}

/**
 * Converts a flow to text that {@link parse} reads. The text contains the account's address and, between signing and
 * posting, a signature. It contains no API key.
 *
 * @example
 * localStorage.setItem('flow', Execution.serialize(state))
 */
export function serialize(state: Execution): string {
  return JSON.stringify(state)
}

/**
 * Reads a flow from text.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 *
 * @example
 * const state = Execution.parse(localStorage.getItem('flow') ?? '')
 */
export function parse(text: string): Execution {
  return F.decodeBy(executionSchema, readJson(text), 'flow') as Execution
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new F.InvalidFieldError(
      { resource: 'flow', path: '', expected: 'JSON', value: text.slice(0, 40) },
      { cause },
    )
  }
}
