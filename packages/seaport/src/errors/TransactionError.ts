import { BaseError } from '@souk/base'
import type { Hash } from 'viem'

/** The outcomes of a transaction after the wallet has accepted it. Each has its own error. */

/** Thrown when a transaction was sent but its outcome is not known: it may still go through. */
export class UnknownOutcomeError extends BaseError<UnknownOutcomeError.Facts> {
  override readonly name = 'Transaction.UnknownOutcomeError'
  constructor(facts: UnknownOutcomeError.Facts, cause: unknown) {
    const what = facts.hash ? `Transaction ${facts.hash}` : `Batch ${facts.id}`
    super(
      `${what} has no receipt after ${facts.timeoutMs / 1000} s. It may still go through: look it up before you try again.`,
      { facts, cause, retry: 'later' },
    )
  }
}

export declare namespace UnknownOutcomeError {
  /** A batch that the wallet has taken has an id of the wallet's instead of a hash. */
  type Facts = { hash?: Hash; id?: string; timeoutMs: number }
}

/** Thrown when the wallet replaced the transaction by one that does nothing. */
export class TransactionCancelledError extends BaseError<{ hash: Hash }> {
  override readonly name = 'Transaction.CancelledError'
  constructor(facts: { hash: Hash }) {
    super('Transaction cancelled. It was replaced in the wallet; nothing was moved.', {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when another transaction of the account took the place of the one that was sent. */
export class TransactionReplacedError extends BaseError<{ hash: Hash; replacement: Hash }> {
  override readonly name = 'Transaction.ReplacedError'
  constructor(facts: { hash: Hash; replacement: Hash }) {
    super(
      `Transaction ${facts.hash} was replaced in the wallet by ${facts.replacement}, which does something else. Nothing was moved by the first.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a transaction was replaced but the node does not show by which one. */
export class TransactionDroppedError extends BaseError<{ hash: Hash; nonce: number }> {
  override readonly name = 'Transaction.DroppedError'
  constructor(facts: { hash: Hash; nonce: number }) {
    super(
      `Transaction ${facts.hash} was dropped: number ${facts.nonce} of the account belongs to another transaction. Nothing was moved by it.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a transaction was given too little gas: no contract has refused it. */
export class OutOfGasError extends BaseError<OutOfGasError.Facts> {
  override readonly name = 'Transaction.OutOfGasError'
  constructor(facts: OutOfGasError.Facts, cause?: unknown) {
    const { hash, gas } = facts
    super(
      hash
        ? `Transaction ${hash} ran out of gas${gas === undefined ? '' : ` with a limit of ${gas}`}. Nothing was moved, and the network fee is spent. Send it again with a higher gas limit.`
        : 'The transaction was given too little gas to be carried out. Nothing was sent. Raise its gas limit, or let the wallet choose it.',
      { facts, cause, retry: 'user' },
    )
  }
}

export declare namespace OutOfGasError {
  /** `hash` and `gas`, its limit, where the transaction was sent. */
  type Facts = { hash: Hash | undefined; gas: bigint | undefined }
}

/** Thrown when the wallet gave a batch up before it reached the chain. */
export class BatchFailedError extends BaseError<{ id: string; status: number }> {
  override readonly name = 'Transaction.BatchFailedError'
  constructor(facts: { id: string; status: number }) {
    super(`The wallet gave up the batch ${facts.id} (status ${facts.status}). Nothing was moved.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a wallet carried out only a part of a batch that was to be all or nothing. */
export class PartlyDoneError extends BaseError<{ id: string; hashes: readonly Hash[] }> {
  override readonly name = 'Transaction.PartlyDoneError'
  constructor(facts: { id: string; hashes: readonly Hash[] }) {
    super(
      `The wallet carried out only a part of the batch ${facts.id} (${facts.hashes.join(', ') || 'no transaction named'}). Approvals may have been given; look them up before you try again.`,
      { facts, retry: 'user' },
    )
  }
}
