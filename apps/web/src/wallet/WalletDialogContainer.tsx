import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useBalances } from '@souk/ui/parts/wallet/useBalances.js'
import type { Address } from 'viem'
import { useConnection, useConnections, useDisconnect } from 'wagmi'
import { walletWords } from '../i18n/areas/wallet.js'
import { listWallets } from './listWallets.js'
import { useConnecting } from './useConnecting.js'
import { WalletDialog } from './WalletDialog.js'
import { watchConnectorType } from './watchConnector.js'

/** Connects the wallet dialog to wagmi. */
export function WalletDialogContainer({ open, onClose, onConnected }: WalletDialogContainer.Props) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const words = useArea(walletWords)
  const { connector: used, status, ...connection } = useConnection()
  const isWatched = used?.type === watchConnectorType
  const disconnect = useDisconnect()
  const others = useConnections().filter(({ connector }) => connector.uid !== used?.uid)
  const address = status === 'connected' ? connection.address : undefined
  const balances = useBalances(address)
  const { connectors, view } = useConnecting({ words, onConnected })
  return (
    <WalletDialog
      open={open}
      onClose={onClose}
      {...listWallets(connectors, { used, others, info, words })}
      {...view}
      wallet={
        address && {
          name: isWatched ? words.watch : (used?.name ?? words.yours),
          address,
          isWatched,
          balances,
        }
      }
      onWrap={() => {
        onClose()
        desk.trade({ kind: 'wrap' })
      }}
      onDisconnect={() => disconnect.mutate({})}
    />
  )
}

export declare namespace WalletDialogContainer {
  type Props = { open: boolean; onClose: () => void; onConnected: (address: Address) => void }
}
