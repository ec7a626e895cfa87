import { demoPriceFeedAbi } from '@souk/contracts'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './transact.js'

const abi = parseAbi(demoPriceFeedAbi)

/**
 * Returns the call with which the operator of the demo sets the price of a demo feed.
 *
 * @param round.price - The price of one unit, with 8 decimals.
 * @param round.updatedAt - Unix time in seconds. @default always that of the newest block
 */
export function set(feed: Address, round: { price: bigint; updatedAt?: bigint }): Call {
  const args = [round.price, round.updatedAt ?? 0n] as const
  return { to: feed, data: encodeFunctionData({ abi, functionName: 'set', args }) }
}
