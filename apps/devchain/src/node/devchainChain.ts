import { Network } from '@souk/networks'
import type { Chain } from 'viem'
import { chains } from '../demo/demo.js'

/** The default chain id of a devchain. */
export const devchainId = chains.souk.chainId

/**
 * Describes a running devchain for viem and wagmi, as in the list of networks. A chain id that is not of a local chain
 * gives the first one under that id.
 *
 * @param options.rpcUrl - The node's HTTP URL; WebSocket uses the same port.
 * @param options.chainId - Of the running chain. @default 31337
 *
 * @example
 * createPublicClient({ chain: devchainChain({ rpcUrl }), transport: http() })
 */
export function devchainChain(options: devchainChain.Options): Chain {
  const { rpcUrl, chainId = devchainId } = options
  const webSocketUrl = rpcUrl.replace(/^http/, 'ws')
  const isLocal = Object.values(chains).some((chain) => chain.chainId === chainId)
  const known = isLocal ? chainId : devchainId
  return Network.toViemChain({ ...Network.create(known, { rpcUrl, webSocketUrl }), chainId })
}

export declare namespace devchainChain {
  type Options = { rpcUrl: string; chainId?: number }
}
