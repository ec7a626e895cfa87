import { createMarketApi, getMarketInfo } from '@souk/market'
import { jsonRpcBatchTransport, multicallTransport } from '@souk/networks'
import { type Config, createConfig, createStorage, injected } from 'wagmi'
import { type BrowserStorage, browserStorage } from '../kit/browserStorage.js'
import { belowPath } from '../kit/marketPath.js'
import { toChain } from '../wallet/toChain.js'

/**
 * Reads what a market is, and configures wagmi for its chain: wallets that announce themselves (EIP-6963), or else the one
 * that the browser has.
 *
 * @param url - The address of the market.
 */
export async function walletConfig(url: string): Promise<Config> {
  const info = await getMarketInfo(createMarketApi({ chain: '', baseUrl: url }))
  const rpcUrl = new URL(belowPath(info.rpcUrl, new URL(url).pathname.replace(/\/$/, '')), url).href
  const chain = toChain(info, rpcUrl)
  return createConfig({
    chains: [chain],
    connectors: hasOnlyInjected() ? [injected()] : [],
    multiInjectedProviderDiscovery: true,
    // The page may use wagmi too, with its usual key.
    storage: createStorage({ key: 'souk.elements', storage: keepQuietly(browserStorage()) }),
    transports: { [chain.id]: multicallTransport(jsonRpcBatchTransport(rpcUrl), { timeWindow: 0 }) },
    pollingInterval: 1_000,
  })
}

/** Ignores that a full or forbidden storage keeps nothing, as wagmi does with its own. The visitor then connects again next time. */
function keepQuietly(storage: BrowserStorage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, text) => {
      try {
        storage.setItem(key, text)
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
      }
    },
  }
}

/** Tells whether the browser has a wallet, and none that announces itself. Wallets answer at once. */
function hasOnlyInjected(): boolean {
  let isAnnounced = false
  const note = () => {
    isAnnounced = true
  }
  window.addEventListener('eip6963:announceProvider', note)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', note)
  return !isAnnounced && 'ethereum' in window
}
