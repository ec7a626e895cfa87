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
import { askInHalves, type Failure, nextStep, type Outcome } from './askInHalves.js'
import { batchFailureOf } from './batchFailureOf.js'
import { UnusableAnswerError } from './encodings/Read.js'
import * as JsonRpc from './jsonRpc.js'
import * as Slot from './Slot.js'

/** A server that speaks JSON-RPC over HTTP, and how it is asked. */
export type Server = {
  url: string
  /** How often to ask again after an outage. */
  retryCount: number
  /** Unit of the pauses before that, which grow; a time that the server names comes first. */
  retryDelayMs: number
  /** For each request; none begins later than this after the first. */
  timeoutMs: number
  signal: AbortSignal | undefined
  options: Pick<request.Options, 'headers' | 'maxSizeBytes' | 'fetch'>
  report: (event: JsonRpcEvent) => void
}

/** What was sent, and what did not come back. */
export type JsonRpcEvent =
  /** One HTTP request with so many calls. */
  | { type: 'request'; calls: number }
  /** Calls of a batch that the server left out or contradicted itself about; they are asked once more, alone. */
  | { type: 'missing'; calls: number }
  /** A batch that brought no answers. */
  | { type: 'failed'; calls: number; failure: Failure; error: unknown }

type Calls = readonly Slot.Slot<JsonRpc.RpcCall>[]

/** Answers calls with as few requests as the server allows; as one batch if it can be. */
export function askCalls(server: Server, slots: Calls): Promise<void> {
  return askInHalves(slots, {
    together: (part) => askTogether(server, part),
    otherwise: (part) => askEach(server, part),
  })
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
 * Asks a single call.
 *
 * @throws {RpcRequestError} what the node says. @throws {HttpRequestError} when it says nothing.
 * @throws {UnusableAnswerError} when what it says is no answer to this call.
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

/** Sends calls as one batch until each of them is answered, left out by the server, or turned away for good. */
async function askTogether(server: Server, slots: Calls): Promise<Outcome> {
  const exchange: Exchange = { left: slots, turnedAway: new Map() }
  try {
    await again(server, true, () => tryTogether(server, exchange))
  } catch (error) {
    if (exchange.turnedAway.size === 0) {
      const failure = batchFailureOf(error)
      server.report({ type: 'failed', calls: slots.length, failure, error })
      return { next: nextStep(failure, slots.length), error }
    }
    for (const [slot, error] of exchange.turnedAway) Slot.reject(slot, error)
  }
  return { next: 'nothing' }
}

/** Those of a batch that still have to be asked, and why some of them have no answer yet. */
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

/** Tries again what may pass, and only where nothing can happen twice. */
function again<result>(
  server: Server,
  isRepeatable: boolean,
  attempt: () => Promise<result>,
): Promise<result> {
  return retry(attempt, {
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

/** Sends one request. An answer in the form of JSON-RPC counts, whatever its status; but who is told to wait waits. */
async function post(server: Server, body: unknown, calls: number): Promise<unknown> {
  const { url, timeoutMs, signal, options } = server
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

/** Too many requests, or a key that is wrong or missing: nothing that is said besides makes it an answer. */
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

/** What viem's actions and callers know for a failed request; the cause says what it was. */
function toViemError(url: string, error: unknown): unknown {
  if (!(error instanceof BaseError) || error instanceof AbortedError) return error
  const status = findCause(error, BadResponseError)?.facts.status
  return new HttpRequestError({ cause: error, url: redactUrl(url), ...(status && { status }) })
}
