import type { MarketInfo } from '@souk/market'
import { ProviderMissingError, useSouk } from '@souk/react'

/** Returns the market's configuration. The app only renders once it is known. */
export function useInfo(): MarketInfo {
  const { info } = useSouk()
  if (!info) throw new ProviderMissingError()
  return info
}
