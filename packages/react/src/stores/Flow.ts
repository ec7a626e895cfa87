import type { BaseError } from '@souk/base'
import type { CollectionOffer, MarketOrder } from '@souk/market'
import { Trade } from '@souk/market/flows'
import type { Hash } from 'viem'

/** The common part of every plan. */
export type Plan = Pick<Trade.Plan, 'steps'> & Partial<Pick<Trade.Plan, 'findings'>>

/** Who has the next move; `check` is a last look before the wallet is asked. */
export type Waiting = 'check' | 'wallet' | 'chain' | 'market'

/** How far a flow is. Steps count from 0; several that the wallet takes as one are asked for at the last of them. */
export type Place = {
  steps: readonly Trade.Step[]
  step: number
  waitingFor: Waiting
  /** What cannot be taken back. */
  done: Trade.Done
}

/**
 * Where a trade stands. `ready` has everything read and decided and waits for the person's yes; nothing has been asked
 * of the wallet before it. All from `blocked` on but `running` are final.
 */
export type State<plan extends Plan = Plan, outcome = unknown> =
  | { status: 'idle' }
  | { status: 'preparing' }
  /** Something stands in the way, and nothing was asked, signed or sent. */
  | { status: 'blocked'; error: BaseError }
  | { status: 'ready'; plan: plan }
  | ({ status: 'running' } & Place)
  | ({ status: 'done'; plan: plan; outcome: outcome } & Place)
  /** Brought to its end after it had been left: what was sent is confirmed, and what was signed is at the market. */
  | ({ status: 'settled'; posted: readonly (MarketOrder | CollectionOffer)[] } & Place)
  | ({ status: 'failed'; error: BaseError } & Place)
  /** Sent, and no answer came in time: it may still go through, so it must not be sent again unseen. */
  | ({ status: 'unknown'; error: BaseError } & Place)
  /** Ended by the person. */
  | ({ status: 'stopped' } & Place)

/** A state in which the flow has begun. */
export type Started<plan extends Plan = Plan, outcome = unknown> = Extract<State<plan, outcome>, Place>

/** An event of a trade. */
export type Event<plan extends Plan = Plan, outcome = unknown> =
  | { type: 'prepare' }
  | { type: 'blocked'; error: BaseError }
  | { type: 'ready'; plan: plan }
  /** `steps` are given where a flow is taken up that was prepared elsewhere. */
  | { type: 'start'; steps?: readonly Trade.Step[] }
  | { type: 'progress'; progress: Trade.Progress }
  | { type: 'done'; plan: plan; outcome: outcome }
  | { type: 'settled'; posted: readonly (MarketOrder | CollectionOffer)[] }
  | { type: 'failed'; error: BaseError }
  | { type: 'unknown'; error: BaseError }
  | { type: 'stopped' }
  | { type: 'reset' }

/** The state before anything happened. */
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
 * Returns the hash of the transaction that was sent last, if one was.
 *
 * @example
 * Flow.hashOf(state) // → '0x…'
 */
export function hashOf({ done }: Pick<Place, 'done'>): Hash | undefined {
  return done.sent.at(-1)?.hash
}

/**
 * Moves a trade on by one event.
 *
 * Total: an event that does not fit the state leaves it as it is, so a late event of a stopped run cannot bring a
 * finished trade back to life.
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
