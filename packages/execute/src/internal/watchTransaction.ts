import type { AnyClient } from '@souk/base'
import { type Hex, isAddressEqual, type Transaction, type TransactionReceipt } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { CancelledError, DroppedError } from '../FlowError.js'

/** What is known of a transaction that is waited for. */
export type Watch = {
  hash: Hex
  /** As the node first showed it; its nonce tells later whether its place is taken. */
  sent: Transaction | undefined
  /** The last block that was searched for a replacement. */
  searched: bigint | undefined
  /** How often its place was taken and nothing was found there. */
  misses: number
}

/** What a look at the chain shows. */
export type Sight =
  | { type: 'mined'; receipt: TransactionReceipt }
  /** The same transaction goes on under another hash. */
  | { type: 'replaced'; hash: Hex }
  | { type: 'pending' }
  /** The node answers, and knows no such transaction. */
  | { type: 'unseen' }
  /** The node does not answer. */
  | { type: 'silent' }

/**
 * Looks once for a transaction's receipt, or for the one that took its place with a better fee.
 *
 * Silence says nothing about the transaction, and neither does a node that does not know it.
 *
 * @throws {CancelledError} when the account sent something else in its place.
 * @throws {DroppedError} when its place is taken, by what the node does not tell.
 */
export async function lookAt(reader: AnyClient, watch: Watch): Promise<Sight> {
  const { hash } = watch
  const found = await answerOf(getTransactionReceipt(reader, { hash }))
  if (found.value) return { type: 'mined', receipt: found.value }
  const known = await answerOf(getTransaction(reader, { hash }))
  watch.sent ??= known.value
  const { sent } = watch
  if (!sent) return { type: found.isSilent || known.isSilent ? 'silent' : 'unseen' }
  const used = await answerOf(getTransactionCount(reader, { address: sent.from }))
  if (used.value === undefined) return { type: 'silent' }
  if (used.value <= sent.nonce) return { type: 'pending' }
  const search = await answerOf(findSuccessor(reader, sent, watch.searched))
  if (!search.value) return { type: 'silent' }
  watch.searched = search.value.until
  return search.value.successor ? judge(sent, search.value.successor) : miss(watch, sent.nonce)
}

/** How many looks in vain it takes: one node behind a shared address may know a count before another has the block. */
const patience = 3

function miss(watch: Watch, nonce: number): Sight {
  watch.misses++
  if (watch.misses >= patience) throw new DroppedError({ hash: watch.hash, nonce })
  return { type: 'pending' }
}

function judge(sent: Transaction, successor: Transaction): Sight {
  // Its own receipt may come a moment after its block.
  if (successor.hash === sent.hash) return { type: 'pending' }
  const { to, value, input } = successor
  const isSameTarget = to !== null && sent.to !== null && isAddressEqual(to, sent.to)
  if (isSameTarget && value === sent.value && input === sent.input)
    return { type: 'replaced', hash: successor.hash }
  throw new CancelledError({ hash: sent.hash, replacement: successor.hash })
}

/** Blocks to look back at first: those that may have been mined while nobody was looking. */
const lookBack = 32n

/** Searches the newest blocks, back to those that were searched before, for the transaction that used the nonce. */
async function findSuccessor(
  reader: AnyClient,
  { from, nonce }: Transaction,
  searched: bigint | undefined,
): Promise<{ successor: Transaction | undefined; until: bigint }> {
  const until = await getBlockNumber(reader, { cacheTime: 0 })
  const last = searched ?? until - lookBack
  for (let blockNumber = until; blockNumber > last && blockNumber >= 0n; blockNumber--) {
    const { transactions } = await getBlock(reader, { blockNumber, includeTransactions: true })
    const successor = transactions.find((other) => other.nonce === nonce && isAddressEqual(other.from, from))
    if (successor) return { successor, until: blockNumber - 1n }
  }
  return { successor: undefined, until }
}

type Answer<value> = { value: value | undefined; isSilent: boolean }

/** viem throws for what the node does not know, as it does for a node that does not answer. */
async function answerOf<value>(request: Promise<value>): Promise<Answer<value>> {
  try {
    return { value: await request, isSilent: false }
  } catch (error) {
    const isNotFound = error instanceof Error && notFound.includes(error.name)
    return { value: undefined, isSilent: !isNotFound }
  }
}

const notFound: readonly string[] = ['TransactionReceiptNotFoundError', 'TransactionNotFoundError']
