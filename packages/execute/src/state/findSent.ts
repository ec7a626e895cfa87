import { type AnyClient, TransactionWatch } from '@souk/base'
import type { Address, Hex } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import * as Step from '../domain/Step.js'
import type { Origin } from './ExecutionState.js'

/** The maximum number of an account's transactions to search. */
const most = 8

/**
 * Searches the chain for a transaction that an account has sent since a given position, by its effect.
 *
 * Finds the block of each transaction by bisection, because a node can return the account's nonce at any block.
 *
 * @returns The hash, if found, and whether the account has pending transactions.
 */
export async function findSent(reader: AnyClient, options: findSent.Options): Promise<findSent.Result> {
  const { account, origin } = options
  // Reads pending transactions first, so that those mined in the meantime are counted as mined.
  const sent = await getTransactionCount(reader, { address: account, blockTag: 'pending' })
  const last = await getBlockNumber(reader, { cacheTime: 0 })
  const count = await getTransactionCount(reader, { address: account, blockNumber: last })
  const hash = count > origin.nonce ? await search(reader, { ...options, count, last }) : undefined
  return { hash, isPending: sent > count }
}

async function search(reader: AnyClient, options: Searched): Promise<Hex | undefined> {
  const { account, origin, key, chainId, count, last } = options
  const first = await blockBefore(reader, { account, nonce: origin.nonce, last })
  for (let nonce = origin.nonce; nonce < Math.min(count, origin.nonce + most); nonce++) {
    const blockNumber = await blockOf(reader, { account, nonce, first, last })
    const sent = await TransactionWatch.findByNonce(reader, { account, nonce, blockNumber })
    if (!sent?.to) continue
    const { to, value, input: data } = sent
    if (Step.keyOf({ to, value, data }, { chainId }) === key) return sent.hash
  }
  return undefined
}

export declare namespace findSent {
  type Options = { account: Address; origin: Origin; key: Hex; chainId: number }
  type Result = { hash: Hex | undefined; isPending: boolean }
}

type Searched = findSent.Options & { count: number; last: bigint }

type Search = { account: Address; nonce: number; first: bigint; last: bigint }

/** Finds a block before the account's transaction with this nonce, with steps back that double in size. */
async function blockBefore(
  reader: AnyClient,
  { account, nonce, last }: Omit<Search, 'first'>,
): Promise<bigint> {
  for (let back = 1n; ; back *= 2n) {
    const blockNumber = back < last ? last - back : 0n
    if (blockNumber === 0n) return blockNumber
    if ((await getTransactionCount(reader, { address: account, blockNumber })) <= nonce) return blockNumber
  }
}

/** Finds the block of the account's transaction with this nonce: the first one after which the nonce is higher. */
async function blockOf(reader: AnyClient, { account, nonce, first, last }: Search): Promise<bigint> {
  let [low, high] = [first, last]
  while (low < high) {
    const middle = (low + high) / 2n
    const sent = await getTransactionCount(reader, { address: account, blockNumber: middle })
    if (sent > nonce) high = middle
    else low = middle + 1n
  }
  return low
}
