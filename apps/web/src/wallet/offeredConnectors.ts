import type { WalletOffers } from '@souk/market'
import type { CreateConnectorFn } from 'wagmi'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { safeConnector } from './safeConnector.js'

/**
 * Makes the connectors that the market's operator has set up, besides the wallets of the browser. Their libraries are
 * fetched when one of them is used.
 */
export function offeredConnectors(wallets: WalletOffers): CreateConnectorFn[] {
  const { walletConnectProjectId: projectId } = wallets
  const isFramed = window.parent !== window
  return [
    // The code to scan is drawn in our own dialog.
    ...(projectId ? [walletConnect({ projectId, showQrModal: false })] : []),
    ...(wallets.coinbase ? [coinbaseWallet({ appName: 'Souk', preference: { options: 'all' } })] : []),
    ...(wallets.safe && isFramed ? [safeConnector()] : []),
  ]
}
