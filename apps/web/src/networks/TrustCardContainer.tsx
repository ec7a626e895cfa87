import { chainName } from '@souk/ui/parts/market/chainName.js'
import { checkInfo } from '@souk/ui/parts/market/checkInfo.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { TrustCard } from './TrustCard.js'

/** Compares the market's word with known facts. */
export function TrustCardContainer() {
  const info = useInfo()
  return <TrustCard check={checkInfo(info)} networkName={chainName(info)} />
}
