import { BaseError, findCause } from '@souk/base'
import {
  ChainMismatchError,
  ExecutionRevertedError,
  InsufficientFundsError,
  UserRejectedRequestError,
} from 'viem'
import { WrongChainError } from '../Refusal.js'
import { findRevertData, RevertedError } from '../SeaportError.js'

/**
 * Translates whatever a wallet or its node threw into one of our errors. This is the only place where foreign errors of
 * wallets are told apart.
 */
export function fromWallet(error: unknown): BaseError {
  if (error instanceof BaseError) return error
  if (findCause(error, UserRejectedRequestError) || hasCode(error, 4001)) return new RejectedError(error)
  const mismatch = findCause(error, ChainMismatchError)
  if (mismatch) return new WrongChainError(chainsOf(mismatch), error)
  const data = findRevertData(error)
  if (data || findCause(error, ExecutionRevertedError)) return new RevertedError(data, error)
  if (findCause(error, InsufficientFundsError)) return new InsufficientFundsForGasError(error)
  return new FailedError({ reason: reasonOf(error) }, error)
}

/** Tells whether an error or one of its causes has an EIP-1193 code; wallets that viem does not know still send it. */
export function hasCode(error: unknown, code: number): boolean {
  let current: unknown = error
  while (typeof current === 'object' && current !== null) {
    if ('code' in current && current.code === code) return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}

/** viem keeps the two ids only in its text: "The current chain of the wallet (id: 1) does not match … (id: 31337 – …)". */
function chainsOf(error: ChainMismatchError): { expected: number; actual: number } {
  const [actual, expected] = Array.from(error.message.matchAll(/\(id: (\d+)/g), (match) => Number(match[1]))
  return { expected: expected ?? 0, actual: actual ?? 0 }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason.'
  return 'shortMessage' in error && typeof error.shortMessage === 'string'
    ? error.shortMessage
    : error.message
}

/** Thrown when the person declines in the wallet; nothing was signed or sent. */
export class RejectedError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.RejectedError'
  constructor(cause: unknown) {
    super('The request was declined in the wallet. Nothing was signed or sent.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the account cannot pay amount and network fee together. */
export class InsufficientFundsForGasError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.InsufficientFundsForGasError'
  constructor(cause: unknown) {
    super('The account does not hold enough of the native currency for the amount and the network fee.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when a wallet fails for a reason of its own; nothing is known to have been sent. */
export class FailedError extends BaseError<{ reason: string }> {
  override readonly name = 'Wallet.FailedError'
  constructor(facts: { reason: string }, cause: unknown) {
    super(`The wallet could not do it: ${facts.reason}`, { facts, cause, retry: 'later' })
  }
}
