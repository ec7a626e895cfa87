import {
  type Account,
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  type EIP1193RequestFn,
  type Transport,
} from 'viem'

/** The required part of a wallet's provider (EIP-1193). */
export type WalletProvider = { request: (request: { method: string; params?: unknown }) => Promise<unknown> }

/**
 * Methods that only the wallet can answer. They include its chain, because a transaction goes to the chain of the
 * wallet.
 */
const walletMethods = new Set([
  'eth_chainId',
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'personal_sign',
])

function isForWallet(method: string): boolean {
  return walletMethods.has(method) || method.startsWith('wallet_') || method.startsWith('eth_signTypedData')
}

/**
 * Creates the client for trades: the wallet signs and sends, and our own node answers all reads.
 *
 * The wallet's node belongs to someone else and may lag behind or answer from a cache. Decisions must use data from the
 * node that the market follows too.
 *
 * @param options.account - The account that trades.
 * @param options.node - Answers reads.
 * @param options.provider - The wallet.
 */
export function createTradeClient(options: createTradeClient.Options): createTradeClient.Result {
  const { account, chain, node, provider } = options
  return createClient({
    account,
    chain,
    pollingInterval: options.pollingIntervalMs ?? 500,
    transport: custom(
      {
        request: ({ method, params }) =>
          isForWallet(method)
            ? provider.request({ method, params })
            : (node.request as EIP1193RequestFn)({ method, params } as Parameters<EIP1193RequestFn>[0]),
      },
      { retryCount: 0 },
    ),
  })
}

export declare namespace createTradeClient {
  type Options = {
    account: Address
    chain: Chain
    /** A client whose node answers reads. */
    node: Client
    provider: WalletProvider
    /** How often to look for the receipt of a transaction. @default 500 */
    pollingIntervalMs?: number
  }
  type Result = Client<Transport, Chain, Account>
}
