import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { WalletProvider } from '@souk/react'
import { getAddress } from 'viem'
import { createConnector } from 'wagmi'
import { createSafeProvider } from './createSafeProvider.js'

/** Only Safe itself may be the page around the app; anything else could answer as if it were a wallet. */
const safeOrigins = [/^https:\/\/app\.safe\.global$/]

/** A Safe that nobody answers for is none: the page around the app is another. */
const answerMs = 2_000

/** A wagmi connector for the Safe that the app was opened in. */
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
