import { BaseError, findCause } from '@souk/base'
import { InvalidFieldError as InvalidExecutionFieldError } from '@souk/execute/wire'
import { FailureWire, InvalidFieldError } from '@souk/market/wire'
import { Order } from '@souk/seaport'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { UnsettledError } from '../../auctions/signSettlement.js'
import { NotACollectionError } from '../../collections/inspect.js'
import { RequestsFullError, RequestsOffError, RequestWaitingError } from '../../collections/requests.js'
import { isTooSlow, isUnavailable } from '../../db/isUnavailable.js'
import { RefusedError as ExecuteRefusedError } from '../../execute/model/Refusal.js'
import { WriteError } from '../../journal/journal.js'
import { RefusedError } from '../../market/Issue.js'
import * as Page from '../../market/Page.js'
import { FullError } from '../../media/TransferSlots.js'
import { AccountBusyError } from '../../node/Accounts.js'
import { MovedError, NodeError } from '../../node/node.js'
import {
  BulkRefusedError,
  BulkTooLargeError,
  OverloadedError,
  ShareOfIntakeError,
} from '../../orders/acceptOrders.js'
import { LateError } from '../guards/deadline.js'
import { TooManyListenersError } from '../guards/Listeners.js'
import { TooManyRequestsError } from '../guards/limits.js'
import { BusyError } from '../guards/Turns.js'

/** Thrown when a request is invalid; the field says where. */
export class InputError extends BaseError<{ field: string; expected: string }> {
  override readonly name = 'Http.InputError'
  constructor(facts: { field: string; expected: string }) {
    super(`${facts.field} must be ${facts.expected}.`, { facts })
  }
}

/** Thrown when a query has a parameter that the endpoint does not have. */
export class UnknownParameterError extends BaseError<{ field: string; known: readonly string[] }> {
  override readonly name = 'Http.UnknownParameterError'
  constructor(facts: { field: string; known: readonly string[] }) {
    const { field, known } = facts
    const takes = known.length > 0 ? `It takes ${listed(known)}.` : 'It takes none.'
    super(`${shortened(field)} is not a parameter of this endpoint. ${takes}`, { facts })
  }
}

/** Thrown when a body has a field that the endpoint does not have. */
export class UnknownFieldError extends BaseError<{ field: string; known: readonly string[] }> {
  override readonly name = 'Http.UnknownFieldError'
  constructor(facts: { field: string; known: readonly string[] }) {
    const { field, known } = facts
    const has = known.length > 0 ? `It takes ${listed(known)}.` : 'It takes none.'
    super(`${shortened(field)} is not a field of this request. ${has}`, { facts })
  }
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79)}…` : name
}

/** Thrown when a token's page is opened outside the app. */
export class NotFramedError extends BaseError {
  override readonly name = 'Http.NotFramedError'
  constructor() {
    super('This page comes from a token and is not trusted. It can be shown only inside the app.', {
      facts: {},
    })
  }
}

/** Thrown when nothing has the given name. */
export class NotFoundError extends BaseError<{ resource: string }> {
  override readonly name = 'Http.NotFoundError'
  constructor(facts: { resource: string; [fact: string]: unknown }) {
    super(`There is no such ${facts.resource}.`, { facts })
  }
}

/** Thrown when an order cannot be filled now. */
export class NotFillableError extends BaseError<{ status: string; reason: string | null }> {
  override readonly name = 'Http.NotFillableError'
  constructor(facts: { status: string; reason: string | null }) {
    super(`The order cannot be filled: it is ${facts.status}${facts.reason ? ` (${facts.reason})` : ''}.`, {
      facts,
    })
  }
}

/** Thrown when a caller wants to buy an item that is on auction. */
export class AuctionError extends BaseError {
  override readonly name = 'Http.AuctionError'
  constructor() {
    super('The order is an auction and cannot be filled: bid on it, or settle it once it has ended.', {
      facts: {},
    })
  }
}

type Need = 'admin key' | 'metrics token'
const needed: Readonly<Record<Need, string>> = {
  'admin key': 'This takes an admin key in the header X-API-KEY.',
  'metrics token': 'This endpoint needs the metrics token, as Authorization: Bearer.',
}

/** Thrown when a caller lacks permission; `needs` names the required key. */
export class ForbiddenError extends BaseError<{ needs: Need }> {
  override readonly name = 'Http.ForbiddenError'
  constructor(facts: { needs: Need }) {
    super(needed[facts.needs], { facts, retry: 'user' })
  }
}

export type Answer = {
  status: ContentfulStatusCode
  body: ReturnType<typeof FailureWire.encode>
  retryAfterMs?: number
}

/** Turns errors into HTTP answers; the only place that does. The answer to an unexpected error contains no details. */
export function toAnswer(error: unknown): Answer {
  return (
    toRefusal(error) ??
    toInputAnswer(error) ??
    toLaterAnswer(error) ??
    answer(500, ['Something went wrong on the server.'], 'internal', {})
  )
}

/** The answer to a request that the market checked and refused; `undefined` for any other error. */
export function toRefusal(error: unknown): Answer | undefined {
  const refused = findCause(error, RefusedError)
  if (refused) return refuse(refused)
  if (error instanceof BulkRefusedError) return refuseBulk(error)
  if (error instanceof ExecuteRefusedError)
    return answer(400, [error.message], error.facts.issues[0]?.code ?? 'refused', {})
  if (error instanceof BulkTooLargeError) return answer(400, [error.message], 'bulk_too_large', error.facts)
  if (error instanceof Page.TooLargeError)
    return answer(400, [error.message], 'answer_too_large', error.facts)
  if (error instanceof NotFoundError) return answer(404, [error.message], 'not_found', error.facts)
  if (error instanceof NotFillableError)
    return answer(400, [error.message], 'order_not_fillable', error.facts)
  if (error instanceof AuctionError) return answer(400, [error.message], 'auction_not_for_sale', {})
  if (error instanceof UnsettledError) return answer(400, [error.message], error.facts.code, {})
  if (error instanceof NotACollectionError)
    return answer(400, [error.message], 'not_a_collection', error.facts)
  if (error instanceof RequestsOffError) return answer(403, [error.message], 'requests_off', {})
  if (error instanceof RequestWaitingError) return answer(409, [error.message], 'request_waiting', {})
  if (error instanceof RequestsFullError) return answer(409, [error.message], 'requests_full', error.facts)
  if (error instanceof NotFramedError) return answer(403, [error.message], 'not_framed', {})
  if (error instanceof ForbiddenError) return answer(403, [error.message], 'forbidden', error.facts)
  return undefined
}

/** The answer to an invalid request. */
function toInputAnswer(error: unknown): Answer | undefined {
  if (
    error instanceof InvalidFieldError ||
    error instanceof InvalidExecutionFieldError ||
    error instanceof Order.ParseError
  ) {
    const { path, expected } = error.facts
    return answer(400, [error.message], 'invalid_input', { field: path, expected })
  }
  if (error instanceof UnknownParameterError)
    return answer(400, [error.message], 'unknown_parameter', error.facts)
  if (error instanceof UnknownFieldError) return answer(400, [error.message], 'unknown_field', error.facts)
  if (error instanceof InputError || error instanceof Order.InvalidFieldError)
    return answer(400, [error.message], 'invalid_input', error.facts)
  return undefined
}

/** The answer to an error that may go away after a while. */
function toLaterAnswer(error: unknown): Answer | undefined {
  if (error instanceof TooManyRequestsError) return later(error, { status: 429, code: 'rate_limited' })
  if (error instanceof TooManyListenersError) return later(error, { code: 'too_many_listeners' })
  if (error instanceof BusyError) return later(error, { code: 'busy' })
  if (isTooSlow(error)) return later('This request takes too long at the moment.', { code: 'busy' })
  if (error instanceof FullError) return later(error, { code: 'media_busy' })
  if (error instanceof AccountBusyError) return later(error, { code: 'account_busy' })
  if (error instanceof OverloadedError) return later(error, { code: 'overloaded' })
  if (error instanceof ShareOfIntakeError) return later(error, { status: 429, code: 'intake_share_full' })
  if (error instanceof LateError) return later(error, { code: lateCodes[error.facts.blame ?? 'nobody'] })
  if (error instanceof NodeError || error instanceof MovedError)
    return later('The chain does not respond at the moment.', { code: 'chain_unavailable' })
  if (error instanceof WriteError) return later(error.message, { code: 'storage_unavailable' })
  if (isUnavailable(error))
    return later('The database does not respond at the moment.', { code: 'storage_unavailable' })
  return undefined
}

const lateCodes = {
  database: 'storage_unavailable',
  chain: 'chain_unavailable',
  nobody: 'overloaded',
} as const

function refuse({ facts }: RefusedError): Answer {
  const { issues } = facts
  const [first] = issues
  return answer(
    statusOf(issues),
    issues.map((issue) => issue.message),
    first?.code ?? 'refused',
    { ...first?.facts, issues: issues.map(({ code }) => code) },
  )
}

/** A valid order that exceeds a share conflicts with existing orders. */
function statusOf(issues: readonly { code: string }[]): 400 | 409 {
  return issues.length > 0 && issues.every(({ code }) => code === 'share_full') ? 409 : 400
}

/** Names the refused orders of a post, and the reasons. */
function refuseBulk({ facts }: BulkRefusedError): Answer {
  const issues = facts.refusals.flatMap(({ index, issues }) => issues.map((issue) => ({ index, ...issue })))
  const reasons = issues.map(({ index, message }) => `Order ${index}: ${message}`)
  return {
    status: statusOf(issues),
    body: FailureWire.encode({ reasons, code: issues[0]?.code ?? 'refused', facts: {}, issues }),
  }
}

/** The retry delay for callers when the chain or the storage does not work. */
const usualWaitMs = 2_000

type Busy = { message: string; facts: { retryAfterMs: number } }

function later(reason: string | Busy, options: { status?: 429 | 503; code: string }): Answer {
  const { status = 503, code } = options
  if (typeof reason === 'string') return { ...answer(status, [reason], code, {}), retryAfterMs: usualWaitMs }
  const { message, facts } = reason
  return { ...answer(status, [message], code, facts), retryAfterMs: facts.retryAfterMs }
}

function answer(
  status: ContentfulStatusCode,
  reasons: readonly string[],
  code: string,
  facts: Readonly<Record<string, unknown>>,
): Answer {
  return { status, body: FailureWire.encode({ reasons, code, facts }) }
}
