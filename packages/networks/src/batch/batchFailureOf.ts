import { failureOf, findCause, rpcErrorOf, TooLargeError } from '@souk/base'
import { HttpRequestError, ResponseBodyTooLargeError } from 'viem'
import type { Failure } from './askInHalves.js'
import { UnusableAnswerError } from './encodings/Read.js'

/**
 * Tells why questions that were asked together have no answers: nobody answered, or nobody will until later
 * (`unreachable`); the node answered that this is too much at once (`tooMuch`), something that is no answer
 * (`undecodable`), or anything else (`refused`).
 *
 * What is not known for an answer counts as an outage: asking a busy node fifty times instead of once is the worse mistake.
 */
export function batchFailureOf(error: unknown): Exclude<Failure, 'absent'> {
  if (findCause(error, UnusableAnswerError)) return 'undecodable'
  if (isTooLarge(error)) return 'tooMuch'
  const said = rpcErrorOf(error)?.message.slice(0, mostSaid) ?? ''
  if (batchTexts.test(said)) return 'tooMuch'
  if (failureOf(error) === 'unreachable') return 'unreachable'
  return tooMuchTexts.test(said) ? 'tooMuch' : 'refused'
}

function isTooLarge(error: unknown): boolean {
  return (
    findCause(error, HttpRequestError)?.status === 413 ||
    findCause(error, TooLargeError) !== undefined ||
    findCause(error, ResponseBodyTooLargeError) !== undefined
  )
}

/** What a node says may be as long as it likes; the reason stands at the beginning. */
const mostSaid = 1_000

/** Some nodes have the code of the rate for too long a batch, too; that one gets better by being cut. */
const batchTexts = /batch.*(too|limit|size|max|exceed)|(too|limit|max|exceed).*batch/i
const tooMuchTexts =
  /out of gas|outofgas|oog\b|gas (required|limit|allowance|cap)|exceeds? (the )?(block )?(gas|max|limit)|too (large|big|long|much)|max(imum)? (init ?code|code|response|batch|request)|(code|response|batch|request) size|limit exceeded|execution (timeout|aborted)|timed? ?out|memory limit/i
