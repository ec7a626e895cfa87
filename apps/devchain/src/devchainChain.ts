import { type Chain, defineChain } from 'viem'
import { contracts } from './demo.js'

/** The chain id of a devchain unless another one is asked for. */
export const devchainId = 31_337

/**
 * Describes a running devchain for viem and wagmi.
 *
 * @param options.rpcUrl - Where the node answers, over HTTP; WebSocket is on the same port.
 * @param options.chainId - @default 31337
 *
 * @example
 * createPublicClient({ chain: devchainChain({ rpcUrl }), transport: http() })
 */
export function devchainChain(options: devchainChain.Options): Chain {
  const { rpcUrl, chainId = devchainId } = options
  return defineChain({
    id: chainId,
    name: 'Souk local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl], webSocket: [rpcUrl.replace(/^http/, 'ws')] } },
    contracts: { multicall3: { address: contracts.multicall3, blockCreated: 0 } },
    testnet: true,
  })
}

export declare namespace devchainChain {
  type Options = { rpcUrl: string; chainId?: number }
}
