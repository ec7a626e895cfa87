import { failureOf, findCause, rpcErrorOf, TooLargeError } from '@souk/base'
import { HttpRequestError, BaseError as ViemError } from 'viem'
import type { Failure } from './askInHalves.js'
import { UnusableAnswerError } from './encodings/Read.js'

/**
 * Classifies why a batch has no answers: the node did not answer, or will only answer later (`unreachable`); it
 * answered that the batch is too large (`tooMuch`); its answer cannot be decoded (`undecodable`); or it returned any
 * other error (`refused`).
 *
 * An unknown error counts as an outage, because sending fifty requests to a busy node is the worse mistake.
 */
export function batchFailureOf(error: unknown): Exclude<Failure, 'absent'> {
  if (findCause(error, UnusableAnswerError)) return 'undecodable'
  if (isTooLarge(error)) return 'tooMuch'
  const said = rpcErrorOf(error)?.message.slice(0, mostSaid) ?? ''
  if (isOfBatch(said)) return 'tooMuch'
  if (failureOf(error) === 'unreachable') return 'unreachable'
  return tooMuchTexts.test(said) ? 'tooMuch' : 'refused'
}

function isTooLarge(error: unknown): boolean {
  return (
    findCause(error, HttpRequestError)?.status === 413 ||
    findCause(error, TooLargeError) !== undefined ||
    isTooLargeForViem(error)
  )
}

/** Asks for the name, because older versions of viem do not export the class. */
function isTooLargeForViem(error: unknown): boolean {
  const isIt = (cause: unknown) => cause instanceof Error && cause.name === 'ResponseBodyTooLargeError'
  return Boolean(findCause(error, ViemError)?.walk(isIt))
}

/** Returns whether a message refuses a batch for its length, or refuses batches of any length. */
export function isOfBatch(said: string): boolean {
  return batchTexts.test(said)
}

/** The maximum length of a node's message. The reason is at its beginning. */
export const mostSaid = 1_000

/** Some nodes use the code of the rate limit for batches that are too long. Splitting such a batch helps. */
const batchTexts =
  /batch.*(too|limit|size|max|exceed|more than|not (allowed|supported|enabled)|disabled|unsupported)|(too|limit|max|exceed).*batch/i
const tooMuchTexts =
  /out of gas|outofgas|oog\b|gas (required|limit|allowance|cap)|exceeds? (the )?(block )?(gas|max|limit)|too (large|big|long|much)|max(imum)? (init ?code|code|response|batch|request)|(code|response|batch|request) size|limit exceeded|execution (timeout|aborted)|timed? ?out|memory limit/i
