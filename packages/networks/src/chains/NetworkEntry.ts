import type { Address } from 'viem'
import type { Provider } from '../batch/batchProvider.js'

/** The native currency of a network, which pays for gas. */
export type NativeCurrency = { name: string; symbol: string; decimals: number }

/** A block explorer. */
export type BlockExplorer = {
  name: string
  /** Without a slash at the end. */
  rootUrl: string
  /** The address of its API. */
  apiUrl?: string | undefined
}

/** When blocks of a chain stop being replaced. */
export type Finality = {
  /** The number of later blocks above which a block is not expected to be replaced. */
  blocks: number
  /** Whether nodes of the chain are known to answer the block tag `finalized`. */
  hasTag: boolean
}

/** One entry of a network configuration. An absent fact is not known; it does not mean "none". */
export type Network = {
  chainId: number
  /** In lower case. URLs contain it. */
  name: string
  /** The name for display. */
  title: string
  testnet: boolean
  nativeCurrency: NativeCurrency
  blockExplorer?: BlockExplorer | undefined
  /** The registry of ENS. */
  ensAddress?: Address | undefined
  /** Whether the network exists only so that old records can be read. */
  disabled?: boolean | undefined
  /** The URL of a node. A {@link provider} can replace it. */
  rpcUrl?: string | undefined
  /** The URL at which a node sends events. */
  webSocketUrl?: string | undefined
  /** Answers instead of a node. */
  provider?: Provider | undefined
  /** The service that sends transactions for others. */
  relayer?: { url: string } | undefined
  /** The service that returns balances and history. */
  indexerUrl?: string | undefined
  /** The Multicall3 contract, and the block of its deployment if known. */
  multicall3?: { address: Address; blockCreated?: number | undefined } | undefined
  /** The priority fee in wei per gas, if it differs from the common {@link priorityFeePerGas}. */
  priorityFeePerGas?: bigint | undefined
  /** The contract that wraps and unwraps the native currency. */
  wrappedNative?: Address | undefined
  /** The currency that marketplaces use for offers, if it is not {@link wrappedNative}. */
  offerCurrency?: Address | undefined
  /** The usual time between blocks, in milliseconds. */
  blockTimeMs?: number | undefined
  finality?: Finality | undefined
  /** `'layer1'` if `block.number` in contracts is the number of a block of the chain below, as on Arbitrum. */
  blockNumber?: 'layer1' | undefined
  /** The first block whose Bloom filter tells of all its logs. Absent where the filters of all blocks do. */
  fullBloomsFrom?: number | undefined
  /** How the chain charges for publishing transactions on the chain below, in addition to gas. */
  layer1Fee?: 'opStack' | 'arbitrum' | undefined
  /** Whether apps start on this network. */
  isDefaultChain?: boolean | undefined
  /** Whether the configuration of wallets is on this network. */
  isAuthChain?: boolean | undefined
  /** Whether the network was added after the specification's list. */
  added?: true | undefined
}
