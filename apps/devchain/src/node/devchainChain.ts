import { Network } from '@souk/networks'
import type { Chain } from 'viem'

/** The default chain id of a devchain. */
export const devchainId = 31_337

/**
 * Describes a running devchain for viem and wagmi, as in the list of networks.
 *
 * @param options.rpcUrl - The node's HTTP URL; WebSocket uses the same port.
 * @param options.chainId - @default 31337
 *
 * @example
 * createPublicClient({ chain: devchainChain({ rpcUrl }), transport: http() })
 */
export function devchainChain(options: devchainChain.Options): Chain {
  const { rpcUrl, chainId = devchainId } = options
  const webSocketUrl = rpcUrl.replace(/^http/, 'ws')
  return Network.toViemChain({ ...Network.create(devchainId, { rpcUrl, webSocketUrl }), chainId })
}

export declare namespace devchainChain {
  type Options = { rpcUrl: string; chainId?: number }
}
