import { AbortedError, BaseError, UnexpectedError } from '@souk/base'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import * as Check from '../checks/errors.js'
import * as FlowError from '../client/FlowError.js'
import { UnknownKindError } from '../domain/Step.js'
import * as Execution from '../state/Execution.js'
import type { Event, FailureStatus, Reason } from '../state/ExecutionState.js'
import * as WalletError from '../wallets/Wallet.js'
import { InvalidFieldError } from '../wire/fields.js'
import type { Flow } from './Flow.js'

type ErrorClass = abstract new (...args: never[]) => BaseError

/** The final state for each error. All other errors end as `failed`. */
const ends: readonly (readonly [FailureStatus, readonly ErrorClass[]])[] = [
  ['refused', [...Object.values(Check), UnknownKindError, InvalidFieldError, FlowError.EmptyItemError]],
  ['refused', [WalletError.WrongChainError, WalletError.AccountError, Order.UnsafeError]],
  ['declined', [WalletError.DeclinedError]],
  ['reverted', [FlowError.RevertedError]],
  ['cancelled', [FlowError.CancelledError, FlowError.ReplacedError]],
  ['dropped', [FlowError.DroppedError]],
  ['unknown', [FlowError.UnconfirmedError, FlowError.UncheckedError, FlowError.PostUnknownError]],
  ['unknown', [WalletError.UnansweredError, WalletError.NoHashError]],
  ['aborted', [AbortedError]],
]

/** The only place where an error becomes the end of a flow. */
export function toEnding(flow: Flow, thrown: unknown): Event & { type: 'ended' } {
  const error = thrown instanceof BaseError ? thrown : new UnexpectedError(thrown)
  const status = statusOf(flow, error)
  const hashes = openHashes(flow)
  const isUnanswered = Execution.isUnanswered(flow.state)
  const { endpoint } = error.facts
  const look = hashes.length > 0 || typeof endpoint === 'string'
  const reason: Reason = {
    name: error.name,
    message: error.message,
    retry: error.retry,
    facts: toJson(error.facts),
    ...(look
      ? { look: { txHashes: hashes, ...(typeof endpoint === 'string' ? { endpoint } : undefined) } }
      : undefined),
    ...(isUnanswered ? { question: 'ask-again' as const } : undefined),
  }
  return { type: 'ended', status, reason }
}

function statusOf(flow: Flow, error: BaseError): FailureStatus {
  if (error instanceof FlowError.DeadlineError) return isOpen(flow) ? 'unknown' : 'failed'
  return ends.find(([, classes]) => classes.some((type) => error instanceof type))?.[0] ?? 'failed'
}

/** Returns whether a request was started whose outcome is unknown. */
function isOpen({ state }: Flow): boolean {
  return state.steps.some(({ items }) =>
    items.some(({ status }) => status !== 'incomplete' && status !== 'complete'),
  )
}

function openHashes({ state }: Flow): readonly Hex[] {
  const items = state.steps.flatMap((step) => step.items)
  return items.filter(({ status }) => status === 'sent').flatMap(({ txHashes = [] }) => txHashes)
}

/** Converts the facts of an error to JSON. */
function toJson(facts: BaseError.Facts): Reason['facts'] {
  const replace = (_key: string, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    return value instanceof Error ? value.message : value
  }
  return JSON.parse(JSON.stringify(facts, replace)) as Reason['facts']
}
