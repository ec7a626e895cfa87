import { type Address, type Hash, isAddressEqual, type Transaction, type TransactionReceipt } from 'viem'
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
  /** The hash of the transaction, or of its replacement with a higher fee. */
  hash: Hash
  /** The transaction as the node first returned it. Its nonce shows later whether another transaction replaced it. */
  sent?: Transaction | undefined
  /** The last block that was searched for a replacement. */
  searched?: bigint | undefined
  /** How often the nonce was used and no transaction with it was found. */
  misses: number
}

/** The state of a transaction on the chain. */
export type Sight =
  | { type: 'mined'; receipt: TransactionReceipt }
  /** The wallet sent the same transaction with a higher fee. The watch follows the new hash from now on. */
  | { type: 'sped-up'; hash: Hash }
  /** The account replaced it with an empty transaction to itself. */
  | { type: 'cancelled'; hash: Hash }
  /** The account replaced it with a different transaction. */
  | { type: 'replaced'; hash: Hash }
  /** Its nonce is used, but the node does not return the transaction that used it. */
  | { type: 'dropped'; nonce: number }
  | { type: 'pending' }
  /** The node answers, but does not know the transaction. */
  | { type: 'unseen' }
  /** The node does not answer, so the state of the transaction is unknown. */
  | { type: 'silent' }

/** Starts to watch a transaction. */
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

/**
 * Failed searches before a transaction counts as dropped. Behind one URL, one node may know the nonce before another
 * has the block.
 */
const patience = 3

function miss(watch: TransactionWatch, nonce: number): Sight {
  watch.misses++
  return watch.misses < patience ? { type: 'pending' } : { type: 'dropped', nonce }
}

function judge(sent: Transaction, successor: Transaction): Sight {
  const { hash, from, to, value, input } = successor
  // The receipt may become available shortly after the block.
  if (hash === sent.hash) return { type: 'pending' }
  const isSameTarget = to === sent.to || (to !== null && sent.to !== null && isAddressEqual(to, sent.to))
  if (isSameTarget && value === sent.value && input === sent.input) return { type: 'sped-up', hash }
  const isEmpty = to !== null && isAddressEqual(to, from) && value === 0n
  return { type: isEmpty ? 'cancelled' : 'replaced', hash }
}

/** Blocks to search the first time, since some may have been mined between two checks. */
const lookBack = 32n

/** Searches the blocks since the last search for the transaction that used the nonce. */
async function findSuccessor(
  client: AnyClient,
  { from, nonce }: Transaction,
  searched: bigint | undefined,
): Promise<{ successor: Transaction | undefined; until: bigint }> {
  const until = await getBlockNumber(client, { cacheTime: 0 })
  const last = searched ?? until - lookBack
  for (let blockNumber = until; blockNumber > last && blockNumber >= 0n; blockNumber--) {
    const successor = await findByNonce(client, { account: from, nonce, blockNumber })
    if (successor) return { successor, until: blockNumber - 1n }
  }
  return { successor: undefined, until }
}

/**
 * Finds the transaction of an account with a nonce in a block.
 *
 * @example
 * await TransactionWatch.findByNonce(client, { account, nonce: 7, blockNumber: 100n }) // → { hash: '0x5f…', … }
 */
export async function findByNonce(
  client: AnyClient,
  { account, nonce, blockNumber }: findByNonce.Options,
): Promise<Transaction | undefined> {
  const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
  return transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, account))
}

export declare namespace findByNonce {
  type Options = { account: Address; nonce: number; blockNumber: bigint }
}

type Answer<value> = { value: value | undefined; isSilent: boolean }

/**
 * Distinguishes the errors of viem, which throws both for an unknown transaction and for a node that does not answer.
 */
async function answerOf<value>(request: Promise<value>): Promise<Answer<value>> {
  try {
    return { value: await request, isSilent: false }
  } catch (error) {
    const isNotFound = error instanceof Error && notFound.includes(error.name)
    return { value: undefined, isSilent: !isNotFound }
  }
}

const notFound: readonly string[] = ['TransactionReceiptNotFoundError', 'TransactionNotFoundError']
