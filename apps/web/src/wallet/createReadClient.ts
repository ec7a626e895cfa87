import type { MarketInfo } from '@souk/market'
import { toChain } from '@souk/ui/parts/wallet/toChain.js'
import { type Client, createClient } from 'viem'
import { nodeUrlOf } from './createWagmiConfig.js'
import { nodeTransport } from './nodeTransport.js'
import { getOwnNode } from './ownNode.js'

/**
 * Creates a client that reads a chain without a wallet, from the node that the reader chose for this chain or from the
 * market's.
 */
export function createReadClient(info: MarketInfo, base: string): Client {
  const rpcUrl = nodeUrlOf(info, base)
  const nodeUrl = getOwnNode(window.localStorage, info.chainId) ?? rpcUrl
  return createClient({ chain: toChain(info, rpcUrl), transport: nodeTransport(nodeUrl) })
}
