import type { AnyClient } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import * as Step from '../domain/Step.js'
import type { Origin } from './ExecutionState.js'

/** More than this many transactions of an account are not looked through. */
const most = 8

/**
 * Looks on chain for a transaction that an account sent since, by what it does.
 *
 * The block of each transaction is found by halving, for a node tells how many an account had sent at each block.
 *
 * @returns Its hash where it is there, and whether something of the account's is still on its way.
 */
export async function findSent(reader: AnyClient, options: findSent.Options): Promise<findSent.Result> {
  const { account, origin } = options
  // First what is on its way, so that what is mined in the meantime counts among what is there.
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
    const { transactions } = await getBlock(reader, { blockNumber, includeTransactions: true })
    const sent = transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, account))
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

/** A block before the account's transaction with this nonce: found by steps back that double. */
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

/** The block in which the account's transaction with this nonce is: the first after which it had sent more. */
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
