import { createTestClient, http, publicActions, walletActions } from 'viem'
import { devchainChain } from './devchainChain.js'

/** A viem client with the node's test methods, for its unlocked accounts. */
export type NodeClient = ReturnType<typeof createNodeClient>

/** Creates a client for one of our nodes, without caching or delays. */
export function createNodeClient(options: { rpcUrl: string; chainId: number }) {
  return createTestClient({
    mode: 'anvil',
    chain: devchainChain(options),
    transport: http(options.rpcUrl, { retryCount: 0, timeout: 60_000 }),
    pollingInterval: 10,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}
