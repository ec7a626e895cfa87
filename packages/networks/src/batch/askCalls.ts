import {
  AbortedError,
  BadResponseError,
  BaseError,
  backoffMs,
  findCause,
  redactUrl,
  request,
  retry,
} from '@souk/base'
import { HttpRequestError, RpcRequestError } from 'viem'
import * as Allowance from './Allowance.js'
import { askInHalves, type Failure, nextStep, type Outcome } from './askInHalves.js'
import { batchFailureOf } from './batchFailureOf.js'
import { UnusableAnswerError } from './encodings/Read.js'
import * as JsonRpc from './jsonRpc.js'
import * as Slot from './Slot.js'

/** A JSON-RPC server and how to send requests to it. */
export type Server = {
  url: string
  /** How often a request is repeated after an outage. */
  retryCount: number
  /** The base of the growing pauses between attempts. A time that the server names takes precedence. */
  retryDelayMs: number
  /** Timeout of each request. No request starts later than this after the first one. */
  timeoutMs: number
  signal: AbortSignal | undefined
  /** Shared by all requests to the server. */
  allowance: Allowance.Allowance
  rate: Rate | undefined
  options: Pick<request.Options, 'headers' | 'maxSizeBytes' | 'fetch'>
  report: (event: JsonRpcEvent) => void
}

/** Keeps requests within a rate. */
export type Rate = {
  /** Waits until the server may receive this many calls. Its time does not count towards the timeout of the request. */
  wait: (calls: number) => Promise<void>
  /** Returns the most calls that one request may contain now. */
  most: () => number
}

/** A request or a failure. */
export type JsonRpcEvent =
  /** An HTTP request with a number of calls. */
  | { type: 'request'; calls: number }
  /** Calls of a batch that the server omitted or contradicted. They are sent once more, alone. */
  | { type: 'missing'; calls: number }
  /** A batch that returned no answers. */
  | { type: 'failed'; calls: number; failure: Failure; error: unknown }
  /** A request, or some of its calls, to which the server gave no answer for now: it is away, or limits the rate. */
  | { type: 'busy'; error: unknown }

type Calls = readonly Slot.Slot<JsonRpc.RpcCall>[]

/** Answers calls with as few requests as the server allows, as one batch if possible. */
export async function askCalls(server: Server, slots: Calls): Promise<void> {
  const calls = mostCalls(server)
  if (slots.length <= calls)
    return askInHalves(slots, {
      together: (part) => askAllowed(server, part),
      otherwise: (part) => askEach(server, part),
    })
  const parts: Calls[] = []
  for (let start = 0; start < slots.length; start += calls) parts.push(slots.slice(start, start + calls))
  await Promise.all(parts.map((part) => askCalls(server, part)))
}

function mostCalls({ allowance, rate }: Server): number {
  return Math.max(1, Math.min(allowance.calls, Math.floor(rate?.most() ?? allowance.calls)))
}

/** The server may have refused a batch of this size meanwhile. */
async function askAllowed(server: Server, slots: Calls): Promise<Outcome> {
  if (slots.length <= mostCalls(server)) return askTogether(server, slots)
  await askCalls(server, slots)
  return { next: 'nothing' }
}

async function askEach(server: Server, slots: Calls): Promise<void> {
  await Promise.all(
    slots.filter(Slot.isWanted).map((slot) =>
      askCall(server, slot.question).then(
        (result) => Slot.resolve(slot, result),
        (error) => Slot.reject(slot, error),
      ),
    ),
  )
}

/**
 * Sends a single call.
 *
 * @throws {RpcRequestError} if the node returns an error.
 * @throws {HttpRequestError} if it does not answer.
 * @throws {UnusableAnswerError} if the answer does not belong to this call.
 */
export async function askCall(server: Server, call: JsonRpc.RpcCall): Promise<unknown> {
  const reply = await again(server, JsonRpc.isRepeatable(call.method), async () => {
    const reply = JsonRpc.matchReply(await post(server, JsonRpc.toMessage(call), 1), call)
    if (reply === undefined) throw new UnusableAnswerError({ method: call.method })
    if ('error' in reply && isBusy(reply)) throw toRpcError(server, call, reply.error)
    return reply
  })
  if ('error' in reply) throw toRpcError(server, call, reply.error)
  return reply.result
}

/** Sends calls as one batch until each one is answered, omitted by the server, or finally refused. */
async function askTogether(server: Server, slots: Calls): Promise<Outcome> {
  const exchange: Exchange = { left: slots, turnedAway: new Map() }
  try {
    await again(server, true, () => tryTogether(server, exchange))
  } catch (error) {
    if (exchange.turnedAway.size === 0) {
      const failure = batchFailureOf(error)
      server.report({ type: 'failed', calls: slots.length, failure, error })
      Allowance.learn(server.allowance, { error, calls: slots.length })
      return { next: nextStep(failure, slots.length), error }
    }
    for (const [slot, error] of exchange.turnedAway) Slot.reject(slot, error)
  }
  return { next: 'nothing' }
}

/** The calls of a batch that remain, and why some of them have no answer yet. */
type Exchange = { left: Calls; turnedAway: ReadonlyMap<Calls[number], RpcRequestError> }

async function tryTogether(server: Server, exchange: Exchange): Promise<void> {
  const slots = exchange.left.filter(Slot.isWanted)
  const calls = slots.map(({ question }) => question)
  const answer = JsonRpc.matchReplies(await post(server, calls.map(JsonRpc.toMessage), calls.length), calls)
  if (answer.type === 'garbage') throw new UnusableAnswerError({ method: `a batch of ${calls.length} calls` })
  if (answer.type === 'error') throw toRpcError(server, { method: 'batch' }, answer.error)
  const turnedAway = new Map<Calls[number], RpcRequestError>()
  const missing: Calls[number][] = []
  for (const slot of slots) {
    const reply = answer.replies.get(slot.question.id)
    if (reply === undefined) missing.push(slot)
    else if ('result' in reply) Slot.resolve(slot, reply.result)
    else {
      const error = toRpcError(server, slot.question, reply.error)
      if (isBusy(reply)) turnedAway.set(slot, error)
      else Slot.reject(slot, error)
    }
  }
  if (missing.length > 0) server.report({ type: 'missing', calls: missing.length })
  await askEach(server, missing)
  exchange.left = [...turnedAway.keys()]
  exchange.turnedAway = turnedAway
  for (const error of turnedAway.values()) throw error
}

function isBusy(reply: JsonRpc.Reply): boolean {
  return 'error' in reply && batchFailureOf(reply.error) === 'unreachable'
}

/** Repeats a request after temporary failures, if repeating it is safe. */
function again<result>(
  server: Server,
  isRepeatable: boolean,
  attempt: () => Promise<result>,
): Promise<result> {
  const noted = async () => {
    try {
      return await attempt()
    } catch (error) {
      if (batchFailureOf(error) === 'unreachable') server.report({ type: 'busy', error })
      throw error
    }
  }
  return retry(noted, {
    attempts: isRepeatable ? server.retryCount + 1 : 1,
    pauseMs: (error, attempts) =>
      batchFailureOf(error) === 'unreachable' && !isForbidden(error)
        ? (findCause(error, BadResponseError)?.facts.retryAfterMs ??
          backoffMs(attempts, { slotMs: server.retryDelayMs }))
        : undefined,
    deadlineMs: server.timeoutMs,
    signal: server.signal,
  })
}

/** Sends one request. A JSON-RPC answer counts, whatever its HTTP status, unless the status asks the client to wait. */
async function post(server: Server, body: unknown, calls: number): Promise<unknown> {
  const { url, timeoutMs, signal, options } = server
  await server.rate?.wait(calls)
  server.report({ type: 'request', calls })
  try {
    return (await request(url, { ...options, body, timeoutMs, signal, retry: { attempts: 1 } })).body
  } catch (error) {
    if (
      error instanceof BadResponseError &&
      !isClosed(error.facts.status) &&
      JsonRpc.isAnswer(error.facts.body)
    )
      return error.facts.body
    throw toViemError(url, error)
  }
}

/** Returns whether the status means too many requests, or a wrong or missing key. Its body is then not an answer. */
function isClosed(status: number): boolean {
  return status === 429 || status === 401 || status === 403
}

function isForbidden(error: unknown): boolean {
  const status = findCause(error, BadResponseError)?.facts.status
  return status === 401 || status === 403
}

function toRpcError(
  { url }: Server,
  call: { method: string; params?: unknown },
  error: JsonRpc.RpcError,
): RpcRequestError {
  const { method, params } = call
  return new RpcRequestError({ body: { method, params }, error, url: redactUrl(url) })
}

/** Converts an error to one that viem's actions and callers know. The cause contains the original error. */
function toViemError(url: string, error: unknown): unknown {
  if (!(error instanceof BaseError) || error instanceof AbortedError) return error
  const status = findCause(error, BadResponseError)?.facts.status
  return new HttpRequestError({ cause: error, url: redactUrl(url), ...(status && { status }) })
}
