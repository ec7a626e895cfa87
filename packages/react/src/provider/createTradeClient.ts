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

/** The part of a wallet's provider (EIP-1193) that is used. */
export type WalletProvider = { request: (request: { method: string; params?: unknown }) => Promise<unknown> }

/** What only the wallet can answer. Its own chain belongs here: a transaction goes to the chain the wallet is on. */
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
 * Makes the client that trades run on: the wallet signs and sends, our own node answers every read.
 *
 * A wallet's node is someone else's and may lag behind or answer with a cache; what is decided on must come from the
 * node that the market follows too.
 *
 * @param options.account - The account that trades.
 * @param options.node - Answers what is read.
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
    /** How often a sent transaction is looked for. @default 500 */
    pollingIntervalMs?: number
  }
  type Result = Client<Transport, Chain, Account>
}
