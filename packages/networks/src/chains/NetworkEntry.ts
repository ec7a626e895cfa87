import type { Address } from 'viem'
import type { Provider } from '../batch/batchProvider.js'

/** The currency in which a network is paid for its work. */
export type NativeCurrency = { name: string; symbol: string; decimals: number }

/** Where people look things up. */
export type BlockExplorer = {
  name: string
  /** Without a slash at the end. */
  rootUrl: string
  /** For programs. */
  apiUrl?: string | undefined
}

/** One entry of a network configuration. */
export type Network = {
  chainId: number
  /** Lower-case; URLs are made from it. */
  name: string
  /** As people read it. */
  title: string
  testnet: boolean
  nativeCurrency: NativeCurrency
  blockExplorer?: BlockExplorer | undefined
  /** The registry of ENS. */
  ensAddress?: Address | undefined
  /** The network is only there so that old records can be read. */
  disabled?: boolean | undefined
  /** Where a node answers; a {@link provider} can stand in for it. */
  rpcUrl?: string | undefined
  /** Where a node sends what happens. */
  webSocketUrl?: string | undefined
  /** Answers in place of a node. */
  provider?: Provider | undefined
  /** Who sends transactions for others. */
  relayer?: { url: string } | undefined
  /** Where balances and history are read. */
  indexerUrl?: string | undefined
  /** Multicall3, and the block that holds its deployment where that is known. */
  multicall3?: { address: Address; blockCreated?: number | undefined } | undefined
  /** Wei per gas that go to whoever makes the block, where the common {@link priorityFeePerGas} does not fit. */
  priorityFeePerGas?: bigint | undefined
  /** Where an application begins. */
  isDefaultChain?: boolean | undefined
  /** Where the configuration of wallets lives. */
  isAuthChain?: boolean | undefined
  /** The network came after the specification's list was written. */
  added?: true | undefined
}
