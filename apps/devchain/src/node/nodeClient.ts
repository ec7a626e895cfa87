import {
  type Chain,
  type Client,
  createTestClient,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  type WalletActions,
  walletActions,
} from 'viem'
import { devchainChain } from './devchainChain.js'

/** A viem client with the node's test methods, for its unlocked accounts. */
export type NodeClient = Client<
  HttpTransport,
  Chain,
  undefined,
  undefined,
  TestActions & PublicActions<HttpTransport, Chain> & WalletActions<Chain>
>

/** Creates a client for one of our nodes, without caching or delays. */
export function createNodeClient(options: { rpcUrl: string; chainId: number }): NodeClient {
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
