import type { BaseError } from '@souk/base'
import type { Hex } from 'viem'

/** Who has the next move. */
export type Waiting = 'wallet' | 'chain' | 'market'

/**
 * Where a trade stands. `ready` has everything read and decided and waits for the person's yes; nothing has been asked
 * of the wallet before it. `done`, `blocked` and `failed` are final.
 */
export type State<plan = unknown, outcome = unknown, issue extends string = string> =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'blocked'; issues: readonly issue[] }
  | { status: 'ready'; plan: plan }
  | { status: 'running'; plan: plan; step: number; of: number; waitingFor: Waiting; hash?: Hex }
  | { status: 'done'; plan: plan; outcome: outcome }
  | { status: 'failed'; plan?: plan; error: BaseError; step: number; waitingFor?: Waiting; hash?: Hex }

/** What happens to a trade. Steps count from 0; several that the wallet takes as one are sent before a hash is known. */
export type Event<plan = unknown, outcome = unknown, issue extends string = string> =
  | { type: 'prepare' }
  | { type: 'blocked'; issues: readonly issue[] }
  | { type: 'ready'; plan: plan }
  | { type: 'asking'; step: number; of: number }
  | { type: 'sent'; step: number; of: number; hash?: Hex }
  | { type: 'posting'; step: number; of: number }
  | { type: 'done'; outcome: outcome }
  | { type: 'failed'; error: BaseError }
  | { type: 'reset' }

/** The state before anything happened. */
export const idle: { status: 'idle' } = { status: 'idle' }

/** Tells whether nothing further will happen by itself. */
export function isFinal(state: State): boolean {
  return state.status === 'done' || state.status === 'failed' || state.status === 'blocked'
}

/**
 * Moves a trade on by one event.
 *
 * Total: an event that does not fit the state leaves it as it is, so a late event of a stopped run cannot bring a
 * finished trade back to life.
 */
export function reduce<plan, outcome, issue extends string>(
  state: State<plan, outcome, issue>,
  event: Event<plan, outcome, issue>,
): State<plan, outcome, issue> {
  switch (event.type) {
    case 'reset':
      return idle
    case 'prepare':
      return state.status === 'running' ? state : { status: 'preparing' }
    case 'blocked':
      return state.status === 'preparing' ? { status: 'blocked', issues: event.issues } : state
    case 'ready':
      return state.status === 'preparing' ? { status: 'ready', plan: event.plan } : state
    case 'asking':
    case 'posting':
    case 'sent':
      return advance(state, event)
    case 'done':
      return state.status === 'running' ? { status: 'done', plan: state.plan, outcome: event.outcome } : state
    case 'failed':
      return fail(state, event.error)
    default:
      return event satisfies never
  }
}

type Progress = Extract<Event, { type: 'asking' | 'posting' | 'sent' }>

function advance<plan, outcome, issue extends string>(
  state: State<plan, outcome, issue>,
  event: Progress,
): State<plan, outcome, issue> {
  if (state.status !== 'ready' && state.status !== 'running') return state
  const at = { status: 'running', plan: state.plan, step: event.step, of: event.of } as const
  if (event.type === 'sent')
    return { ...at, waitingFor: 'chain', ...(event.hash ? { hash: event.hash } : {}) }
  return { ...at, waitingFor: event.type === 'asking' ? 'wallet' : 'market' }
}

function fail<plan, outcome, issue extends string>(
  state: State<plan, outcome, issue>,
  error: BaseError,
): State<plan, outcome, issue> {
  if (state.status === 'preparing') return { status: 'failed', error, step: 0 }
  if (state.status === 'ready') return { status: 'failed', plan: state.plan, error, step: 0 }
  if (state.status !== 'running') return state
  const { plan, step, waitingFor, hash } = state
  return { status: 'failed', plan, error, step, waitingFor, ...(hash ? { hash } : {}) }
}
