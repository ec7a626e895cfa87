import { type Chain, defineChain } from 'viem'
import { baseFeeMultiplier, priorityFeePerGas } from './constants.js'
import type { Network } from './NetworkEntry.js'
import { ChainMismatchError } from './NetworkErrors.js'

/**
 * Converts a network to a chain for viem and wagmi.
 *
 * The fees let a transaction through even if the base fee doubles first: at most twice the base fee plus the priority
 * fee, which is 1.5 gwei unless the network sets another one.
 *
 * @param network - Any entry.
 * @param options.definition - viem's own definition of the chain, which adds what no configuration contains: formatters
 * and serializers of rollups, the block time, and fees by the chain's own rules.
 * @param options.priorityFeePerGas - In wei. @default that of the network, or else 1.5 gwei
 * @throws {ChainMismatchError} if the definition is for another chain.
 *
 * @example
 * createPublicClient({ chain: Network.toViemChain(network), transport: http() })
 */
export function toViemChain(network: Network, options: toViemChain.Options = {}): toViemChain.Result {
  const { definition } = options
  if (definition && definition.id !== network.chainId)
    throw new ChainMismatchError({ chainId: network.chainId, definition: definition.id })
  const { blockExplorer, multicall3, ensAddress } = network
  return defineChain({
    ...definition,
    id: network.chainId,
    name: network.title,
    network: network.name,
    nativeCurrency: { ...network.nativeCurrency },
    rpcUrls: { default: rpcUrlsOf(network) },
    ...(blockExplorer && { blockExplorers: { default: explorerOf(blockExplorer) } }),
    contracts: {
      ...definition?.contracts,
      ...(multicall3 && { multicall3: { ...multicall3 } }),
      ...(ensAddress && { ensRegistry: { address: ensAddress } }),
    },
    testnet: network.testnet,
    fees: feesOf(network, options),
  }) as toViemChain.Result
}

export declare namespace toViemChain {
  type Options = {
    /** viem's own definition of the chain. */
    definition?: Chain | undefined
    /** In wei per gas. @default that of the network, or else 1.5 gwei */
    priorityFeePerGas?: bigint | undefined
  }
  /** A viem chain, with the network's name in addition to its title. */
  type Result = Chain & { network: string }
}

function rpcUrlsOf({ rpcUrl, webSocketUrl }: Network) {
  return { http: rpcUrl ? [rpcUrl] : [], ...(webSocketUrl && { webSocket: [webSocketUrl] }) }
}

function explorerOf({ name, rootUrl, apiUrl }: NonNullable<Network['blockExplorer']>) {
  return { name, url: rootUrl.replace(/\/+$/, ''), ...(apiUrl && { apiUrl }) }
}

function feesOf(network: Network, options: toViemChain.Options) {
  const own = options.priorityFeePerGas
  if (own === undefined && options.definition?.fees) return options.definition.fees
  return {
    baseFeeMultiplier,
    maxPriorityFeePerGas: own ?? network.priorityFeePerGas ?? priorityFeePerGas,
  }
}
