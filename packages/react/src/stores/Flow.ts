import type { BaseError } from '@souk/base'
import type { AnyOrder, CollectionOffer } from '@souk/market'
import { Trade } from '@souk/market/flows'
import type { Hash } from 'viem'

/** The common part of every plan. */
export type Plan = Pick<Trade.Plan, 'steps'> & Partial<Pick<Trade.Plan, 'findings'>>

/** The party that acts next. `check` is a final check before the wallet is asked. */
export type Waiting = 'check' | 'wallet' | 'chain' | 'market'

/** The progress of a flow. Steps count from 0. If the wallet takes several as one, it is asked at the last of them. */
export type Place = {
  steps: readonly Trade.Step[]
  step: number
  waitingFor: Waiting
  /** What cannot be undone. */
  done: Trade.Done
}

/**
 * The state of a trade. In `ready`, everything is read and decided, and the trade waits for the user's confirmation.
 * The wallet receives no request before that. All states from `blocked` on are final, except `running`.
 */
export type State<plan extends Plan = Plan, outcome = unknown> =
  | { status: 'idle' }
  | { status: 'preparing' }
  /** Something prevents the trade. Nothing was requested, signed or sent. */
  | { status: 'blocked'; error: BaseError }
  | { status: 'ready'; plan: plan }
  | ({ status: 'running' } & Place)
  | ({ status: 'done'; plan: plan; outcome: outcome } & Place)
  /** Resumed and completed: what was sent is confirmed, and what was signed is on the market. */
  | ({ status: 'settled'; posted: readonly (AnyOrder | CollectionOffer)[] } & Place)
  | ({ status: 'failed'; error: BaseError } & Place)
  /** Sent without an answer in time. The transaction may still be mined, so it must not be sent again unchecked. */
  | ({ status: 'unknown'; error: BaseError } & Place)
  /** Stopped by the user. */
  | ({ status: 'stopped' } & Place)

/** A state of a flow that has started. */
export type Started<plan extends Plan = Plan, outcome = unknown> = Extract<State<plan, outcome>, Place>

/** An event of a trade. */
export type Event<plan extends Plan = Plan, outcome = unknown> =
  | { type: 'prepare' }
  | { type: 'blocked'; error: BaseError }
  | { type: 'ready'; plan: plan }
  /** `steps` are set when a flow is resumed that was prepared elsewhere. */
  | { type: 'start'; steps?: readonly Trade.Step[] }
  | { type: 'progress'; progress: Trade.Progress }
  | { type: 'done'; plan: plan; outcome: outcome }
  | { type: 'settled'; posted: readonly (AnyOrder | CollectionOffer)[] }
  | { type: 'failed'; error: BaseError }
  | { type: 'unknown'; error: BaseError }
  | { type: 'stopped' }
  /** A stopped flow's wallet sent its transaction after all. `isLast`: nothing remains to do. */
  | { type: 'found'; hash: Hash; isLast: boolean }
  | { type: 'reset' }

/** The initial state. */
export const idle: { status: 'idle' } = { status: 'idle' }

/**
 * Returns whether the flow has ended.
 *
 * @example
 * Flow.isFinal({ status: 'idle' }) // → false
 */
export function isFinal(state: State): boolean {
  return finals.some((status) => status === state.status)
}

const finals: readonly State['status'][] = ['blocked', 'done', 'settled', 'failed', 'unknown', 'stopped']

/**
 * Returns the hash of the last transaction that was sent, if any.
 *
 * @example
 * Flow.hashOf(state) // → '0x…'
 */
export function hashOf({ done }: Pick<Place, 'done'>): Hash | undefined {
  return done.sent.at(-1)?.hash
}

/**
 * Applies an event to a trade.
 *
 * Handles every event: one that does not fit leaves the state unchanged, so a late event of a stopped run cannot change
 * a finished trade.
 *
 * @example
 * Flow.reduce({ status: 'preparing' }, { type: 'ready', plan }) // → { status: 'ready', plan }
 */
export function reduce<plan extends Plan, outcome>(
  state: State<plan, outcome>,
  event: Event<plan, outcome>,
): State<plan, outcome> {
  switch (event.type) {
    case 'reset':
      return state.status === 'running' ? state : idle
    case 'prepare':
      return state.status === 'running' ? state : { status: 'preparing' }
    case 'blocked':
      return state.status === 'preparing' ? { status: 'blocked', error: event.error } : state
    case 'ready':
      return state.status === 'preparing' ? { status: 'ready', plan: event.plan } : state
    case 'start':
      return begin(state, event.steps)
    case 'found':
      return state.status === 'stopped' ? complete(state, event) : state
    default:
      return state.status === 'running' ? advance(state, event) : state
  }
}

type Running = Extract<State, { status: 'running' }>
type RunEvent<plan extends Plan, outcome> = Extract<
  Event<plan, outcome>,
  { type: 'progress' | 'done' | 'settled' | 'failed' | 'unknown' | 'stopped' }
>

function begin<plan extends Plan, outcome>(
  state: State<plan, outcome>,
  given: readonly Trade.Step[] | undefined,
): State<plan, outcome> {
  const steps = given ?? (state.status === 'ready' ? state.plan.steps : undefined)
  if (!steps || state.status === 'running') return state
  return { status: 'running', steps, step: 0, waitingFor: 'check', done: Trade.nothingDone }
}

function advance<plan extends Plan, outcome>(
  state: Running,
  event: RunEvent<plan, outcome>,
): State<plan, outcome> {
  const { status: _, ...place } = state
  switch (event.type) {
    case 'progress':
      return { ...state, ...move(place, event.progress) }
    case 'done':
      return { status: 'done', plan: event.plan, outcome: event.outcome, ...place }
    case 'settled':
      return { status: 'settled', posted: event.posted, ...place }
    case 'failed':
    case 'unknown':
      return { status: event.type, error: event.error, ...place }
    case 'stopped':
      return { status: 'stopped', ...place }
    default:
      return event satisfies never
  }
}

function complete(
  state: Extract<State, { status: 'stopped' }>,
  { hash, isLast }: Extract<Event, { type: 'found' }>,
): Extract<State, { status: 'stopped' | 'settled' }> {
  // The wallet has no request any more.
  const found = { ...state, waitingFor: 'check' } as const
  if (!isLast) return found
  const done = { ...state.done, isWalletAsked: false, sent: [...state.done.sent, { hash }] }
  return { ...found, status: 'settled', posted: [], done }
}

const waitingAfter: Record<Trade.Progress['type'], Waiting> = {
  preparing: 'check',
  ready: 'check',
  asking: 'wallet',
  signed: 'market',
  submitted: 'chain',
  sent: 'chain',
  replaced: 'chain',
  confirmed: 'check',
  posting: 'market',
  telling: 'market',
}

function move(place: Place, progress: Trade.Progress): Place {
  const at = 'step' in progress ? { step: progress.step } : undefined
  const done = Trade.advance(place.done, progress)
  return { ...place, ...at, waitingFor: waitingAfter[progress.type], done }
}
