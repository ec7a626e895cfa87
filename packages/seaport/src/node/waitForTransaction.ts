import { DeadlineError, poll, TransactionWatch } from '@souk/base'
import type { Hash, TransactionReceipt } from 'viem'
import {
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  UnknownOutcomeError,
} from '../errors/TransactionError.js'
import type { AnyClient } from './batch.js'

/**
 * Waits for the receipt of a transaction, or of its replacement with a higher fee.
 *
 * Keeps asking a node that does not answer until the time limit, since silence says nothing about the transaction.
 *
 * @throws {TransactionCancelledError} {@link TransactionReplacedError} {@link TransactionDroppedError} when another
 * transaction replaced it.
 * @throws {UnknownOutcomeError} when the outcome is unknown after the time limit.
 */
export async function waitForTransaction(
  client: AnyClient,
  options: waitForTransaction.Options,
): Promise<TransactionReceipt> {
  const { hash, timeoutMs, signal } = options
  const watch = TransactionWatch.create(hash)
  const timing = { intervalMs: client.pollingInterval, deadlineMs: timeoutMs, signal }
  try {
    return await poll(() => look(client, { hash, watch }), timing)
  } catch (error) {
    if (error instanceof DeadlineError) throw new UnknownOutcomeError({ hash, timeoutMs }, error)
    throw error
  }
}

export declare namespace waitForTransaction {
  type Options = { hash: Hash; timeoutMs: number; signal?: AbortSignal | undefined }
}

type Waiting = { hash: Hash; watch: TransactionWatch.TransactionWatch }

async function look(client: AnyClient, waiting: Waiting): Promise<TransactionReceipt | undefined> {
  const { hash, watch } = waiting
  const sight = await TransactionWatch.look(client, watch)
  switch (sight.type) {
    case 'mined':
      return sight.receipt
    case 'sped-up':
      // The replacement does the same and is already on the chain.
      return look(client, waiting)
    case 'cancelled':
      throw new TransactionCancelledError({ hash })
    case 'replaced':
      throw new TransactionReplacedError({ hash, replacement: sight.hash })
    case 'dropped':
      throw new TransactionDroppedError({ hash, nonce: sight.nonce })
    case 'pending':
    case 'unseen':
    case 'silent':
      return undefined
    default:
      return sight satisfies never
  }
}
