import type { MarketInfo } from '@souk/market'
import { ProviderMissingError, useSouk } from '@souk/react'

/** Returns what the market says about itself; the app is not shown before it is known. */
export function useInfo(): MarketInfo {
  const { info } = useSouk()
  if (!info) throw new ProviderMissingError()
  return info
}
