import { chainName } from '@souk/ui/parts/market/chainName.js'
import { nativeOf } from '@souk/ui/parts/market/nativeOf.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import type { ChainButton } from './ChainButton.js'

/** Returns the name of the shown chain, and what the choice of chains shows of it; no choice without others. */
export function useShownChain(): { networkName: string; chain: ChainButton.Chain | undefined } {
  const info = useInfo()
  const networkName = chainName(info)
  return { networkName, chain: info.chains && { title: networkName, symbol: nativeOf(info).symbol } }
}
