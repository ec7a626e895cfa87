import { findCause, TooLargeError } from '@souk/base'
import { ExecutionRevertedError, HttpRequestError, UserRejectedRequestError } from 'viem'

/**
 * What kept a node from answering a call: the contract (`reverted`, or ran out of gas), the node, which does not run
 * such a call (`refused`: too large, a kind that it does not know), or nothing that lies in the call (`unreachable`).
 *
 * This is the only place where errors of nodes are told apart.
 */
export function failureOf(error: unknown): 'reverted' | 'refused' | 'unreachable' {
  if (findCause(error, ExecutionRevertedError)) return 'reverted'
  if (findCause(error, TooLargeError)) return 'refused'
  const failed = findCause(error, HttpRequestError)
  // What stands behind a broken connection may have a code that is none of a node.
  if (failed) return refusedStatuses.includes(failed.status ?? 0) ? 'refused' : 'unreachable'
  const answer = rpcErrorOf(error)
  if (answer === undefined || findCause(error, UserRejectedRequestError)) return 'unreachable'
  if (revertCodes.includes(answer.code) || revertTexts.test(answer.message)) return 'reverted'
  return outageCodes.includes(answer.code) || outageTexts.test(answer.message) ? 'unreachable' : 'refused'
}

/** Geth and those that follow it; OpenEthereum and Nethermind. */
const revertCodes: readonly number[] = [3, -32_015]

/** Many nodes have one code for everything (-32000, -32603), so that only the text says that it was the contract. */
const revertTexts =
  /revert|out of gas|outofgas|evm error|vm execution error|opcode|bad instruction|invalid jump|stack (under|over)flow|write protection|execution aborted|return data out of bounds/i

/** The node has too much to do, is not connected, or has not got the block yet; -1 is viem's for no code at all. */
const outageCodes: readonly number[] = [-1, -32_005, -32_002, -32_001, 429, 4_900, 4_901]
const outageTexts = /header not found|missing trie node|unknown block|rate limit|too many requests|capacity/i

/** Bad request and payload too large. */
const refusedStatuses: readonly number[] = [400, 413]

/** The innermost error that carries a JSON-RPC code; wallets throw it plain, viem wraps it. */
function rpcErrorOf(error: unknown): { code: number; message: string } | undefined {
  let found: { code: number; message: string } | undefined
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    const code = 'code' in current ? current.code : undefined
    // What viem calls the details is what the node said; viem's own message repeats the request.
    const said = 'details' in current ? current.details : 'message' in current ? current.message : ''
    if (typeof code === 'number') found = { code, message: String(said) }
    current = 'cause' in current ? current.cause : undefined
  }
  return found
}

/** Says in one sentence what the node or viem said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  return 'shortMessage' in error && typeof error.shortMessage === 'string'
    ? error.shortMessage
    : error.message
}
