import { type Address, UserRejectedRequestError } from 'viem'
import { type Connector, useConnect, useConnection, useConnectors, useDisconnect } from 'wagmi'
import { formatAddress } from '../format/formatAddress.js'
import { useDesk } from '../frame/trade.js'
import { useInfo } from '../frame/useInfo.js'
import { demoConnectorType } from './demoConnector.js'
import { useBalances } from './useBalances.js'
import { WalletDialog } from './WalletDialog.js'

/** Connects the wallet dialog to wagmi. */
export function WalletDialogContainer({ open, onClose, onConnected }: WalletDialogContainer.Props) {
  const info = useInfo()
  const desk = useDesk()
  const connection = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  const disconnect = useDisconnect()
  const address = connection.status === 'connected' ? connection.address : undefined
  const balances = useBalances(address)
  const connectTo = (id: string) => {
    const connector = connectors.find((candidate) => candidate.uid === id)
    if (connector) connect.mutate({ connector }, { onSuccess: ({ accounts }) => onConnected(accounts[0]) })
  }
  return (
    <WalletDialog
      open={open}
      onClose={onClose}
      wallets={announcedWallets(connectors).map(({ uid, name, icon }) => ({
        id: uid,
        name: name === 'Injected' ? 'Browser wallet' : name,
        icon: icon?.trim(),
      }))}
      demoWallets={connectors
        .filter(
          (connector) => connector.type === demoConnectorType && connector.uid !== connection.connector?.uid,
        )
        .map(({ uid, name, id }) => ({
          id: uid,
          name,
          detail: formatAddress(addressOf(info.demoAccounts, id)),
        }))}
      onConnect={connectTo}
      connectingId={connect.isPending ? connectingId(connect.variables.connector) : undefined}
      problem={connect.error ? connectProblem(connect.error) : undefined}
      wallet={address && { name: connection.connector?.name ?? 'Wallet', address, balances }}
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

/** Wallets that announce themselves; the one nameless wallet of old only where none does. */
function announcedWallets(connectors: readonly Connector[]): readonly Connector[] {
  const injected = connectors.filter((connector) => connector.type === 'injected')
  const announced = injected.filter((connector) => connector.id !== 'injected')
  if (announced.length > 0) return announced
  return 'ethereum' in window ? injected : []
}

function addressOf(accounts: readonly { address: string }[] | undefined, connectorId: string): string {
  return accounts?.find(({ address }) => connectorId === `demo-${address.toLowerCase()}`)?.address ?? ''
}

function connectingId(connector: unknown): string | undefined {
  return typeof connector === 'object' && connector !== null && 'uid' in connector
    ? String(connector.uid)
    : undefined
}

function connectProblem(error: Error): string {
  if (error instanceof UserRejectedRequestError) return 'You declined in the wallet. Nothing was connected.'
  return 'The wallet did not answer. Open it, unlock it, and try again.'
}
