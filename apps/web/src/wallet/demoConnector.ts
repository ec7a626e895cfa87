import type { DemoAccount } from '@souk/market'
import type { WalletProvider } from '@souk/react'
import { getAddress } from 'viem'
import { createConnector } from 'wagmi'
import { createDemoProvider } from './createDemoProvider.js'

/** Marks connectors that sign with a public key. */
export const demoConnectorType = 'souk-demo'

/** A wagmi connector for one demo wallet of the local chain. */
export function demoConnector(options: { account: DemoAccount; rpcUrl: string }) {
  const { account } = options
  const id = `demo-${account.address.toLowerCase()}`
  const connectedKey = `${id}.connected` as const
  return createConnector<WalletProvider, Record<string, unknown>, Record<string, boolean>>((config) => {
    const chain = config.chains[0]
    const provider = createDemoProvider({ account, chain, rpcUrl: options.rpcUrl })
    const address = getAddress(account.address)
    return {
      id,
      name: account.name,
      type: demoConnectorType,
      async connect() {
        await config.storage?.setItem(connectedKey, true)
        return { accounts: [address] as never, chainId: chain.id }
      },
      async disconnect() {
        await config.storage?.removeItem(connectedKey)
      },
      getAccounts: async () => [address],
      getChainId: async () => chain.id,
      getProvider: async () => provider,
      isAuthorized: async () => (await config.storage?.getItem(connectedKey)) === true,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}
