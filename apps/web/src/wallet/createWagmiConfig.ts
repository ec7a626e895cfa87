import type { MarketInfo } from '@souk/market'
import { belowPath } from '@souk/ui/parts/kit/marketPath.js'
import { toChain } from '@souk/ui/parts/wallet/toChain.js'
import { type CreateConnectorFn, createConfig, createStorage, injected } from 'wagmi'
import { demoConnector } from './demoConnector.js'
import { nodeTransport } from './nodeTransport.js'
import { getOwnNode } from './ownNode.js'
import { watchConnector } from './watchConnector.js'

/**
 * Returns the address of the market's own node. Wallets need it absolute; the market may send a path on its own origin.
 *
 * @param base - The path of the chain's market on this origin.
 */
export function nodeUrlOf({ rpcUrl }: Pick<MarketInfo, 'rpcUrl'>, base: string): string {
  return new URL(belowPath(rpcUrl, base), window.location.origin).href
}

/**
 * Configures wagmi for the market's one chain: wallets that announce themselves, the legacy injected wallet if none
 * does, the operator's wallets, watched addresses, and demo wallets on a local market only.
 */
export function createWagmiConfig(
  info: MarketInfo,
  { offered = [], base = '' }: createWagmiConfig.Options = {},
) {
  const rpcUrl = nodeUrlOf(info, base)
  const chain = toChain(info, rpcUrl)
  // Reads go to the node that the reader chose. Demo wallets and watched addresses use the market's own.
  const nodeUrl = getOwnNode(window.localStorage, info.chainId) ?? rpcUrl
  return createConfig({
    chains: [chain],
    connectors: [
      injected(),
      ...offered,
      ...(info.demoAccounts ?? []).map((account) => demoConnector({ account, rpcUrl })),
      watchConnector({ rpcUrl }),
    ],
    multiInjectedProviderDiscovery: true,
    storage: createStorage({ key: 'souk.wallet', storage: window.localStorage }),
    transports: { [chain.id]: nodeTransport(nodeUrl) },
    pollingInterval: 1_000,
  })
}

export declare namespace createWagmiConfig {
  type Options = {
    /** The operator's wallets. */
    offered?: readonly CreateConnectorFn[]
    /** The path of the chain's market on this origin. @default that of the default chain */
    base?: string
  }
}
