import { chainName } from '@souk/ui/parts/market/chainName.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { ChainsChoice } from './ChainsChoice.js'
import { useChainsChoice } from './useChainsChoice.js'

/** Selects whether pages show one chain or all. Renders nothing if the market has only one. */
export function ChainsBarContainer() {
  const info = useInfo()
  const [choice, onChoice] = useChainsChoice()
  return info.chains ? <ChainsChoice title={chainName(info)} choice={choice} onChoice={onChoice} /> : null
}
