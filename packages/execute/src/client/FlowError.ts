import { BaseError } from '@souk/base'
import type { Hex } from 'viem'

/** Thrown when a server does not prepare an item of a step in time. */
export class DataError extends BaseError<{ stepId: string; attempts: number }> {
  override readonly name = 'Flow.DataError'
  constructor(facts: { stepId: string; attempts: number }) {
    super(`Failed to get data after ${facts.attempts} attempt(s), aborting`, { facts, retry: 'later' })
  }
}

/** Thrown when a server returns no steps. */
export class NoStepsError extends BaseError<{ reasons: readonly string[] }> {
  override readonly name = 'Flow.NoStepsError'
  constructor(facts: { reasons: readonly string[] }) {
    super(facts.reasons.join(' ') || 'The server returned no steps.', { facts })
  }
}

/** Thrown when an item of a step contains nothing to sign and nothing to post. */
export class EmptyItemError extends BaseError<{ stepId: string }> {
  override readonly name = 'Flow.EmptyItemError'
  constructor(facts: { stepId: string }) {
    super(`${facts.stepId} asks for nothing.`, { facts })
  }
}

/** Thrown when the server rejected posted orders. */
export class NotPostedError extends BaseError<{ stepId: string; reasons: readonly string[] }> {
  override readonly name = 'Flow.NotPostedError'
  constructor(facts: { stepId: string; reasons: readonly string[] }) {
    super(facts.reasons.join(' ') || `The server rejected ${facts.stepId}.`, { facts })
  }
}

/**
 * Thrown when a post got no response, so it may have arrived. Resuming the flow posts it again without asking the
 * wallet.
 */
export class PostUnknownError extends BaseError<{ stepId: string; endpoint: string }> {
  override readonly name = 'Flow.PostUnknownError'
  constructor(facts: { stepId: string; endpoint: string }, options: { cause?: unknown } = {}) {
    super(`${facts.stepId} was posted to ${facts.endpoint} without an answer.`, {
      facts,
      ...options,
      retry: 'later',
    })
  }
}

/** Thrown when the transaction reverted. */
export class RevertedError extends BaseError<{ hash: Hex; chainId: number }> {
  override readonly name = 'Flow.RevertedError'
  constructor(facts: { hash: Hex; chainId: number }) {
    super('Transaction reverted or missing tx receipt', { facts })
  }
}

/** Thrown when the user replaced the transaction with an empty one. */
export class CancelledError extends BaseError<{ hash: Hex; replacement: Hex }> {
  override readonly name = 'Flow.CancelledError'
  constructor(facts: { hash: Hex; replacement: Hex }) {
    super('Transaction cancelled', { facts, retry: 'user' })
  }
}

/** Thrown when the user replaced the transaction with a different one. */
export class ReplacedError extends BaseError<{ hash: Hex; replacement: Hex }> {
  override readonly name = 'Flow.ReplacedError'
  constructor(facts: { hash: Hex; replacement: Hex }) {
    super('Transaction replaced by another one', { facts, retry: 'user' })
  }
}

/** Thrown when the account used the nonce of the transaction for an unknown one. */
export class DroppedError extends BaseError<{ hash: Hex; nonce: number }> {
  override readonly name = 'Flow.DroppedError'
  constructor(facts: { hash: Hex; nonce: number }) {
    super(`Transaction ${facts.hash} was dropped: another transaction used its nonce ${facts.nonce}.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when the executor of a request reports a failure. */
export class FailedError extends BaseError<{ stepId: string; details: string | undefined }> {
  override readonly name = 'Flow.FailedError'
  constructor(facts: { stepId: string; details: string | undefined }) {
    super(facts.details || 'Transaction failed', { facts })
  }
}

/** Thrown when a payment on one chain was not executed on the other. */
export class CrossChainError extends BaseError<{ stepId: string; details: string | undefined }> {
  override readonly name = 'Flow.CrossChainError'
  constructor(facts: { stepId: string; details: string | undefined }) {
    super(
      'Cross-chain purchase failed, please try again. Your balance can be used for another purchase. For assistance or withdrawal help, please contact the market.',
      { facts },
    )
  }
}

/**
 * Thrown at the timeout when a transaction is neither on chain nor dropped. It may still be mined.
 *
 * `isSeen` is false for a hash that the chain does not know, such as that of a multisig wallet that is still collecting
 * signatures.
 */
export class UnconfirmedError extends BaseError<UnconfirmedError.Facts> {
  override readonly name = 'Flow.UnconfirmedError'
  constructor(facts: UnconfirmedError.Facts) {
    super(
      `Failed to receive a successful response for transaction with hash '${facts.hash}' after ${facts.attempts} attempt(s).`,
      { facts, retry: 'later' },
    )
  }
}
export declare namespace UnconfirmedError {
  type Facts = {
    hash: Hex
    chainId: number
    attempts: number
    isSeen: boolean | undefined
    endpoint?: string
  }
}

/** Thrown when the result is still unknown at the deadline. */
export class UncheckedError extends BaseError<{ stepId: string; endpoint: string; attempts: number }> {
  override readonly name = 'Flow.UncheckedError'
  constructor(facts: { stepId: string; endpoint: string; attempts: number }) {
    super(
      `${facts.endpoint} did not report the result of ${facts.stepId} after ${facts.attempts} attempt(s).`,
      {
        facts,
        retry: 'later',
      },
    )
  }
}

/** Thrown when the whole flow exceeds its deadline. */
export class DeadlineError extends BaseError<{ deadlineMs: number }> {
  override readonly name = 'Flow.DeadlineError'
  constructor(facts: { deadlineMs: number }) {
    super(`The flow did not finish within ${facts.deadlineMs} ms.`, { facts, retry: 'later' })
  }
}

/** Thrown when the flow has ended and cannot be resumed. */
export class ClosedError extends BaseError<{ status: string }> {
  override readonly name = 'Flow.ClosedError'
  constructor(facts: { status: string }) {
    super(`The flow is ${facts.status}; start a new one.`, { facts })
  }
}

/** Thrown when the flow is already running elsewhere, for example in another tab. It continues there. */
export class TakenError extends BaseError<{ id: string }> {
  override readonly name = 'Flow.TakenError'
  constructor(facts: { id: string }) {
    super('The flow is already running elsewhere, for example in another tab.', { facts, retry: 'later' })
  }
}
