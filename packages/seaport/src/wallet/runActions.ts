import { loadCode } from '@souk/base'
import type { Hash, TransactionReceipt } from 'viem'
import * as Input from '../input/Input.js'
import type { AnyClient } from '../node/batch.js'
import type { Order } from '../order/Order.js'
import type { Action, ApprovalAction, ExchangeAction } from './Action.js'

/**
 * What happens while actions run, in this order for each action. Where the wallet takes several transactions as one,
 * the events are those of the last of them, and `submitted` tells that the wallet has them all.
 */
export type Event =
  | { type: 'asking'; index: number; action: Action; batch?: readonly Action[] }
  | { type: 'signed'; index: number; order: Order }
  | { type: 'signedBulk'; index: number; orders: readonly Order[] }
  | { type: 'submitted'; index: number; id: string }
  | { type: 'sent'; index: number; hash: Hash }
  | { type: 'replaced'; index: number; hash: Hash }
  | { type: 'confirmed'; index: number; receipt: TransactionReceipt }

type Events<result = void> = AsyncGenerator<Event, result, undefined>
type TransactionAction = ApprovalAction | ExchangeAction
type Sending = typeof import('./sending.js')

/**
 * Runs actions one after another and tells each stage: asking the wallet, sent, confirmed.
 *
 * Approvals are waited for before the next action; where the wallet can do atomic batches (EIP-5792) it gets all
 * transactions as one. It stops at the first failure; what was confirmed before stays so.
 * Asks the wallet: once for each action, or once for all transactions.
 *
 * @param options.batch - `'never'` sends each transaction by itself. @default 'auto'
 * @param options.simulate - Runs the exchange on the node first, so that a doomed one never reaches the wallet; not in a
 * batch, where it could only succeed behind the approvals.
 * @param options.timeoutMs - How long to wait for a receipt. @default 180000
 * @throws {RejectedError} when the person declines in the wallet.
 * @throws {RevertedError} when a contract refuses, before or after sending.
 * @throws {OutOfGasError} when the transaction was given too little gas.
 * @throws {UnknownOutcomeError} when the receipt does not come in time: the transaction may still succeed.
 * @throws {TransactionCancelledError} when the wallet replaced the transaction by an empty one.
 * @throws {TransactionReplacedError} when the wallet replaced it by one that does something else.
 * @throws {TransactionDroppedError} when its place was taken by a transaction that the node does not show.
 *
 * @example
 * for await (const event of runActions(client, { actions })) show(event)
 */
export async function* runActions(client: AnyClient, options: runActions.Options): Events {
  Input.assert(options, fields)
  const { actions, signal } = options
  // Loaded before anything happens, so that nothing can be sent and then not followed.
  const sending = actions.some(isTransaction) ? await loadCode(() => import('./sending.js')) : undefined
  const together = sending ? await findBatch(client, sending, options) : []
  signal?.throwIfAborted()
  const done = sending && together.length > 0 ? yield* runBatch(client, sending, together, options) : 0
  for (const [index, action] of actions.entries()) {
    if (index < done) continue
    signal?.throwIfAborted()
    if (action.type === 'exchange' && options.simulate) await action.transactionMethods.simulate()
    signal?.throwIfAborted()
    yield { type: 'asking', index, action }
    if (action.type === 'create') yield { type: 'signed', index, order: await action.createOrder() }
    else if (action.type === 'createBulk')
      yield { type: 'signedBulk', index, orders: await action.createBulkOrders() }
    else if (sending) yield* runTransaction(client, sending, action, index, options)
  }
}

export declare namespace runActions {
  type Options = {
    actions: readonly Action[]
    batch?: 'auto' | 'never' | undefined
    signal?: AbortSignal | undefined
    /** @default false */
    simulate?: boolean | undefined
    timeoutMs?: number | undefined
  }
}

const fields: Input.Fields<runActions.Options> = {
  actions: Input.list('a list of actions', Input.object('an action', { type: Input.text })),
  batch: Input.optional(Input.oneOf('auto', 'never')),
  signal: Input.optional(Input.object('the signal of an AbortController', {})),
  simulate: Input.optional(Input.boolean),
  timeoutMs: Input.optional(Input.milliseconds),
}

const defaultTimeoutMs = 180_000

function isTransaction(action: Action | undefined): action is TransactionAction {
  return action?.type === 'approval' || action?.type === 'exchange'
}

/** The transactions with which the actions begin, where there are several and the wallet can take them as one. */
async function findBatch(
  client: AnyClient,
  { canSendCalls }: Sending,
  { actions, batch, signal }: runActions.Options,
): Promise<readonly TransactionAction[]> {
  const others = actions.findIndex((action) => !isTransaction(action))
  const leading = actions.slice(0, others === -1 ? actions.length : others).filter(isTransaction)
  const [first] = leading
  if (!first || leading.length < 2 || batch === 'never' || signal?.aborted) return []
  return (await canSendCalls(client, first.transactionMethods.account)) ? leading : []
}

/** @returns How many actions are done: none when the wallet will not do a batch after all. */
async function* runBatch(
  client: AnyClient,
  { sendCalls, waitForCalls, waitForTransaction }: Sending,
  batch: readonly TransactionAction[],
  options: runActions.Options,
): Events<number> {
  const { timeoutMs = defaultTimeoutMs, signal } = options
  const index = batch.length - 1
  const last = batch[index] as TransactionAction
  yield { type: 'asking', index, action: last, batch }
  const calls = batch.map(({ transactionMethods }) => transactionMethods.buildTransaction())
  const id = await sendCalls(client, { account: last.transactionMethods.account, calls })
  if (id === undefined) return 0
  yield { type: 'submitted', index, id }
  const hash = await waitForCalls(client, { id, timeoutMs, signal })
  yield { type: 'sent', index, hash }
  yield { type: 'confirmed', index, receipt: await waitForTransaction(client, { hash, timeoutMs, signal }) }
  return batch.length
}

async function* runTransaction(
  client: AnyClient,
  { waitForTransaction, readRefusal }: Sending,
  action: TransactionAction,
  index: number,
  options: runActions.Options,
): Events {
  const { timeoutMs = defaultTimeoutMs, signal } = options
  const hash = await action.transactionMethods.transact()
  yield { type: 'sent', index, hash }
  const receipt = await waitForTransaction(client, { hash, timeoutMs, signal })
  if (receipt.transactionHash !== hash) yield { type: 'replaced', index, hash: receipt.transactionHash }
  if (receipt.status === 'reverted') {
    const { simulate } = action.transactionMethods
    throw await readRefusal(client, { hash: receipt.transactionHash, simulate })
  }
  yield { type: 'confirmed', index, receipt }
}
