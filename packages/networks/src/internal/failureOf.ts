import { BadResponseError, BaseError, findCause, TooLargeError } from '@souk/base'
import { HttpRequestError, ResponseBodyTooLargeError } from 'viem'
import type { Failure } from './askInHalves.js'
import { UnusableAnswerError } from './Read.js'

/**
 * Tells why questions that were asked together have no answers: nobody answered, or nobody will until later
 * (`unreachable`); the node answered that this is too much at once (`tooMuch`), something that is no answer
 * (`undecodable`), or anything else (`refused`).
 *
 * This is the only place where errors of nodes are told apart here. What is not known for an answer counts as an outage:
 * asking a busy node fifty times instead of once is the worse mistake.
 */
export function failureOf(error: unknown): Exclude<Failure, 'absent'> {
  if (findCause(error, UnusableAnswerError)) return 'undecodable'
  if (findCause(error, TooLargeError) || findCause(error, ResponseBodyTooLargeError)) return 'tooMuch'
  const status = statusOf(error)
  if (status !== undefined) return ofStatus(status)
  // Errors of the connection come first: what stands behind them may have a code that is none of a node.
  if (findCause(error, HttpRequestError) || findCause(error, BaseError)) return 'unreachable'
  const said = rpcErrorOf(error)
  if (said === undefined) return 'unreachable'
  if (batchTexts.test(said.message)) return 'tooMuch'
  if (outageCodes.has(said.code) || outageTexts.test(said.message)) return 'unreachable'
  return tooMuchTexts.test(said.message) ? 'tooMuch' : 'refused'
}

/** Content too large; bad request, which many gateways say to a body that they do not like. */
function ofStatus(status: number): 'unreachable' | 'tooMuch' | 'refused' {
  if (status === 413) return 'tooMuch'
  return status === 400 ? 'refused' : 'unreachable'
}

function statusOf(error: unknown): number | undefined {
  return findCause(error, HttpRequestError)?.status ?? findCause(error, BadResponseError)?.facts.status
}

/**
 * Limits of the rate (-32005, -32007, 429, -32097), a node without time or connection (-32002, 4900, 4901), a person or
 * an app that forbids (4001, 4100, 5000); -1 is viem's for an error without any code, so no answer of a node.
 */
const outageCodes: ReadonlySet<number> = new Set([
  -1, 429, 4_001, 4_100, 4_900, 4_901, 5_000, -32_002, -32_005, -32_007, -32_097,
])
/** Some nodes have the code of the rate for too long a batch, too; that one gets better by being cut. */
const batchTexts = /batch.*(too|limit|size|max|exceed)|(too|limit|max|exceed).*batch/i
const outageTexts =
  /rate.?limit|too many requests|requests? (rate|count)|per second|capacity|quota|header not found|missing trie node|unknown block|service unavailable/i
const tooMuchTexts =
  /out of gas|outofgas|oog\b|gas (required|limit|allowance|cap)|exceeds? (the )?(block )?(gas|max|limit)|too (large|big|long|much)|max(imum)? (init ?code|code|response|batch|request)|(code|response|batch|request) size|limit exceeded|execution (timeout|aborted)|timed? ?out|memory limit/i

/** What the node itself said: the innermost error with a code. Wallets throw it plain, viem wraps it. */
function rpcErrorOf(error: unknown): { code: number; message: string } | undefined {
  let found: { code: number; message: string } | undefined
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    const { code, details, message, cause } = current as Record<string, unknown>
    // Those of the platform have numbers of their own. viem's `details` are the node's words; its own message repeats the request, which may contain any word.
    if (typeof code === 'number' && !(current instanceof DOMException))
      found = { code, message: String(details ?? message ?? '') }
    current = cause
  }
  return found
}
