import { BaseError } from '@souk/base'
import { type Hash, type TransactionReceipt, WaitForTransactionReceiptTimeoutError } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Action, ApprovalAction, ExchangeAction } from './Action.js'
import type { AnyClient } from './internal/batch.js'
import { fromWallet } from './internal/fromWallet.js'
import type { Order } from './Order.js'
import { RevertedError } from './SeaportError.js'

/** What happens while actions run, in this order for each action. */
export type Event =
  | { type: 'asking'; index: number; action: Action }
  | { type: 'signed'; index: number; order: Order }
  | { type: 'sent'; index: number; hash: Hash }
  | { type: 'replaced'; index: number; hash: Hash }
  | { type: 'confirmed'; index: number; receipt: TransactionReceipt }

/**
 * Runs actions one after another and tells each stage: asking the wallet, sent, confirmed.
 *
 * Approvals are waited for before the next action. It stops at the first failure; what was confirmed before stays so.
 * Asks the wallet: once for each action.
 *
 * @param options.simulate - Runs the exchange on the node first, so that a doomed one never reaches the wallet.
 * @param options.timeoutMs - How long to wait for a receipt. @default 180000
 * @throws {RejectedError} when the person declines in the wallet.
 * @throws {RevertedError} when a contract refuses, before or after sending.
 * @throws {UnknownOutcomeError} when the receipt does not come in time: the transaction may still succeed.
 * @throws {TransactionCancelledError} when the wallet replaced the transaction by an empty one.
 *
 * @example
 * for await (const event of runActions(client, { actions })) show(event)
 */
export async function* runActions(
  client: AnyClient,
  options: runActions.Options,
): AsyncGenerator<Event, void, undefined> {
  for (const [index, action] of options.actions.entries()) {
    options.signal?.throwIfAborted()
    if (action.type === 'exchange' && options.simulate) await action.transactionMethods.simulate()
    options.signal?.throwIfAborted()
    yield { type: 'asking', index, action }
    if (action.type === 'create') yield { type: 'signed', index, order: await action.createOrder() }
    else yield* runTransaction(client, action, index, options)
  }
}

export declare namespace runActions {
  type Options = {
    actions: readonly Action[]
    signal?: AbortSignal | undefined
    /** @default false */
    simulate?: boolean | undefined
    timeoutMs?: number | undefined
  }
}

async function* runTransaction(
  client: AnyClient,
  action: ApprovalAction | ExchangeAction,
  index: number,
  options: runActions.Options,
): AsyncGenerator<Event, void, undefined> {
  const hash = await action.transactionMethods.transact()
  yield { type: 'sent', index, hash }
  const outcome = await waitForOutcome(client, hash, options.timeoutMs ?? 180_000)
  if (outcome.replaced === 'cancelled') throw new TransactionCancelledError({ hash })
  if (outcome.receipt.transactionHash !== hash)
    yield { type: 'replaced', index, hash: outcome.receipt.transactionHash }
  if (outcome.receipt.status === 'reverted') throw await readRefusal(action)
  yield { type: 'confirmed', index, receipt: outcome.receipt }
}

/** A receipt does not say why the contract refused; the node does, when it runs the same transaction again. */
async function readRefusal(action: ApprovalAction | ExchangeAction): Promise<RevertedError> {
  const error = await action.transactionMethods.simulate().then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof RevertedError ? error : new RevertedError(undefined, error)
}

async function waitForOutcome(client: AnyClient, hash: Hash, timeout: number) {
  let replaced: 'cancelled' | 'replaced' | 'repriced' | undefined
  const onReplaced = ({ reason }: { reason: typeof replaced }) => {
    replaced = reason
  }
  try {
    const receipt = await waitForTransactionReceipt(client, { hash, timeout, onReplaced })
    return { receipt, replaced }
  } catch (error) {
    if (error instanceof WaitForTransactionReceiptTimeoutError)
      throw new UnknownOutcomeError({ hash, timeoutMs: timeout }, error)
    throw fromWallet(error)
  }
}

/** Thrown when a transaction was sent but its outcome is not known: it may still go through. */
export class UnknownOutcomeError extends BaseError<{ hash: Hash; timeoutMs: number }> {
  override readonly name = 'Transaction.UnknownOutcomeError'
  constructor(facts: { hash: Hash; timeoutMs: number }, cause: unknown) {
    super(
      `Transaction ${facts.hash} has no receipt after ${facts.timeoutMs / 1000} s. It may still go through: look it up before you try again.`,
      { facts, cause, retry: 'later' },
    )
  }
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
