import type { Account, Chain, Hex, HttpTransport, PublicClient, TestClient, WalletClient } from 'viem'

/** A chain that belongs to one test file. Its members may be read in hooks and tests only, once the chain runs. */
export type TestChain = {
  readonly rpcUrl: string
  readonly chain: Chain
  readonly publicClient: PublicClient<HttpTransport, Chain>
  readonly testClient: TestClient<'anvil', HttpTransport, Chain>
  /** A wallet that signs here, without asking the node. */
  walletClient(account: { privateKey: Hex }): WalletClient<HttpTransport, Chain, Account>
}
