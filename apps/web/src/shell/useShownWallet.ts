import { useEnsRecords } from '@souk/ui/parts/names/useNames.js'
import { useConnection } from 'wagmi'
import { demoConnectorType } from '../wallet/demoConnector.js'
import { useWalletNetwork } from '../wallet/useWalletNetwork.js'
import { watchConnectorType } from '../wallet/watchConnector.js'

/** Returns the connected wallet as the frame shows it, and whether it can sign. */
export function useShownWallet() {
  const { address, connector } = useConnection()
  const record = useEnsRecords()(address)
  const elsewhere = useWalletNetwork()
  const wallet = address && {
    name: connector?.name ?? 'Wallet',
    address,
    ensName: record?.name,
    isDemo: connector?.type === demoConnectorType,
    elsewhere,
  }
  return { wallet, canTrade: address !== undefined && connector?.type !== watchConnectorType }
}
