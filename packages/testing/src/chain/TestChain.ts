import type { Account, Chain, Hex, HttpTransport, PublicClient, TestClient, WalletClient } from 'viem'

/** A chain that belongs to one test file. Use its members only in hooks and tests, while the chain runs. */
export type TestChain = {
  readonly rpcUrl: string
  readonly chain: Chain
  readonly publicClient: PublicClient<HttpTransport, Chain>
  readonly testClient: TestClient<'anvil', HttpTransport, Chain>
  /** Creates a wallet that signs in this process, without the node. */
  walletClient(account: { privateKey: Hex }): WalletClient<HttpTransport, Chain, Account>
}
