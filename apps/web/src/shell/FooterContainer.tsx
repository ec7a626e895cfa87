import { chainName } from '@souk/ui/parts/market/chainName.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useMarketCheck } from '../market/useMarketCheck.js'
import { Footer } from './Footer.js'
import { useTools } from './ways.js'

/** Names the network and the contracts that the market uses. */
export function FooterContainer() {
  const info = useInfo()
  return (
    <Footer
      marketName={info.name}
      networkName={chainName(info)}
      chainId={info.chainId}
      seaport={info.seaport}
      tools={useTools()}
      isUnknown={(useMarketCheck()?.unknown.length ?? 0) > 0}
    />
  )
}
