import { type Chain, defineChain } from 'viem'
import { baseFeeMultiplier, priorityFeePerGas } from './constants.js'
import type { Network } from './NetworkEntry.js'
import { ChainMismatchError } from './NetworkErrors.js'

/**
 * Makes a network known to viem and wagmi.
 *
 * Fees are such that a transaction is taken even when the base fee doubles before it is: at most twice the base fee and
 * the priority fee, which is 1.5 gwei but for networks that ask for another one.
 *
 * @param network - Any entry.
 * @param options.definition - viem's own definition of the chain, which brings what no configuration can: formatters and
 *   serializers of rollups, block time, fees by the chain's own rules.
 * @param options.priorityFeePerGas - Wei. @default the network's, else 1.5 gwei
 * @throws {ChainMismatchError} when the definition is of another chain.
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
    /** Wei per gas. @default the network's, else 1.5 gwei */
    priorityFeePerGas?: bigint | undefined
  }
  /** A viem chain, with the network's name besides its title. */
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
