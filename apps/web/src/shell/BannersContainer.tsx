import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { chainName } from '@souk/ui/parts/market/chainName.js'
import { isSilent, type MarketState } from '@souk/ui/parts/market/marketState.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useSwitchChain } from 'wagmi'
import { useMarketCheck } from '../market/useMarketCheck.js'
import { useWalletNetwork } from '../wallet/useWalletNetwork.js'
import { MarketBanner } from './MarketBanner.js'
import { NetworkBanner } from './NetworkBanner.js'

const TrustBanner = latePart(async () => (await import('./TrustBanner.js')).TrustBanner)

/**
 * Says above every page that the market contradicts known facts or does not answer, or that the wallet is on another
 * network.
 */
export function BannersContainer({ state }: { state: MarketState }) {
  return (
    <>
      <TrustBannerContainer />
      <NetworkBannerContainer />
      {isSilent(state) && <MarketBannerContainer isOffline={state === 'offline'} />}
    </>
  )
}

function TrustBannerContainer() {
  const networkName = chainName(useInfo())
  const isContradicted = (useMarketCheck()?.contradictions.length ?? 0) > 0
  return isContradicted && <TrustBanner networkName={networkName} />
}

/** Repeats all requests of the page. */
function MarketBannerContainer({ isOffline }: { isOffline: boolean }) {
  const queryClient = useQueryClient()
  const busy = useIsFetching() > 0
  return (
    <MarketBanner
      isOffline={isOffline}
      busy={busy}
      onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
    />
  )
}

function NetworkBannerContainer() {
  const info = useInfo()
  const switchChain = useSwitchChain()
  const walletNetwork = useWalletNetwork()
  if (!walletNetwork) return null
  return (
    <NetworkBanner
      networkName={chainName(info)}
      walletNetwork={walletNetwork}
      onSwitch={() => switchChain.mutate({ chainId: info.chainId })}
      switching={switchChain.isPending}
      failed={switchChain.isError}
    />
  )
}
