import { BaseError, findCause, reasonOf } from '@souk/base'
import { HttpRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { DeclinedError, FailedError, UnansweredError } from './Wallet.js'

/** The codes of a rejection by the user: EIP-1193, WalletConnect, ethers and hardware wallets. */
const declineCodes: readonly unknown[] = [4_001, 5_000, 5_001, 'ACTION_REJECTED', 0x6985]

/** The messages of a rejection, for wallets without a code. */
const declineText =
  /(user|you) (has )?(rejected|denied|declined|cancell?ed|refused)|(rejected|denied|declined|cancell?ed) by (the )?user/i

/**
 * Translates the error of a wallet. It is the only place that does.
 *
 * A broken connection says nothing about the outcome of the request, so it becomes a missing answer instead of a
 * failure.
 */
export function fromWallet(error: unknown, { stepId }: { stepId: string }): BaseError {
  if (error instanceof BaseError) return error
  if (isDecline(error)) return new DeclinedError({ stepId }, { cause: error })
  const reason = reasonOf(error)
  const isBroken = [HttpRequestError, TimeoutError, WebSocketRequestError].some((type) =>
    findCause(error, type),
  )
  return isBroken
    ? new UnansweredError({ stepId, reason }, { cause: error })
    : new FailedError({ action: stepId, reason }, error)
}

/** The maximum length of a wallet's message. The reason is at its beginning. */
const mostSaid = 1_000

function isDecline(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    // viem's own message repeats the request, including texts from the server.
    const { code, details, shortMessage, message, cause } = current as Record<string, unknown>
    if (
      declineCodes.includes(code) ||
      declineText.test(String(details ?? shortMessage ?? message ?? '').slice(0, mostSaid))
    )
      return true
    current = cause
  }
  return false
}
