import { useEffect, useState } from 'react'
import { type Address, UserRejectedRequestError } from 'viem'
import {
  type Connector,
  useConnect,
  useConnection,
  useConnections,
  useConnectors,
  useDisconnect,
  useSwitchConnection,
} from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { formatAddress } from '../format/formatAddress.js'
import { walletWords } from '../i18n/areas/wallet.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { demoConnectorType } from './demoConnector.js'
import { useBalances } from './useBalances.js'
import { WalletDialog } from './WalletDialog.js'
import { isWatchConnector, watchConnectorType } from './watchConnector.js'

/** Connects the wallet dialog to wagmi. */
export function WalletDialogContainer({ open, onClose, onConnected }: WalletDialogContainer.Props) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const words = useArea(walletWords)
  const connection = useConnection()
  const isWatched = connection.connector?.type === watchConnectorType
  const connectors = useConnectors()
  const connect = useConnect()
  const disconnect = useDisconnect()
  const switchTo = useSwitchConnection()
  const others = useConnections().filter(({ connector }) => connector.uid !== connection.connector?.uid)
  const address = connection.status === 'connected' ? connection.address : undefined
  const balances = useBalances(address)
  const scanUri = useScanUri(connect.isPending ? connect.variables.connector : undefined)
  const find = (id: string) => connectors.find((candidate) => candidate.uid === id)
  const connectTo = (connector: Connector | undefined) => {
    if (connector) connect.mutate({ connector }, { onSuccess: ({ accounts }) => onConnected(accounts[0]) })
  }
  const watch = async (wanted: Address) => {
    const connector = connectors.find(({ type }) => type === watchConnectorType)
    if (!connector || !isWatchConnector(connector)) return
    await connector.watch(wanted)
    connectTo(connector)
  }
  const isUnused = ({ uid }: Connector) =>
    uid !== connection.connector?.uid && others.every(({ connector }) => connector.uid !== uid)
  return (
    <WalletDialog
      open={open}
      onClose={onClose}
      wallets={announcedWallets(connectors)
        .filter(isUnused)
        .map(({ uid, name, icon }) => ({
          id: uid,
          name: name === 'Injected' ? words.browserWallet : name,
          icon: icon?.trim(),
        }))}
      offeredWallets={connectors.filter(isUnused).flatMap(({ uid, name, type }) => {
        const detail = offeredDetails(words)[type]
        return detail ? [{ id: uid, name, detail }] : []
      })}
      otherWallets={others.map(({ connector, accounts }) => ({
        id: connector.uid,
        name: connector.name,
        detail: formatAddress(accounts[0]),
      }))}
      demoWallets={connectors
        .filter((connector) => connector.type === demoConnectorType && isUnused(connector))
        .map(({ uid, name, id }) => ({
          id: uid,
          name,
          detail: formatAddress(addressOf(info.demoAccounts, id)),
        }))}
      onConnect={(id) => connectTo(find(id))}
      onUse={(id) => {
        const connector = find(id)
        if (connector) switchTo.mutate({ connector })
      }}
      onWatch={(wanted) => void watch(wanted)}
      scanUri={scanUri}
      connectingId={connect.isPending ? connectingId(connect.variables.connector) : undefined}
      problem={connect.error ? connectProblem(connect.error, words) : undefined}
      wallet={
        address && {
          name: isWatched ? words.watch : (connection.connector?.name ?? words.yours),
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

type Words = (typeof walletWords)['en']

/** Wallets that need something of the market's operator, by the type of their connector. */
function offeredDetails(words: Words): Record<string, string | undefined> {
  return {
    walletConnect: words.walletConnectDetail,
    coinbaseWallet: words.coinbaseDetail,
    safe: words.safeDetail,
  }
}

/** What a wallet on a phone has to scan; a connector says so while it waits. */
function useScanUri(connecting: unknown): string | undefined {
  const [uri, setUri] = useState<string>()
  useEffect(() => {
    setUri(undefined)
    if (!isConnector(connecting)) return
    const onMessage = (message: { type: string; data?: unknown }) => {
      if (message.type === 'display_uri' && typeof message.data === 'string') setUri(message.data)
    }
    connecting.emitter.on('message', onMessage)
    return () => connecting.emitter.off('message', onMessage)
  }, [connecting])
  return uri
}

function isConnector(value: unknown): value is Connector {
  return typeof value === 'object' && value !== null && 'uid' in value && 'emitter' in value
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
  return isConnector(connector) ? connector.uid : undefined
}

function connectProblem(error: Error, words: Words): string {
  return error instanceof UserRejectedRequestError ? words.declined : words.silent
}
