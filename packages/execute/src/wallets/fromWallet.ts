import { BaseError, findCause, reasonOf } from '@souk/base'
import { HttpRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { DeclinedError, FailedError, UnansweredError } from './Wallet.js'

/** A person's no, by code: EIP-1193, WalletConnect, ethers, hardware wallets. */
const declineCodes: readonly unknown[] = [4_001, 5_000, 5_001, 'ACTION_REJECTED', 0x6985]

/** The same in words, of wallets that have no code for it. */
const declineText =
  /(user|you) (has )?(rejected|denied|declined|cancell?ed|refused)|(rejected|denied|declined|cancell?ed) by (the )?user/i

/**
 * Tells what a wallet's error means; the only place where that is told.
 *
 * A connection that broke says nothing about what was asked for, so that is not a failure but a missing answer.
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

/** What a wallet says may be as long as it likes; the reason stands at the beginning. */
const mostSaid = 1_000

function isDecline(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 12 && typeof current === 'object' && current !== null; depth++) {
    // viem's own message repeats the request, and with it texts of the server.
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
