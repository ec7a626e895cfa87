import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useConnection, useSwitchChain } from 'wagmi'
import { latePart } from '../lazy/latePart.js'
import { useInfo } from '../market/useInfo.js'
import { useMarketCheck } from '../market/useMarketCheck.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { MarketBanner } from './MarketBanner.js'
import { NetworkBanner } from './NetworkBanner.js'

const TrustBanner = latePart(async () => (await import('./TrustBanner.js')).TrustBanner)

/**
 * Says above every page that the market contradicts known facts or does not answer, or that the wallet is on another
 * network.
 */
export function BannersContainer({ isAway }: { isAway: boolean }) {
  return (
    <>
      <TrustBannerContainer />
      <NetworkBannerContainer />
      {isAway && <MarketBannerContainer />}
    </>
  )
}

function TrustBannerContainer() {
  const networkName = chainName(useInfo())
  const isContradicted = (useMarketCheck()?.contradictions.length ?? 0) > 0
  return isContradicted && <TrustBanner networkName={networkName} />
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
