import { baseFeeMultiplier, Network } from '@souk/networks'
import type { Client } from 'viem'
import { estimateMaxPriorityFeePerGas, getBlock } from 'viem/actions'

/** What a transaction pays per gas, in wei. */
type Fees = { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint }

/**
 * Returns the fees of a transaction where the chain table has a least priority fee: some chains refuse less, whatever the node
 * proposes. The most is enough even if the base fee doubles first.
 *
 * @returns Nothing on other chains, whose nodes propose the fees.
 */
export async function feesFor(node: Client, { chainId }: { chainId: number }): Promise<Fees> {
  const least = Network.factsOf(chainId)?.priorityFeePerGas
  if (!least) return {}
  const [{ baseFeePerGas }, proposed] = await Promise.all([
    getBlock(node),
    estimateMaxPriorityFeePerGas(node, { chain: null }).catch(() => 0n),
  ])
  if (baseFeePerGas === null) return {}
  const maxPriorityFeePerGas = proposed > least ? proposed : least
  return {
    maxFeePerGas: BigInt(baseFeeMultiplier) * baseFeePerGas + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
}
