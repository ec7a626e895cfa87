import { BaseError } from './errors/BaseError.js'

/** Thrown when an action needs an account and the client or wallet has none. */
export class NoAccountError extends BaseError<{ action: string }> {
  override readonly name = 'Wallet.NoAccountError'
  constructor(facts: { action: string }) {
    super(
      `${facts.action} needs an account, but the client has none. Connect a wallet, or create the client with an account.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when the wallet or the node is on another chain than the required one. */
export class WrongChainError extends BaseError<{ expected: number; actual: number }> {
  override readonly name = 'Wallet.WrongChainError'
  constructor(facts: { expected: number; actual: number }, cause?: unknown) {
    super(
      `Chain ${facts.expected} is needed, but chain ${facts.actual} answers. Switch the network and try again.`,
      { facts, cause, retry: 'user' },
    )
  }
}

/** Thrown when a wallet fails for an unknown reason. No sent transaction is known. */
export class WalletFailedError extends BaseError<WalletFailedError.Facts> {
  override readonly name = 'Wallet.FailedError'
  constructor(facts: WalletFailedError.Facts, cause?: unknown) {
    super(`The wallet could not do ${facts.action ?? 'it'}: ${facts.reason}`, { facts, cause, retry: 'user' })
  }
}
export declare namespace WalletFailedError {
  type Facts = {
    /** The wallet's message. */
    reason: string
    /** The requested action, for example the id of a step. */
    action?: string
  }
}

/** Wraps any thrown value that is not a `BaseError`, so that flows always end with a typed error. */
export class UnexpectedError extends BaseError<{ reason: string }> {
  override readonly name = 'Flow.UnexpectedError'
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`An unexpected error occurred: ${reason}`, { facts: { reason }, cause })
  }
}
