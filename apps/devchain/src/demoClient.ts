import {
  type Chain,
  createWalletClient,
  type HttpTransport,
  http,
  type PrivateKeyAccount,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { DemoAccount } from './demo/demo.js'
import { devchainChain } from './node/devchainChain.js'

/**
 * Creates a viem client that signs and sends for an account of the demo. In an app, the wallet takes its place.
 *
 * @param options.account - One of `demo.accounts`, or another account with a key.
 * @param options.rpcUrl - The node's HTTP URL.
 * @param options.chainId - @default 31337
 *
 * @example
 * const client = demoClient({ account: demo.accounts[0], rpcUrl: 'http://127.0.0.1:8545' })
 */
export function demoClient(options: demoClient.Options): demoClient.Result {
  const { account, ...chain } = options
  return createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain: devchainChain(chain),
    transport: http(),
    pollingInterval: 50,
  })
}

export declare namespace demoClient {
  type Options = devchainChain.Options & { account: Pick<DemoAccount, 'privateKey'> }
  type Result = WalletClient<HttpTransport, Chain, PrivateKeyAccount>
}
