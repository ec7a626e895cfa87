import { ExecutionRevertedError, HttpRequestError } from 'viem'
import { findCause } from '../errors/BaseError.js'
import { TooLargeError } from './requestErrors.js'

/**
 * Classifies the failure of a call to a node.
 *
 * - `reverted`: the contract reverted, or the call ran out of gas.
 * - `refused`: the node does not run such a call, for example because it is too large or of an unknown type.
 * - `unreachable`: the call is not the cause. The node did not answer, has no capacity, or a person or an app denied
 *   access.
 *
 * This is the only function that distinguishes errors of nodes.
 *
 * @param error - An error from viem or a wallet, or a JSON-RPC error object.
 *
 * @example
 * failureOf({ code: -32_005, message: 'limit exceeded' }) // → 'unreachable'
 */
export function failureOf(error: unknown): 'reverted' | 'refused' | 'unreachable' {
  if (findCause(error, ExecutionRevertedError)) return 'reverted'
  if (findCause(error, TooLargeError)) return 'refused'
  const failed = findCause(error, HttpRequestError)
  // The cause of an HTTP failure may have a code that does not come from a node.
  if (failed) return refusedStatuses.includes(failed.status ?? 0) ? 'refused' : 'unreachable'
  const said = rpcErrorOf(error)
  if (said === undefined) return 'unreachable'
  if (revertCodes.includes(said.code) || revertTexts.test(said.message.slice(0, mostSaid))) return 'reverted'
  if (sizeTexts.test(said.message.slice(0, mostSaid))) return 'refused'
  return outageCodes.includes(said.code) || outageTexts.test(said.message.slice(0, mostSaid))
    ? 'unreachable'
    : 'refused'
}

/** A node's message may have any length. The reason is at its start. */
const mostSaid = 1_000

/** The codes of Geth and compatible nodes, and of OpenEthereum and Nethermind. */
const revertCodes: readonly number[] = [3, -32_015]

/** Many nodes use one code for everything (-32000, -32603), so only the text shows that the contract reverted. */
const revertTexts =
  /revert|out of gas|outofgas|evm error|vm execution error|opcode|bad instruction|invalid jump|stack (under|over)flow|write protection|execution aborted|return data out of bounds/i

/** Some nodes use the code of the rate limit for a query of logs that is too large. Repeating it does not help. */
const sizeTexts =
  /(more than|exceeds? (max|limit)|max) (of )?[\d,]{1,20} ?k? (results|logs)|block range|range (is|of|limit|exceeds)|response size/i

/**
 * Rate limits (-32005, -32007, 429, -32097) and budgets (402), a node without capacity, a connection or the block (-32002, -32001, 4900,
 * 4901), and access that a person or an app denied (4001, 4100, 5000). viem uses -1 for errors without a code.
 */
const outageCodes: readonly number[] = [
  -1, 402, 429, 4_001, 4_100, 4_900, 4_901, 5_000, -32_001, -32_002, -32_005, -32_007, -32_097,
]
const outageTexts =
  /rate.?limit|too many requests|requests? (rate|count)|per second|\brps\b|capacity|quota|payment required|(daily|monthly) (credit |request )?limit|header not found|missing trie node|unknown block|service unavailable/i

/** HTTP statuses: bad request and payload too large. */
const refusedStatuses: readonly number[] = [400, 413]

/**
 * Finds the node's own error: the innermost one with a JSON-RPC code. Wallets throw it directly, viem wraps it.
 *
 * @returns The code and message, or `undefined` when no error has a code.
 *
 * @example
 * rpcErrorOf(error)?.message // → 'execution reverted'
 */
export function rpcErrorOf(error: unknown): { code: number; message: string } | undefined {
  let found: { code: number; message: string } | undefined
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    // viem's `details` hold the node's text. viem's own message repeats the request, which may contain any text.
    const { code, details, message, cause } = current as Record<string, unknown>
    // Errors of the platform use `code` for other numbers.
    if (typeof code === 'number' && !(current instanceof DOMException))
      found = { code, message: String(details ?? message ?? '') }
    current = cause
  }
  return found
}

/**
 * Returns the message of the node or of viem as one sentence.
 *
 * @example
 * reasonOf(error) // → 'HTTP request failed.'
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  return 'shortMessage' in error && typeof error.shortMessage === 'string'
    ? error.shortMessage
    : error.message
}
