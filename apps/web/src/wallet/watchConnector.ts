import type { WalletProvider } from '@souk/react'
import { WatchOnlyError } from '@souk/words/errors'
import { type Address, getAddress, isAddress, numberToHex, UnsupportedProviderMethodError } from 'viem'
import { createConnector } from 'wagmi'
import { walletTransport } from './nodeTransport.js'

/** Marks the connector of a watched address. */
export const watchConnectorType = 'souk-watch'

const addressKey = 'watch.address'

/**
 * Creates a wagmi connector for an address without its key: the visitor's own on another device, or another
 * account's. It reads, and refuses every request that needs the key.
 */
export function watchConnector(options: { rpcUrl: string }) {
  return createConnector<
    WalletProvider,
    { watch: (address: Address) => Promise<void> },
    Record<string, string>
  >((config) => {
    const chain = config.chains[0]
    const stored = async (): Promise<readonly Address[]> => {
      const address = await config.storage?.getItem(addressKey)
      return address && isAddress(address, { strict: false }) ? [getAddress(address.toLowerCase())] : []
    }
    return {
      id: watchConnectorType,
      name: 'Watch',
      type: watchConnectorType,
      async watch(address) {
        await config.storage?.setItem(addressKey, address)
      },
      async connect() {
        return { accounts: (await stored()) as never, chainId: chain.id }
      },
      async disconnect() {
        await config.storage?.removeItem(addressKey)
      },
      getAccounts: stored,
      getChainId: async () => chain.id,
      getProvider: async () =>
        createWatchProvider({ chainId: chain.id, rpcUrl: options.rpcUrl, accounts: stored }),
      isAuthorized: async () => (await stored()).length > 0,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}

function createWatchProvider(options: {
  chainId: number
  rpcUrl: string
  accounts: () => Promise<readonly Address[]>
}): WalletProvider {
  const node = walletTransport(options.rpcUrl)({})
  return {
    request: async ({ method, params }) => {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return options.accounts()
      if (method === 'eth_chainId') return numberToHex(options.chainId)
      if (/sign|^eth_send|^wallet_/i.test(method))
        throw new UnsupportedProviderMethodError(new WatchOnlyError({ method }), { method })
      return node.request({ method, params } as Parameters<typeof node.request>[0])
    },
  }
}

/** Tells whether a connector is that of a watched address. */
export function isWatchConnector<connector extends object>(
  connector: connector,
): connector is connector & { watch: (address: Address) => Promise<void> } {
  return 'watch' in connector
}
