import { BaseError } from './errors/BaseError.js'

/** Thrown when an action needs an account, and the client or wallet has none. */
export class NoAccountError extends BaseError<{ action: string }> {
  override readonly name = 'Wallet.NoAccountError'
  constructor(facts: { action: string }) {
    super(
      `${facts.action} asks a wallet, but the client has no account. Connect one, or create the client with one.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when the wallet or the node is on another chain than the one that is needed. */
export class WrongChainError extends BaseError<{ expected: number; actual: number }> {
  override readonly name = 'Wallet.WrongChainError'
  constructor(facts: { expected: number; actual: number }, cause?: unknown) {
    super(
      `Chain ${facts.expected} is needed, but chain ${facts.actual} answers. Switch the network and try again.`,
      { facts, cause, retry: 'user' },
    )
  }
}

/** Thrown when a wallet fails for a reason of its own; nothing is known to have been sent. */
export class WalletFailedError extends BaseError<WalletFailedError.Facts> {
  override readonly name = 'Wallet.FailedError'
  constructor(facts: WalletFailedError.Facts, cause?: unknown) {
    super(`The wallet could not do ${facts.action ?? 'it'}: ${facts.reason}`, { facts, cause, retry: 'user' })
  }
}
export declare namespace WalletFailedError {
  type Facts = {
    /** What the wallet said. */
    reason: string
    /** What the wallet was asked for, such as the id of a step. */
    action?: string
  }
}

/** Stands for anything thrown that is none of our errors, so that flows always end with a typed one. */
export class UnexpectedError extends BaseError<{ reason: string }> {
  override readonly name = 'Flow.UnexpectedError'
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`An unexpected error occurred: ${reason}`, { facts: { reason }, cause })
  }
}
