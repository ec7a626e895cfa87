import type { MarketInfo } from '@souk/market'
import { formatAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Connector } from 'wagmi'
import type { walletWords } from '../i18n/areas/wallet.js'
import { demoConnectorType } from './demoConnector.js'
import type { WalletDialog } from './WalletDialog.js'

type Lists = Pick<WalletDialog.Props, 'wallets' | 'offeredWallets' | 'otherWallets' | 'demoWallets'>
type Connected = { connector: Connector; accounts: readonly [string, ...string[]] }

/** Lists the wallets that can be connected, and the connected ones that are not in use. */
export function listWallets(
  connectors: readonly Connector[],
  about: {
    used: Connector | undefined
    others: readonly Connected[]
    info: Pick<MarketInfo, 'demoAccounts'>
    words: Words
  },
): Lists {
  const { used, others, info, words } = about
  const unused = connectors.filter(
    ({ uid }) => uid !== used?.uid && others.every(({ connector }) => connector.uid !== uid),
  )
  const details = offeredDetails(words)
  return {
    wallets: announcedWallets(connectors)
      .filter((connector) => unused.includes(connector))
      .map(({ uid, name, icon }) => ({
        id: uid,
        name: name === 'Injected' ? words.browserWallet : name,
        icon: icon?.trim(),
      })),
    offeredWallets: unused.flatMap(({ uid, name, type }) => {
      const detail = details[type]
      return detail ? [{ id: uid, name, detail }] : []
    }),
    otherWallets: others.map(({ connector, accounts: [first] }) => ({
      id: connector.uid,
      name: connector.name,
      detail: formatAddress(first),
    })),
    demoWallets: unused
      .filter(({ type }) => type === demoConnectorType)
      .map(({ uid, name, id }) => ({
        id: uid,
        name,
        detail: formatAddress(addressOf(info.demoAccounts, id)),
      })),
  }
}

type Words = (typeof walletWords)['en']

/** Descriptions of the operator's wallets, by the type of their connector. */
function offeredDetails(words: Words): Record<string, string | undefined> {
  return {
    walletConnect: words.walletConnectDetail,
    coinbaseWallet: words.coinbaseDetail,
    safe: words.safeDetail,
  }
}

/** Lists wallets that announce themselves, or the unnamed legacy wallet if none does. */
function announcedWallets(connectors: readonly Connector[]): readonly Connector[] {
  const injected = connectors.filter((connector) => connector.type === 'injected')
  const announced = injected.filter((connector) => connector.id !== 'injected')
  if (announced.length > 0) return announced
  return 'ethereum' in window ? injected : []
}

function addressOf(accounts: readonly { address: string }[] | undefined, connectorId: string): string {
  return accounts?.find(({ address }) => connectorId === `demo-${address.toLowerCase()}`)?.address ?? ''
}
