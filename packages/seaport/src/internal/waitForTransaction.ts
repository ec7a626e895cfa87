import { DeadlineError, poll } from '@souk/base'
import { type Hash, isAddressEqual, type Transaction, type TransactionReceipt } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import {
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  UnknownOutcomeError,
} from '../TransactionError.js'
import type { AnyClient } from './batch.js'

/**
 * Waits for the receipt of a transaction, or of the one that took its place with a better fee.
 *
 * A node that does not answer is asked again until the time is over: silence says nothing about the transaction.
 *
 * @throws {TransactionCancelledError} {@link TransactionReplacedError} {@link TransactionDroppedError} when another
 * transaction took its place.
 * @throws {UnknownOutcomeError} when the time is over.
 */
export async function waitForTransaction(
  client: AnyClient,
  options: waitForTransaction.Options,
): Promise<TransactionReceipt> {
  const { hash, timeoutMs, signal } = options
  const watch: Watch = { hash, sent: undefined, searched: undefined, misses: 0 }
  const timing = { intervalMs: client.pollingInterval, deadlineMs: timeoutMs, signal }
  try {
    return await poll(() => look(client, watch), timing)
  } catch (error) {
    if (error instanceof DeadlineError) throw new UnknownOutcomeError({ hash, timeoutMs }, error)
    throw error
  }
}

export declare namespace waitForTransaction {
  type Options = { hash: Hash; timeoutMs: number; signal?: AbortSignal | undefined }
}

type Watch = {
  hash: Hash
  /** The transaction as the node first showed it; its nonce tells later whether its place is taken. */
  sent: Transaction | undefined
  /** The last block that was searched for a replacement. */
  searched: bigint | undefined
  misses: number
}

async function look(client: AnyClient, watch: Watch): Promise<TransactionReceipt | undefined> {
  const { hash } = watch
  const receipt = await answerOf(getTransactionReceipt(client, { hash }))
  if (receipt) return receipt
  watch.sent ??= await answerOf(getTransaction(client, { hash }))
  const { sent } = watch
  if (!sent) return undefined
  const used = await answerOf(getTransactionCount(client, { address: sent.from }))
  if (used === undefined || used <= sent.nonce) return undefined
  const search = await answerOf(findSuccessor(client, sent, watch.searched))
  if (!search) return undefined
  watch.searched = search.until
  return search.successor ? judge(client, { sent, successor: search.successor }) : miss(watch, sent.nonce)
}

/** How many looks in vain it takes: one node behind a shared address may know a count before another has the block. */
const patience = 3

function miss(watch: Watch, nonce: number): undefined {
  watch.misses++
  if (watch.misses >= patience) throw new TransactionDroppedError({ hash: watch.hash, nonce })
}

async function judge(
  client: AnyClient,
  { sent, successor }: { sent: Transaction; successor: Transaction },
): Promise<TransactionReceipt | undefined> {
  const { hash } = sent
  const { from, to, value, input } = successor
  const isSame =
    to !== null &&
    sent.to !== null &&
    isAddressEqual(to, sent.to) &&
    value === sent.value &&
    input === sent.input
  // Its own receipt may come a moment after its block; a repriced one does what was asked for.
  if (successor.hash === hash || isSame)
    return answerOf(getTransactionReceipt(client, { hash: successor.hash }))
  if (to !== null && isAddressEqual(to, from) && value === 0n) throw new TransactionCancelledError({ hash })
  throw new TransactionReplacedError({ hash, replacement: successor.hash })
}

/** Blocks to look back at first: those that may have been mined while nobody was looking. */
const lookBack = 32n

/** Searches the newest blocks, back to those that were searched before, for the transaction that used the nonce. */
async function findSuccessor(
  client: AnyClient,
  { from, nonce }: Transaction,
  searched: bigint | undefined,
): Promise<{ successor: Transaction | undefined; until: bigint }> {
  const until = await getBlockNumber(client, { cacheTime: 0 })
  const last = searched ?? until - lookBack
  for (let blockNumber = until; blockNumber > last && blockNumber >= 0n; blockNumber--) {
    const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
    const successor = transactions.find((other) => other.nonce === nonce && isAddressEqual(other.from, from))
    if (successor) return { successor, until: blockNumber - 1n }
  }
  return { successor: undefined, until }
}

/** What the node does not know or fails to tell is asked for again at the next look. */
async function answerOf<value>(request: Promise<value>): Promise<value | undefined> {
  return request.catch(() => undefined)
}
