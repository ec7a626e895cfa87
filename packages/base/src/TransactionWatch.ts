import { type Hash, isAddressEqual, type Transaction, type TransactionReceipt } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { AnyClient } from './batch/readBatch.js'

/** A pending transaction and its known state. {@link look} updates it. */
export type TransactionWatch = {
  /** Of the transaction, or of the one that it became with a better fee. */
  hash: Hash
  /** As the node first showed it; its nonce tells later whether its place is taken. */
  sent?: Transaction | undefined
  /** The last block that was searched for a successor. */
  searched?: bigint | undefined
  /** How often its place was taken and nothing was found there. */
  misses: number
}

/** The state of a transaction on the chain. */
export type Sight =
  | { type: 'mined'; receipt: TransactionReceipt }
  /** The same transaction goes on under another hash, with a better fee; that one is watched from now on. */
  | { type: 'sped-up'; hash: Hash }
  /** The account sent itself nothing in its place. */
  | { type: 'cancelled'; hash: Hash }
  /** The account sent something else in its place. */
  | { type: 'replaced'; hash: Hash }
  /** Its place is taken, by what the node does not show. */
  | { type: 'dropped'; nonce: number }
  | { type: 'pending' }
  /** The node answers, and knows no such transaction. */
  | { type: 'unseen' }
  /** The node does not answer, which says nothing about the transaction. */
  | { type: 'silent' }

/** Begins to watch a transaction. */
export function create(hash: Hash): TransactionWatch {
  return { hash, misses: 0 }
}

/**
 * Checks once for the receipt of a transaction, or for its replacement.
 *
 * @example
 * const sight = await TransactionWatch.look(client, watch) // → { type: 'pending' }
 */
export async function look(client: AnyClient, watch: TransactionWatch): Promise<Sight> {
  const { hash } = watch
  const found = await answerOf(getTransactionReceipt(client, { hash }))
  if (found.value) return { type: 'mined', receipt: found.value }
  const known = await answerOf(getTransaction(client, { hash }))
  watch.sent ??= known.value
  const { sent } = watch
  if (!sent) return { type: found.isSilent || known.isSilent ? 'silent' : 'unseen' }
  const used = await answerOf(getTransactionCount(client, { address: sent.from }))
  if (used.value === undefined) return { type: 'silent' }
  if (used.value <= sent.nonce) return { type: 'pending' }
  const search = await answerOf(findSuccessor(client, sent, watch.searched))
  if (!search.value) return { type: 'silent' }
  watch.searched = search.value.until
  const { successor } = search.value
  if (!successor) return miss(watch, sent.nonce)
  const sight = judge(sent, successor)
  if (sight.type === 'sped-up') Object.assign(watch, { ...create(sight.hash), sent: successor })
  return sight
}

/** How many looks in vain it takes: one node behind a shared address may know a count before another has the block. */
const patience = 3

function miss(watch: TransactionWatch, nonce: number): Sight {
  watch.misses++
  return watch.misses < patience ? { type: 'pending' } : { type: 'dropped', nonce }
}

function judge(sent: Transaction, successor: Transaction): Sight {
  const { hash, from, to, value, input } = successor
  // Its own receipt may come a moment after its block.
  if (hash === sent.hash) return { type: 'pending' }
  const isSameTarget = to === sent.to || (to !== null && sent.to !== null && isAddressEqual(to, sent.to))
  if (isSameTarget && value === sent.value && input === sent.input) return { type: 'sped-up', hash }
  const isEmpty = to !== null && isAddressEqual(to, from) && value === 0n
  return { type: isEmpty ? 'cancelled' : 'replaced', hash }
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
