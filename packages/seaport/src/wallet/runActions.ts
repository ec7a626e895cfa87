import { AbortedError, loadCode } from '@souk/base'
import type { Hash, TransactionReceipt } from 'viem'
import * as Input from '../input/Input.js'
import { overrides } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import type { Order } from '../order/Order.js'
import {
  type Action,
  type ApprovalAction,
  type ExchangeAction,
  overridesOf,
  type TransactionOverrides,
} from './Action.js'

/**
 * The events of running actions, in this order for each action. If the wallet takes several transactions as one batch,
 * the events are those of the last transaction, and `submitted` means that the wallet has the whole batch.
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
 * Runs actions one after another and yields an event for each stage: asking the wallet, sent, confirmed.
 *
 * Waits for each approval to be confirmed before the next action. A wallet with atomic batches (EIP-5792) receives all
 * transactions as one batch, unless `options` name fees, gas or a nonce, which a batch has not. Stops at the first failure. Transactions that were confirmed before are not undone. Asks
 * the wallet: once for each action, or once for all transactions.
 *
 * @param options.batch - `'never'` sends each transaction separately. @default 'auto'
 * @param options.nonce - The nonce of the first transaction. The next ones count on.
 * @param options.gas - The gas limit of the last transaction.
 * @param options.simulate - Simulates the exchange on the node first, so that a transaction that would revert never
 * reaches the wallet. Not for a batch, where the exchange depends on the approvals before it.
 * @param options.timeoutMs - How long to wait for a receipt, in milliseconds. @default 180000
 * @throws {AbortedError} when `signal` fires. Nothing more is requested.
 * @throws {UserRejectedError} when the user declines in the wallet.
 * @throws {RevertedError} when a contract reverts, in the simulation or on the chain.
 * @throws {OutOfGasError} when the gas limit of the transaction is too low.
 * @throws {UnknownOutcomeError} when no receipt arrives in time. The transaction may still succeed.
 * @throws {TransactionCancelledError} when the wallet replaced the transaction with an empty one.
 * @throws {TransactionReplacedError} when the wallet replaced the transaction with a different one.
 * @throws {TransactionDroppedError} when an unknown transaction used the same nonce.
 *
 * @example
 * for await (const event of runActions(client, { actions })) show(event)
 */
export async function* runActions(client: AnyClient, options: runActions.Options): Events {
  Input.assert(options, fields)
  const { actions, signal } = options
  // Loaded first, so that no transaction is sent that could not be followed.
  const sending = actions.some(isTransaction) ? await loadCode(() => import('./sending.js')) : undefined
  const together = sending ? await findBatch(client, sending, options) : []
  assertRunning(signal)
  const done = sending && together.length > 0 ? yield* runBatch(client, sending, together, options) : 0
  for (const [index, action] of actions.entries()) {
    if (index < done) continue
    assertRunning(signal)
    if (action.type === 'exchange' && options.simulate) await action.transactionMethods.simulate()
    assertRunning(signal)
    yield { type: 'asking', index, action }
    if (action.type === 'create') yield { type: 'signed', index, order: await action.createOrder() }
    else if (action.type === 'createBulk')
      yield { type: 'signedBulk', index, orders: await action.createBulkOrders() }
    else if (sending) yield* runTransaction(client, sending, action, index, options)
  }
}

export declare namespace runActions {
  type Options = TransactionOverrides & {
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
  ...overrides,
}

/** Returns the overrides of one of the transactions. */
function overridesAt(index: number, options: runActions.Options): TransactionOverrides {
  const { gas, nonce, ...fees } = overridesOf(options)
  const { actions } = options
  const before = actions.slice(0, index).filter(isTransaction).length
  return {
    ...fees,
    ...(gas !== undefined && index === actions.findLastIndex(isTransaction) ? { gas } : undefined),
    ...(nonce === undefined ? undefined : { nonce: nonce + before }),
  }
}

const defaultTimeoutMs = 180_000

function assertRunning(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
}

function isTransaction(action: Action | undefined): action is TransactionAction {
  return action?.type === 'approval' || action?.type === 'exchange'
}

/** Returns the leading transactions if there are several and the wallet can take them as one batch. */
async function findBatch(
  client: AnyClient,
  { canSendCalls }: Sending,
  options: runActions.Options,
): Promise<readonly TransactionAction[]> {
  const { actions, batch, signal } = options
  // Such a wallet chooses fees and nonces itself.
  if (Object.keys(overridesOf(options)).length > 0) return []
  const others = actions.findIndex((action) => !isTransaction(action))
  const leading = actions.slice(0, others === -1 ? actions.length : others).filter(isTransaction)
  const [first] = leading
  if (!first || leading.length < 2 || batch === 'never' || signal?.aborted) return []
  return (await canSendCalls(client, first.transactionMethods.account)) ? leading : []
}

/** @returns The number of completed actions, 0 when the wallet rejects the batch. */
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
  const hash = await action.transactionMethods.transact(overridesAt(index, options))
  yield { type: 'sent', index, hash }
  const receipt = await waitForTransaction(client, { hash, timeoutMs, signal })
  if (receipt.transactionHash !== hash) yield { type: 'replaced', index, hash: receipt.transactionHash }
  if (receipt.status === 'reverted') {
    const { simulate } = action.transactionMethods
    throw await readRefusal(client, { hash: receipt.transactionHash, simulate })
  }
  yield { type: 'confirmed', index, receipt }
}
