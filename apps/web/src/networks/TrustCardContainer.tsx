import { checkInfo } from '../market/checkInfo.js'
import { useInfo } from '../market/useInfo.js'
import { chainName } from '../market/chainName.js'
import { TrustCard } from './TrustCard.js'

/** Compares the market's word with known facts. */
export function TrustCardContainer() {
  const info = useInfo()
  return <TrustCard check={checkInfo(info)} networkName={chainName(info)} />
}
