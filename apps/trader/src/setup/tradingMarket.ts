import { Market } from '@souk/market/flows'
import type { Order } from '@souk/seaport'
import { type Account, createClient, custom, type EIP1193RequestFn } from 'viem'
import type { Shop } from './connect.js'
import type { Signer } from './Signer.js'

/** Methods that only the wallet answers. Everything else is read from the node that the market follows too. */
const ofWallet = new Set(['eth_accounts', 'eth_requestAccounts', 'eth_sendTransaction', 'personal_sign'])

function isForWallet(method: string): boolean {
  return ofWallet.has(method) || method.startsWith('wallet_') || method.startsWith('eth_signTypedData')
}

/**
 * Creates the market of a wallet.
 *
 * @param options.gate - Judges each request right before the wallet receives it, and throws to refuse it.
 */
export function tradingMarket(shop: Shop, options: tradingMarket.Options): Market.Market<Account> {
  const { signer, gate, onWarning } = options
  const { chain, node, info } = shop
  const request = async ({ method, params }: Order.WalletRequest) => {
    if (!isForWallet(method))
      return (node.request as EIP1193RequestFn)({ method, params } as Parameters<EIP1193RequestFn>[0])
    await gate({ method, params })
    return signer.request({ method, params })
  }
  const client = createClient({
    account: signer.address,
    chain,
    pollingInterval: 500,
    transport: custom({ request: request as EIP1193RequestFn }, { retryCount: 0 }),
  })
  return Market.from({
    client,
    api: shop.api,
    seaport: { address: info.seaport, defaultConduitKey: info.conduitKey },
    ...(info.wrappedNative ? { wrappedNative: info.wrappedNative } : undefined),
    trustedZones: info.auction ? [info.auction.zone] : [],
    logger: { warn: onWarning },
  })
}

export declare namespace tradingMarket {
  type Options = {
    signer: Signer
    gate: (request: Order.WalletRequest) => void | Promise<void>
    onWarning: (message: string) => void
  }
}
