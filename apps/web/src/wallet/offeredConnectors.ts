import type { WalletOffers } from '@souk/market'
import type { CreateConnectorFn } from 'wagmi'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { safeConnector } from './safeConnector.js'

/** Creates the operator's connectors, besides the wallets of the browser. Their libraries load on use. */
export function offeredConnectors(wallets: WalletOffers): CreateConnectorFn[] {
  const { walletConnectProjectId: projectId } = wallets
  const isFramed = window.parent !== window
  return [
    // The app's own dialog draws the QR code.
    ...(projectId ? [walletConnect({ projectId, showQrModal: false })] : []),
    ...(wallets.coinbase ? [coinbaseWallet({ appName: 'Souk', preference: { options: 'all' } })] : []),
    ...(wallets.safe && isFramed ? [safeConnector()] : []),
  ]
}
