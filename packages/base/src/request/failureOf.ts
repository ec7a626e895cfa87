import { ExecutionRevertedError, HttpRequestError } from 'viem'
import { findCause } from '../errors/BaseError.js'
import { TooLargeError } from './requestErrors.js'

/**
 * Tells what kept a node from answering a call: the contract (`reverted`, or ran out of gas), the node, which does not
 * run such a call (`refused`: too large, a kind that it does not know), or nothing that lies in the call
 * (`unreachable`: nobody answered, nobody will until later, or a person or an app forbids it).
 *
 * This is the only place where errors of nodes are told apart.
 *
 * @param error - What viem or a wallet threw, or an error in the form of JSON-RPC.
 *
 * @example
 * failureOf({ code: -32_005, message: 'limit exceeded' }) // → 'unreachable'
 */
export function failureOf(error: unknown): 'reverted' | 'refused' | 'unreachable' {
  if (findCause(error, ExecutionRevertedError)) return 'reverted'
  if (findCause(error, TooLargeError)) return 'refused'
  const failed = findCause(error, HttpRequestError)
  // What stands behind a broken connection may have a code that is none of a node.
  if (failed) return refusedStatuses.includes(failed.status ?? 0) ? 'refused' : 'unreachable'
  const said = rpcErrorOf(error)
  if (said === undefined) return 'unreachable'
  if (revertCodes.includes(said.code) || revertTexts.test(said.message.slice(0, mostSaid))) return 'reverted'
  return outageCodes.includes(said.code) || outageTexts.test(said.message.slice(0, mostSaid))
    ? 'unreachable'
    : 'refused'
}

/** What a node says may be as long as it likes; the reason stands at the beginning. */
const mostSaid = 1_000

/** Geth and those that follow it; OpenEthereum and Nethermind. */
const revertCodes: readonly number[] = [3, -32_015]

/** Many nodes have one code for everything (-32000, -32603), so that only the text says that it was the contract. */
const revertTexts =
  /revert|out of gas|outofgas|evm error|vm execution error|opcode|bad instruction|invalid jump|stack (under|over)flow|write protection|execution aborted|return data out of bounds/i

/**
 * Limits of the rate (-32005, -32007, 429, -32097), a node without time, connection or the block (-32002, -32001, 4900,
 * 4901), a person or an app that forbids (4001, 4100, 5000); -1 is viem's for an error without any code.
 */
const outageCodes: readonly number[] = [
  -1, 429, 4_001, 4_100, 4_900, 4_901, 5_000, -32_001, -32_002, -32_005, -32_007, -32_097,
]
const outageTexts =
  /rate.?limit|too many requests|requests? (rate|count)|per second|capacity|quota|header not found|missing trie node|unknown block|service unavailable/i

/** Bad request and payload too large. */
const refusedStatuses: readonly number[] = [400, 413]

/**
 * Finds what the node itself said: the innermost error that carries a JSON-RPC code. Wallets throw it plain, viem wraps it.
 *
 * @returns `undefined` when no error has a code.
 *
 * @example
 * rpcErrorOf(error)?.message // → 'execution reverted'
 */
export function rpcErrorOf(error: unknown): { code: number; message: string } | undefined {
  let found: { code: number; message: string } | undefined
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    // viem's `details` are the node's words; its own message repeats the request, which may contain any word.
    const { code, details, message, cause } = current as Record<string, unknown>
    // Errors of the platform have numbers of their own.
    if (typeof code === 'number' && !(current instanceof DOMException))
      found = { code, message: String(details ?? message ?? '') }
    current = cause
  }
  return found
}

/**
 * Describes in one sentence what the node or viem said.
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
