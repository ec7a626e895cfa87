import { type Address, UserRejectedRequestError } from 'viem'
import { type Connector, useConnect, useConnectors, useSwitchConnection } from 'wagmi'
import type { walletWords } from '../i18n/areas/wallet.js'
import { isConnector } from './isConnector.js'
import { useScanUri } from './useScanUri.js'
import { isWatchConnector, watchConnectorType } from './watchConnector.js'

/** Connects a wallet, switches to a connected one, or watches an address. */
export function useConnecting(options: {
  words: (typeof walletWords)['en']
  onConnected: (address: Address) => void
}) {
  const { words, onConnected } = options
  const connectors = useConnectors()
  const connect = useConnect()
  const switchTo = useSwitchConnection()
  const connecting = connect.isPending ? connect.variables.connector : undefined
  const scanUri = useScanUri(connecting)
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
  return {
    connectors,
    view: {
      scanUri,
      connectingId: isConnector(connecting) ? connecting.uid : undefined,
      problem: connect.error ? problemText(connect.error, words) : undefined,
      onConnect: (id: string) => connectTo(find(id)),
      onUse: (id: string) => {
        const connector = find(id)
        if (connector) switchTo.mutate({ connector })
      },
      onWatch: (wanted: Address) => void watch(wanted),
    },
  }
}

function problemText(error: Error, words: (typeof walletWords)['en']): string {
  return error instanceof UserRejectedRequestError ? words.declined : words.silent
}
