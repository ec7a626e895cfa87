import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useConnection, useSwitchChain } from 'wagmi'
import { useInfo } from '../market/useInfo.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { MarketBanner } from './MarketBanner.js'
import { NetworkBanner } from './NetworkBanner.js'

/** Says above every page that the wallet is on another network, or that the market does not answer. */
export function BannersContainer({ isAway }: { isAway: boolean }) {
  return (
    <>
      <NetworkBannerContainer />
      {isAway && <MarketBannerContainer />}
    </>
  )
}

/** Repeats all requests of the page. */
function MarketBannerContainer() {
  const queryClient = useQueryClient()
  const busy = useIsFetching() > 0
  return <MarketBanner busy={busy} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
}

function NetworkBannerContainer() {
  const info = useInfo()
  const connection = useConnection()
  const switchChain = useSwitchChain()
  if (connection.status !== 'connected' || connection.chainId === info.chainId) return null
  return (
    <NetworkBanner
      networkName={chainName(info)}
      onSwitch={() => switchChain.mutate({ chainId: info.chainId })}
      switching={switchChain.isPending}
      failed={switchChain.isError}
    />
  )
}
