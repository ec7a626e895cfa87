import type { Client } from 'viem'
import { estimateMaxPriorityFeePerGas, getBlock } from 'viem/actions'
import { baseFeeMultiplier } from './constants.js'
import * as Network from './Network.js'

/**
 * Estimates the fees of a transaction where the table of chains has a priority fee: such a chain refuses less, whatever its
 * node proposes. The most is enough even if the base fee doubles first. Reads the node, in one step.
 *
 * @param client - Of the chain's node.
 * @param facts.chainId - The chain.
 * @returns In wei per gas. Nothing on other chains, whose nodes propose the fees.
 * @throws What the node answers when it has no block.
 *
 * @example
 * await estimateFees(client, { chainId: 137 }) // → { maxFeePerGas: 85000000000n, maxPriorityFeePerGas: 25000000000n }
 */
export async function estimateFees(
  client: Client,
  { chainId }: { chainId: number },
): Promise<estimateFees.Result> {
  const least = Network.factsOf(chainId)?.priorityFeePerGas
  if (!least) return {}
  const [{ baseFeePerGas }, proposed] = await Promise.all([
    getBlock(client),
    estimateMaxPriorityFeePerGas(client, { chain: null }).catch(() => 0n),
  ])
  if (baseFeePerGas === null) return {}
  const maxPriorityFeePerGas = proposed > least ? proposed : least
  return {
    maxFeePerGas: BigInt(baseFeeMultiplier) * baseFeePerGas + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
}

export declare namespace estimateFees {
  /** In wei per gas. */
  type Result = { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint }
}
