import { BaseError } from '@souk/base'
import type { Hash } from 'viem'

/** The errors for the outcome of a transaction after the wallet has accepted it. */

/** Thrown when a transaction was sent but its outcome is unknown. It may still succeed. */
export class UnknownOutcomeError extends BaseError<UnknownOutcomeError.Facts> {
  override readonly name = 'Transaction.UnknownOutcomeError'
  constructor(facts: UnknownOutcomeError.Facts, cause: unknown) {
    const what = facts.hash ? `Transaction ${facts.hash}` : `Batch ${facts.id}`
    super(
      `${what} has no receipt after ${facts.timeoutMs / 1000} s. It may still succeed. Look it up before you try again.`,
      { facts, cause, retry: 'later' },
    )
  }
}

export declare namespace UnknownOutcomeError {
  /** A batch has the wallet's `id` instead of a `hash`. */
  type Facts = { hash?: Hash; id?: string; timeoutMs: number }
}

/** Thrown when the wallet replaced the transaction with an empty one. */
export class TransactionCancelledError extends BaseError<{ hash: Hash }> {
  override readonly name = 'Transaction.CancelledError'
  constructor(facts: { hash: Hash }) {
    super('Transaction cancelled. It was replaced in the wallet. Nothing was moved.', {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a different transaction of the account replaced the sent one. */
export class TransactionReplacedError extends BaseError<{ hash: Hash; replacement: Hash }> {
  override readonly name = 'Transaction.ReplacedError'
  constructor(facts: { hash: Hash; replacement: Hash }) {
    super(
      `Transaction ${facts.hash} was replaced in the wallet by ${facts.replacement}, which does something else. The first transaction moved nothing.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a transaction was replaced but the node does not return its replacement. */
export class TransactionDroppedError extends BaseError<{ hash: Hash; nonce: number }> {
  override readonly name = 'Transaction.DroppedError'
  constructor(facts: { hash: Hash; nonce: number }) {
    super(
      `Transaction ${facts.hash} was dropped, because another transaction used nonce ${facts.nonce} of the account. It moved nothing.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when the gas limit of a transaction is too low. No contract has reverted it. */
export class OutOfGasError extends BaseError<OutOfGasError.Facts> {
  override readonly name = 'Transaction.OutOfGasError'
  constructor(facts: OutOfGasError.Facts, cause?: unknown) {
    const { hash, gas } = facts
    super(
      hash
        ? `Transaction ${hash} ran out of gas${gas === undefined ? '' : ` with a limit of ${gas}`}. Nothing was moved, and the network fee is spent. Send it again with a higher gas limit.`
        : 'The gas limit of the transaction is too low. Nothing was sent. Raise its gas limit, or let the wallet choose it.',
      { facts, cause, retry: 'user' },
    )
  }
}

export declare namespace OutOfGasError {
  /** The hash and gas limit of the transaction, if it was sent. */
  type Facts = { hash: Hash | undefined; gas: bigint | undefined }
}

/** Thrown when the wallet dropped a batch before it reached the chain. */
export class BatchFailedError extends BaseError<{ id: string; status: number }> {
  override readonly name = 'Transaction.BatchFailedError'
  constructor(facts: { id: string; status: number }) {
    super(`The wallet dropped the batch ${facts.id} (status ${facts.status}). Nothing was moved.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a wallet executed only a part of an atomic batch. */
export class PartlyDoneError extends BaseError<{ id: string; hashes: readonly Hash[] }> {
  override readonly name = 'Transaction.PartlyDoneError'
  constructor(facts: { id: string; hashes: readonly Hash[] }) {
    super(
      `The wallet executed only a part of the batch ${facts.id} (${facts.hashes.join(', ') || 'no transaction named'}). Approvals may have been given. Check them before you try again.`,
      { facts, retry: 'user' },
    )
  }
}
