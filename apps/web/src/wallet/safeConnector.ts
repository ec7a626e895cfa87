import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { WalletProvider } from '@souk/react'
import { getAddress } from 'viem'
import { createConnector } from 'wagmi'
import { createSafeProvider } from './createSafeProvider.js'

/** Only Safe itself may be the parent page. Any other could pose as a wallet. */
const safeOrigins = [/^https:\/\/app\.safe\.global$/]

/** Without an answer within this time, the parent page is not a Safe. */
const answerMs = 2_000

/** Creates a wagmi connector for the Safe that has opened the app. */
export function safeConnector() {
  return createConnector<WalletProvider>((config) => {
    const sdk = new SafeAppsSDK({ allowedDomains: safeOrigins })
    const provider = createSafeProvider({ sdk, chainId: config.chains[0].id })
    const accounts = async () => {
      const { safeAddress } = await sdk.safe.getInfo()
      return [getAddress(safeAddress)] as const
    }
    return {
      id: 'safe',
      name: 'Safe',
      type: 'safe',
      connect: async () => ({
        accounts: (await accounts()) as never,
        chainId: (await sdk.safe.getInfo()).chainId,
      }),
      disconnect: async () => {},
      getAccounts: accounts,
      getChainId: async () => (await sdk.safe.getInfo()).chainId,
      getProvider: async () => provider,
      isAuthorized: () =>
        Promise.race([
          accounts().then(() => true),
          new Promise<boolean>((resolve) => {
            setTimeout(() => resolve(false), answerMs)
          }),
        ]),
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}
