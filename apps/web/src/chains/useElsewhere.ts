import type { MarketChain } from '@souk/market'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { otherChains } from '../market/chainsOf.js'
import { useChainsChoice } from './useChainsChoice.js'

/** Returns the other chains that pages show; none if the visitor wants to see one chain only. */
export function useElsewhere(): readonly MarketChain[] {
  const [choice] = useChainsChoice()
  const others = otherChains(useInfo())
  return choice === 'one' ? [] : others
}
