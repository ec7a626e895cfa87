import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { chainLink } from '../market/chainsOf.js'
import { ChainsDialog } from './ChainsDialog.js'
import { chainStateQuery } from './chainState.js'

/** Asks the market of each chain whether it responds. None waits for another. */
export function ChainsDialogContainer({ onClose }: { onClose: () => void }) {
  const { chains = [], chainId: shown } = useInfo()
  const { chainId: walletChain } = useConnection()
  const pathname = useLocation({ select: (location) => location.pathname })
  const states = useQueries({ queries: chains.map(({ path }) => chainStateQuery(path)) })
  return (
    <ChainsDialog
      onClose={onClose}
      chains={chains.map(({ chainId, title, nativeCurrency, ...chain }, index) => ({
        ...{ chainId, title, money: nativeCurrency },
        href: chainLink(chain, pathname),
        isShown: chainId === shown,
        hasWallet: chainId === walletChain,
        state: states[index]?.data,
      }))}
    />
  )
}
